import PDFDocument from 'pdfkit';
import { barsOf, drawBars } from '../documents/index.ts';
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
