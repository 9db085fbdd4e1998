import PDFDocument from 'pdfkit';
import { barsOf, drawBars } from './bars.ts';
import { pageHeight, pageWidth, printable } from './look.ts';

/** A column: `box` is a square to tick, `blank` a line to write on. Widths in points; all together 527. */
export interface SheetColumn {
  label: string;
  width: number;
  kind?: 'text' | 'right' | 'box' | 'blank';
}

/** Cells by column; what stands after a line break is small, below the rest. */
export type SheetRow = readonly string[];

/** A sheet for people who work with a pen: black on white, nothing coloured, no pictures. Plain text only. */
export interface PrintedSheet {
  title: string;
  subtitle: string;
  /** At the right of the title: the first line is emphasised. */
  aside?: readonly string[];
  /** At the right of the title, as Code 128 with its text below. */
  code?: string;
  columns: readonly SheetColumn[];
  groups: readonly { title?: string; rows: readonly SheetRow[] }[];
  /** Below the table, at the left and at the right. */
  foot: readonly [left: string, right: string];
  /** Goes into the PDF as the day it was made. */
  madeAt: Date;
}

type Pdf = InstanceType<typeof PDFDocument>;

const margin = (12 * 72) / 25.4;
const width = pageWidth - 2 * margin;
const bottom = pageHeight - margin - 16;
const black = '#000000';
/** No text is smaller. */
const small = 9;
const size = 10;
const gap = 4;
/** Ten millimetres at least, or scanners do not read it. */
const codeBox = { width: 170, height: 30 };
const square = 10;

/** One sheet as PDF; see `renderSheets`. */
export const renderSheet = (sheet: PrintedSheet): Promise<Buffer> => renderSheets([sheet]);

/**
 * Writes sheets as one PDF on A4, each from a page of its own, with its pages numbered by themselves: they go to different hands. A
 * row is never cut by the end of a page; the heading of the table stands on each page.
 */
export function renderSheets(sheets: readonly [PrintedSheet, ...PrintedSheet[]]): Promise<Buffer> {
  const { title, madeAt } = sheets[0];
  const info = { Title: title, Author: 'Sporta', CreationDate: madeAt, ModDate: madeAt };
  const pdf = new PDFDocument({ size: 'A4', margin, bufferPages: true, lang: 'it', displayTitle: true, info });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const begins: number[] = [];
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) pdf.addPage();
    begins.push(pdf.bufferedPageRange().count - 1);
    writeSheet(pdf, sheet);
  }
  numberPages(pdf, begins);
  pdf.end();
  return done;
}

function writeSheet(pdf: Pdf, sheet: PrintedSheet): void {
  pdf.fillColor(black).strokeColor(black);
  writeHead(pdf, sheet);
  writeColumns(pdf, sheet);
  for (const { title: group, rows } of sheet.groups) {
    const first = rows[0] ? heightOf(pdf, sheet, rows[0]) : 0;
    // a title is never alone at the foot of a page
    if (group) writeGroup(pdf, sheet, group, first);
    for (const row of rows) writeRow(pdf, sheet, row);
  }
  writeFoot(pdf, sheet);
}

function writeHead(pdf: Pdf, { title, subtitle, aside = [], code }: PrintedSheet): void {
  const half = width - codeBox.width - 12;
  pdf.font('Helvetica-Bold').fontSize(16).text(printable(title), margin, margin, { width: half });
  pdf.font('Helvetica').fontSize(size).text(printable(subtitle), { width: half });
  const end = pdf.y;
  const right = { width: codeBox.width, align: 'right' as const };
  const left = pageWidth - margin - codeBox.width;
  let low = margin;
  if (code) {
    drawBars(pdf, barsOf(code), { left, top: margin, ...codeBox });
    pdf.font('Helvetica').fontSize(small).fillColor(black);
    pdf.text(printable(code), left, margin + codeBox.height + 2, { width: codeBox.width, align: 'center' });
    low = pdf.y;
  }
  for (const [index, text] of aside.entries()) {
    pdf.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(index === 0 ? 16 : size);
    pdf.text(printable(text), left, index === 0 ? margin : low, right);
    low = pdf.y;
  }
  pdf.y = Math.max(end, low) + 12;
}

