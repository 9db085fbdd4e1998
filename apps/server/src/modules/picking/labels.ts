import bwip from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import type { OrderView } from '../order-book/index.ts';
import type { CrateRow } from './crates.repo.ts';
import { crateCode } from './crates.ts';

const millimetre = 72 / 25.4;
/** A label of thermal printers: 100 × 50 mm. */
const width = 100 * millimetre;
const height = 50 * millimetre;
const margin = 4 * millimetre;
const temperatureWords = { dry: 'SECCO', chilled: 'FRESCO', frozen: 'GELO' } as const;

/** Labels of crates as PDF, one a page: Code 128, number, temperature and slot; who it is for by the number of the order only. */
export function renderLabels(order: OrderView, crates: readonly CrateRow[], madeAt: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [width, height],
    margin,
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
    const room = width - 2 * margin;
    pdf
      .fillColor('#000000')
      .font('Helvetica-Bold')
      .fontSize(20)
      .text(order.orderNumber, margin, margin, { width: room });
    pdf.fontSize(20).text(temperatureWords[crate.temperature], margin, margin, { width: room, align: 'right' });
    const when = `${order.slotDay.split('-').reverse().join('/')}  ${order.slotBegin}-${order.slotEnd}`;
    pdf
      .font('Helvetica')
      .fontSize(11)
      .text(when, margin, margin + 24, { width: room });
    pdf.text(`Cassa ${crate.number}`, margin, margin + 24, { width: room, align: 'right' });
    drawBars(pdf, barsOf(crateCode(crate)), { left: margin, top: margin + 42, width: room, height: 62 });
    pdf.fontSize(11).text(crateCode(crate), margin, height - margin - 14, { width: room, align: 'center' });
  }
  pdf.end();
  return done;
}

/** Widths of the bars and gaps of a text in Code 128, in modules, a bar first. */
export function barsOf(text: string): number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error(`no bars for ${text}`);
  return [...symbol.sbs];
}

/** The quiet zone on each side of Code 128, in modules (ISO/IEC 15417). */
const quiet = 10;

function drawBars(
  pdf: InstanceType<typeof PDFDocument>,
  bars: readonly number[],
  box: { left: number; top: number; width: number; height: number },
): void {
  const modules = bars.reduce((sum, bar) => sum + bar, 0) + 2 * quiet;
  const module = box.width / modules;
  let left = box.left + quiet * module;
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0) pdf.rect(left, box.top, bar * module, box.height);
    left += bar * module;
  }
  pdf.fill('#000000');
}
