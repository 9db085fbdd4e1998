import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { floorText, formatDayShort, formatHours, stairwayText } from '@sporta/domain';
import PDFDocument from 'pdfkit';
import { barsOf, drawBars, printable } from '../documents/index.ts';
import type { OrderView } from '../order-book/index.ts';
import type { CrateRow } from './crates.repo.ts';
import { crateCode } from './crates.ts';

const millimetre = 72 / 25.4;
/** A label of thermal printers: 100 × 70 mm. */
const width = 100 * millimetre;
const height = 70 * millimetre;
const margin = 5 * millimetre;
const room = width - 2 * margin;
/** Ten millimetres at least, or scanners do not read it. */
const barsHeight = 12 * millimetre;
const temperatureWords = { dry: 'SECCO', chilled: 'FRESCO', frozen: 'GELO' } as const;

type Pdf = InstanceType<typeof PDFDocument>;
type LabelledOrder = Pick<
  OrderView,
  'orderNumber' | 'lastName' | 'firstName' | 'address' | 'slotDay' | 'slotBegin' | 'slotEnd' | 'deliveryServiceId'
>;

export interface LabelFacts {
  /** Crates of the order: "2 / 4". */
  all: number;
  /** Once it is planned. */
  stop: { round: number; stop: number } | undefined;
  madeAt: Date;
}

/**
 * Labels of crates as PDF, one a page, to be read from afar: which crate of how many, how cold it is kept, for whom and where,
 * with which round. No telephone and nothing of what is inside: everybody who passes can read it.
 */
export function renderLabels(
  order: LabelledOrder,
  crates: readonly CrateRow[],
  { all, stop, madeAt }: LabelFacts,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    lang: 'it',
    info: { Title: `Casse ${order.orderNumber}`, Author: 'Sporta', CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const crate of crates) {
    pdf.addPage();
    writeNumber(pdf, crate.number, all);
    writeWay(pdf, order, crate, stop);
    writeName(pdf, order);
    writeBars(pdf, order, crate);
  }
  pdf.end();
  return done;
}

function writeNumber(pdf: Pdf, number: number, all: number): void {
  pdf.fillColor('#000000').font('Helvetica-Bold').fontSize(46);
  pdf.text(String(number), margin, margin - 4, { lineBreak: false });
  const left = margin + pdf.widthOfString(String(number)) + 6;
  pdf
    .font('Helvetica')
    .fontSize(22)
    .text(`/ ${all}`, left, margin + 16, { lineBreak: false });
}

/** How cold, white on black; then the round and the slot. */
function writeWay(
  pdf: Pdf,
  { slotDay, slotBegin, slotEnd, deliveryServiceId }: LabelledOrder,
  { temperature }: CrateRow,
  stop: LabelFacts['stop'],
): void {
  const word = temperatureWords[temperature];
  pdf.font('Helvetica-Bold').fontSize(14);
  const box = pdf.widthOfString(word) + 20;
  pdf.roundedRect(width - margin - box, margin, box, 20, 4).fill('#000000');
  pdf.fillColor('#ffffff').text(word, width - margin - box, margin + 4, { width: box, align: 'center' });
  const right = { width: room, align: 'right' as const, lineBreak: false };
  const way =
    deliveryServiceId === deliveryServiceIds.pickup
      ? 'Ritiro'
      : stop
        ? `Giro ${stop.round} · ${stop.stop}`
        : deliveryServiceId === deliveryServiceIds.locker
          ? 'Locker'
          : '';
  pdf
    .fillColor('#000000')
    .fontSize(15)
    .text(way, margin, margin + 26, right);
  const when = `${formatDayShort(slotDay)}, ${formatHours({ beginTime: slotBegin, endTime: slotEnd })}`;
  pdf
    .font('Helvetica')
    .fontSize(10)
    .text(printable(when), margin, margin + 44, right);
}

/** What does not fit its line is cut: the bars below say it all. */
function writeName(pdf: Pdf, { lastName, firstName, address }: LabelledOrder): void {
  const line = { width: room, height: 20, ellipsis: true };
  pdf
    .font('Helvetica-Bold')
    .fontSize(18)
    .text(printable(lastName || firstName), margin, margin + 66, line);
  const { address1, addressNumber, stairway, floor } = address;
  const where = [
    [address1, addressNumber].filter(Boolean).join(' '),
    stairway ? stairwayText(stairway) : '',
    floor ? floorText(floor) : '',
  ];
  pdf.font('Helvetica').fontSize(11);
  pdf.text(printable(where.filter(Boolean).join(', ')), margin, margin + 87, { ...line, height: 14 });
}

function writeBars(pdf: Pdf, { orderNumber }: LabelledOrder, crate: CrateRow): void {
  const top = height - margin - barsHeight - 14;
  drawBars(pdf, barsOf(crateCode(crate)), { left: margin, top, width: room, height: barsHeight });
  const below = { width: room, lineBreak: false };
  pdf.fontSize(10).text(orderNumber, margin, top + barsHeight + 4, below);
  pdf.text(`cassa ${crateCode(crate)}`, margin, top + barsHeight + 4, { ...below, align: 'right' });
}
