import PDFDocument from 'pdfkit';

export interface DocumentTable {
  title?: string;
  /** The last columns hold amounts and stand to the right (`right`). `width` in points; all together 495. */
  columns: { label: string; width: number; right?: boolean }[];
  rows: string[][];
  /** Set apart below the rows, in bold. */
  totals?: string[][];
}

/** A document on A4 as the shop sends it: who, what, tables, notes. Plain text only. */
export interface ShopDocument {
  title: string;
  subtitle: string;
  facts: [label: string, value: string][];
  tables: DocumentTable[];
  notes: string[];
  /** Goes into the PDF as the day it was made. */
  madeAt: Date;
}

const margin = 50;
const bottom = 842 - margin - 24;
const green = '#0e743b';
const ink = '#191c16';
const pale = '#555a4e';
const line = '#d9ddd0';

/** Writes a document as PDF. The same content gives the same pages. */
export function renderDocument(content: ShopDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'it',
    info: { Title: content.title, Author: 'Sporta', CreationDate: content.madeAt, ModDate: content.madeAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  writeHead(pdf, content);
  for (const table of content.tables) writeTable(pdf, table);
  pdf.moveDown(0.5).font('Helvetica').fontSize(8.5).fillColor(pale);
  for (const note of content.notes) pdf.text(printable(note), margin, undefined, { width: 495 }).moveDown(0.4);
  numberPages(pdf);
  pdf.end();
  return done;
}

type Pdf = InstanceType<typeof PDFDocument>;

function writeHead(pdf: Pdf, { title, subtitle, facts }: ShopDocument): void {
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(green).text('Sporta', margin, margin);
  pdf.moveDown(0.8).fontSize(16).fillColor(ink).text(printable(title));
  pdf.font('Helvetica').fontSize(10).fillColor(pale).text(printable(subtitle)).moveDown(0.8);
  for (const [label, value] of facts) {
    const top = pdf.y;
    pdf.fontSize(9.5).fillColor(pale).text(printable(label), margin, top, { width: 120 });
    pdf.fillColor(ink).text(printable(value), margin + 125, top, { width: 370 });
    pdf.y += 2;
  }
  pdf.moveDown(1);
}

function writeTable(pdf: Pdf, table: DocumentTable): void {
  if (table.title) {
    roomFor(pdf, 60);
    pdf.font('Helvetica-Bold').fontSize(11).fillColor(ink).text(printable(table.title), margin).moveDown(0.4);
  }
  const heading = () => writeRow(pdf, table, labelsOf(table), { font: 'Helvetica-Bold', colour: pale });
  heading();
  rule(pdf);
  for (const row of table.rows) {
    if (roomFor(pdf, rowHeight(pdf, table, row))) {
      heading();
      rule(pdf);
    }
    writeRow(pdf, table, row, { font: 'Helvetica', colour: ink });
  }
  rule(pdf);
  for (const row of table.totals ?? []) {
    roomFor(pdf, 20);
    writeRow(pdf, table, row, { font: 'Helvetica-Bold', colour: ink });
  }
  pdf.moveDown(1);
}

const labelsOf = (table: DocumentTable) => table.columns.map((column) => column.label);

function rowHeight(pdf: Pdf, table: DocumentTable, cells: string[]): number {
  pdf.font('Helvetica').fontSize(9);
  const heights = table.columns.map((column, index) =>
    pdf.heightOfString(printable(cells[index] ?? ''), { width: column.width - 6 }),
  );
  return Math.max(11, ...heights) + 4;
}

function writeRow(pdf: Pdf, table: DocumentTable, cells: string[], look: { font: string; colour: string }): void {
  const height = rowHeight(pdf, table, cells);
  const top = pdf.y;
  let left = margin;
  pdf.font(look.font).fontSize(9).fillColor(look.colour);
  for (const [index, column] of table.columns.entries()) {
    pdf.text(printable(cells[index] ?? ''), left, top, {
      width: column.width - 6,
      align: column.right ? 'right' : 'left',
    });
    left += column.width;
  }
  pdf.x = margin;
  pdf.y = top + height;
}

/** Begins a new page when `height` points no longer fit. @returns whether it did */
function roomFor(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottom) return false;
  pdf.addPage();
  return true;
}

function rule(pdf: Pdf): void {
  pdf.moveTo(margin, pdf.y).lineTo(545, pdf.y).lineWidth(0.5).strokeColor(line).stroke();
  pdf.y += 4;
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // below the margin pdfkit would begin a new page
    pdf.page.margins.bottom = 0;
    pdf.font('Helvetica').fontSize(8).fillColor(pale);
    pdf.text(`Pagina ${page - start + 1} di ${count}`, margin, 842 - margin, { width: 495, align: 'right' });
  }
}

/** The built-in fonts know Windows-1252 only; what they lack is written with the nearest sign they have. */
function printable(text: string): string {
  return text
    .replace(/[\u2212\u2010\u2011]/g, '-')
    .replace(/[\u202f\u2009]/g, '\u00a0')
    .replace(/[^\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu, '?');
}