function writeColumns(pdf: Pdf, { columns }: PrintedSheet): void {
  const top = pdf.y;
  pdf.font('Helvetica-Bold').fontSize(small);
  for (const { column, left } of placed(columns)) {
    if (column.label)
      pdf.text(printable(column.label), left, top, { width: column.width - gap, align: alignOf(column) });
  }
  pdf.y = top + 14;
  rule(pdf, 1);
  pdf.y += gap;
}

function writeGroup(pdf: Pdf, sheet: PrintedSheet, title: string, first: number): void {
  roomFor(pdf, sheet, 22 + first);
  pdf.y += gap;
  pdf.font('Helvetica-Bold').fontSize(size).text(printable(title), margin, pdf.y, { width });
  pdf.y += 2;
  rule(pdf, 0.8);
  pdf.y += gap;
}

function writeRow(pdf: Pdf, sheet: PrintedSheet, row: SheetRow): void {
  const height = heightOf(pdf, sheet, row);
  roomFor(pdf, sheet, height);
  const top = pdf.y;
  for (const { column, left, index } of placed(sheet.columns)) {
    const room = { width: column.width - gap, align: alignOf(column) };
    if (column.kind === 'box') pdf.roundedRect(left, top, square, square, 2).lineWidth(0.8).stroke();
    else if (column.kind === 'blank') {
      pdf
        .moveTo(left, top + 11)
        .lineTo(left + column.width - gap, top + 11)
        .lineWidth(0.5)
        .stroke();
    } else {
      const [text = '', ...below] = (row[index] ?? '').split('\n');
      pdf.font('Helvetica').fontSize(size).text(printable(text), left, top, room);
      pdf.fontSize(small);
      for (const each of below) pdf.text(printable(each), left, pdf.y, room);
    }
  }
  pdf.y = top + height - gap;
  rule(pdf, 0.3);
  pdf.y += gap;
}

function heightOf(pdf: Pdf, { columns }: PrintedSheet, row: SheetRow): number {
  const heights = columns.map(({ width: all }, index) => {
    const [text = '', ...below] = (row[index] ?? '').split('\n');
    const room = { width: all - gap };
    const first = pdf
      .font('Helvetica')
      .fontSize(size)
      .heightOfString(printable(text) || ' ', room);
    pdf.fontSize(small);
    return below.reduce((sum, each) => sum + pdf.heightOfString(printable(each), room), first);
  });
  return Math.max(square + 4, ...heights) + 2 * gap;
}

function writeFoot(pdf: Pdf, sheet: PrintedSheet): void {
  roomFor(pdf, sheet, 24);
  const top = pdf.y + 8;
  const half = width / 2;
  const [left, right] = sheet.foot;
  pdf.font('Helvetica').fontSize(size).text(printable(left), margin, top, { width: half });
  pdf.text(printable(right), margin + half, top, { width: half, align: 'right' });
}

/** Begins a page, with the heading of the table, when `height` points no longer fit. */
function roomFor(pdf: Pdf, sheet: PrintedSheet, height: number): void {
  if (pdf.y + height <= bottom) return;
  pdf.addPage();
  pdf.fillColor(black).strokeColor(black);
  pdf.y = margin;
  writeColumns(pdf, sheet);
}

function placed(columns: readonly SheetColumn[]): { column: SheetColumn; left: number; index: number }[] {
  let left = margin;
  return columns.map((column, index) => {
    const at = { column, left, index };
    left += column.width;
    return at;
  });
}

const alignOf = ({ kind }: SheetColumn): 'left' | 'right' => (kind === 'right' ? 'right' : 'left');

function rule(pdf: Pdf, thickness: number): void {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(thickness)
    .stroke();
}

/** @param begins the first page of each sheet */
function numberPages(pdf: Pdf, begins: readonly number[]): void {
  const all = pdf.bufferedPageRange().count;
  for (const [index, begin] of begins.entries()) {
    const count = (begins[index + 1] ?? all) - begin;
    for (let page = 0; page < count; page++) {
      pdf.switchToPage(begin + page);
      // below the margin, where a text would begin another page
      pdf.page.margins.bottom = 0;
      pdf.font('Helvetica').fontSize(small).fillColor(black);
      pdf.text(`Pagina ${page + 1} di ${count}`, margin, pageHeight - margin - 10, { width, lineBreak: false });
    }
  }
}
