import PDFDocument from 'pdfkit';
import { DESIGN_NAME, type ShopLook } from '../../platform/shop-look.ts';
import { drawMark, paperColours } from './draw-mark.ts';
import { colours, pageHeight, pageWidth, printable } from './look.ts';

export interface DocumentTable {
  title?: string;
  /** Columns of amounts are aligned to the right (`right`). `width` in points; all together 495. */
  columns: { label: string; width: number; right?: boolean }[];
  rows: string[][];
  /** Set apart below the rows, kept together; the last one is emphasised. */
  totals?: string[][];
}

/** A document on A4 as the shop sends it: who, what, tables, notes. Plain text only. */
export interface ShopDocument {
  title: string;
  subtitle: string;
  /** Side by side below the title, one or two: who sells, who buys. The first line is emphasised. */
  parties: { label: string; lines: string[] }[];
  facts: [label: string, value: string][];
  tables: DocumentTable[];
  notes: string[];
  /** Goes into the PDF as the day it was made. */
  madeAt: Date;
  /** Of the shop; without, that of the design. */
  look?: ShopLook;
}

type Pdf = InstanceType<typeof PDFDocument>;

const margin = 50;
const width = pageWidth - 2 * margin;
/** Where a page ends for its content; below it is its number. */
const bottom = pageHeight - margin - 18;
const bandHeight = 92;
const laterBandHeight = 38;
/** White on each side of the text of a table. */
const inset = 8;

/** Writes a document as PDF. The same content gives the same pages. */
export function renderDocument(content: ShopDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'it',
    displayTitle: true,
    info: {
      Title: content.title,
      Author: content.look?.name ?? DESIGN_NAME,
      CreationDate: content.madeAt,
      ModDate: content.madeAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  writeBand(pdf, content);
  pdf.on('pageAdded', () => writeLaterBand(pdf, content));
  writeParties(pdf, content);
  writeFacts(pdf, content.facts);
  const { highlight } = paperColours(content);
  for (const table of content.tables) writeTable(pdf, { ...table, highlight });
  writeNotes(pdf, content.notes);
  numberPages(pdf);
  pdf.end();
  return done;
}

function writeBand(pdf: Pdf, content: ShopDocument): void {
  const { title, subtitle, look } = content;
  const { band, bandPale } = paperColours(content);
  pdf.rect(0, 0, pageWidth, bandHeight).fill(band);
  drawMark(pdf, look, { left: margin, top: 24, height: 44 });
  const left = margin + 150;
  const room = { width: width - 150, align: 'right' as const };
  pdf.font('Helvetica-Bold').fontSize(17).fillColor(colours.white);
  const titleHeight = pdf.heightOfString(printable(title), room);
  const top = Math.max(14, (bandHeight - titleHeight - 14) / 2);
  pdf.text(printable(title), left, top, room);
  pdf.font('Helvetica').fontSize(9).fillColor(bandPale);
  pdf.text(printable(subtitle), left, top + titleHeight + 2, room);
  pdf.x = margin;
  pdf.y = bandHeight + 22;
}

/** What document a loose sheet belongs to. */
function writeLaterBand(pdf: Pdf, content: ShopDocument): void {
  const { title, look } = content;
  const { font, size, colour } = { font: 'Helvetica-Bold', size: 9, colour: colours.white };
  pdf.rect(0, 0, pageWidth, laterBandHeight).fill(paperColours(content).band);
  drawMark(pdf, look, { left: margin, top: 9, height: 20 });
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(printable(title), margin + 150, 14.5, { width: width - 150, align: 'right' });
  pdf.x = margin;
  pdf.y = laterBandHeight + 22;
}

function writeParties(pdf: Pdf, content: ShopDocument): void {
  const { parties } = content;
  const { green } = paperColours(content);
  const top = pdf.y;
  const each = width / 2 - 10;
  let end = top;
  for (const [index, { label, lines }] of parties.entries()) {
    const left = margin + index * (width / 2 + 10);
    pdf.font('Helvetica-Bold').fontSize(8).fillColor(green).text(printable(label), left, top, { width: each });
    for (const [at, text] of lines.entries()) {
      pdf
        .font(at === 0 ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(at === 0 ? 11 : 9.5)
        .fillColor(at === 0 ? colours.ink : colours.pale)
        .text(printable(text), left, pdf.y + 2, { width: each });
    }
    end = Math.max(end, pdf.y);
  }
  pdf.x = margin;
  pdf.y = end + (parties.length > 0 ? 16 : 0);
}

/** A grey panel with two or three facts in a row, each label above its value. */
function writeFacts(pdf: Pdf, facts: ShopDocument['facts']): void {
  if (facts.length === 0) return;
  const factColumns = facts.length === 2 || facts.length === 4 ? 2 : 3;
  const each = (width - 2 * inset) / factColumns;
  const valueHeight = (value: string) => {
    pdf.font('Helvetica').fontSize(9.5);
    return pdf.heightOfString(printable(value), { width: each - inset });
  };
  const rows = Array.from({ length: Math.ceil(facts.length / factColumns) }, (_, row) =>
    facts.slice(row * factColumns, (row + 1) * factColumns),
  );
  const heights = rows.map((row) => 12 + Math.max(...row.map(([, value]) => valueHeight(value))) + 8);
  const height = heights.reduce((sum, one) => sum + one, 0) + 8;
  let top = pdf.y + inset;
  pdf.roundedRect(margin, pdf.y, width, height, 8).fill(colours.panel);
  const end = pdf.y + height;
  for (const [index, row] of rows.entries()) {
    for (const [column, [label, value]] of row.entries()) {
      const left = margin + inset + column * each;
      pdf.font('Helvetica').fontSize(8).fillColor(colours.pale);
      pdf.text(printable(label), left, top, { width: each - inset });
      pdf
        .fontSize(9.5)
        .fillColor(colours.ink)
        .text(printable(value), left, top + 11, { width: each - inset });
    }
    top += heights[index]!;
  }
  pdf.x = margin;
  pdf.y = end + 18;
}

/** With the ground of its last total. */
type DrawnTable = DocumentTable & { highlight: string };

interface Look {
  font: string;
  colour: string;
  size?: number;
}

const plain: Look = { font: 'Helvetica', colour: colours.ink };
const summed: Look = { font: 'Helvetica', colour: colours.pale };
/** Of the last total: the first size in which its amounts stay on one line. */
const strongSizes = [11, 10, 9, 8];

function writeTable(pdf: Pdf, table: DrawnTable): void {
  const titleHeight = table.title ? 20 : 0;
  const rowsHeight = table.rows.reduce((sum, row) => sum + rowHeight(pdf, table, row, plain), 0);
  // a short table stays whole; of a long one the heading is never alone at the foot of a page
  const whole = titleHeight + 22 + rowsHeight + totalsHeight(pdf, table) + 8;
  roomFor(pdf, whole < 170 ? whole : titleHeight + 60);
  if (table.title) {
    pdf.font('Helvetica-Bold').fontSize(11.5).fillColor(colours.ink).text(printable(table.title), margin);
    pdf.y += 6;
  }
  writeHeading(pdf, table);
  for (const [index, row] of table.rows.entries()) {
    const isLast = index === table.rows.length - 1;
    // the totals are never without a row above them
    const needed = rowHeight(pdf, table, row, plain) + (isLast ? totalsHeight(pdf, table) : 0);
    if (roomFor(pdf, needed)) writeHeading(pdf, table);
    writeRow(pdf, table, row, plain);
    if (!isLast) rule(pdf, 0.4);
  }
  writeTotals(pdf, table);
  pdf.y += 16;
}

function totalsHeight(pdf: Pdf, { totals = [], ...table }: DocumentTable): number {
  return totals.reduce(
    (sum, row, index) =>
      sum + rowHeight(pdf, table, row, index === totals.length - 1 ? strongFor(pdf, table, row) : summed),
    totals.length > 0 ? 14 : 0,
  );
}

function writeTotals(pdf: Pdf, table: DrawnTable): void {
  const { totals = [] } = table;
  if (totals.length > 0) rule(pdf, 1);
  pdf.y += totals.length > 0 ? 2 : 0;
  for (const [index, row] of totals.entries()) {
    if (index < totals.length - 1) {
      writeRow(pdf, table, row, summed);
      continue;
    }
    const strong = strongFor(pdf, table, row);
    const height = rowHeight(pdf, table, row, strong);
    pdf.roundedRect(margin, pdf.y + 2, width, height + 2, 6).fill(table.highlight);
    pdf.y += 3;
    writeRow(pdf, table, row, strong);
  }
}

function writeHeading(pdf: Pdf, table: DocumentTable): void {
  const look: Look = { font: 'Helvetica-Bold', colour: colours.pale, size: 8 };
  const labels = table.columns.map((column) => column.label);
  const height = rowHeight(pdf, table, labels, look);
  pdf.roundedRect(margin, pdf.y, width, height, 6).fill(colours.panel);
  writeRow(pdf, table, labels, look);
}

/** Where the text of each column begins, and how wide it may be. */
function cellsOf(table: DocumentTable): { left: number; room: number; right: boolean }[] {
  let left = margin;
  return table.columns.map((column) => {
    const cell = { left: left + inset, room: column.width - 2 * inset, right: column.right === true };
    left += column.width;
    return cell;
  });
}

function rowHeight(pdf: Pdf, table: DocumentTable, cells: string[], look: Look): number {
  pdf.font(look.font).fontSize(look.size ?? 9);
  const heights = cellsOf(table).map(({ room }, index) =>
    pdf.heightOfString(printable(cells[index] ?? ''), { width: roomOf(table, cells, index, room) }),
  );
  return Math.max(11, ...heights) + 8;
}

function strongFor(pdf: Pdf, table: DocumentTable, row: string[]): Look {
  const look = (size: number): Look => ({ font: 'Helvetica-Bold', colour: colours.ink, size });
  const fits = (size: number) =>
    cellsOf(table).every(({ room, right }, index) => {
      if (!right || !row[index]) return true;
      pdf.font('Helvetica-Bold').fontSize(size);
      return pdf.widthOfString(printable(row[index])) <= roomOf(table, row, index, room);
    });
  return look(strongSizes.find(fits) ?? strongSizes.at(-1)!);
}

/** A label may run on over the empty cells beside it, an amount over the one before it. */
function roomOf(table: DocumentTable, cells: string[], index: number, room: number): number {
  const widthOf = (column: number) => table.columns[column]!.width;
  if (table.columns[index]?.right) return index > 1 && !cells[index - 1] ? room + widthOf(index - 1) : room;
  let more = room;
  for (let next = index + 1; next < table.columns.length && !cells[next]; next++) more += widthOf(next);
  return more;
}

function writeRow(pdf: Pdf, table: DocumentTable, cells: string[], look: Look): void {
  const height = rowHeight(pdf, table, cells, look);
  const top = pdf.y;
  pdf.fillColor(look.colour);
  for (const [index, { left, room, right }] of cellsOf(table).entries()) {
    if (!cells[index]) continue;
    const all = roomOf(table, cells, index, room);
    pdf.text(printable(cells[index]), right ? left + room - all : left, top + 4.5, {
      width: all,
      align: right ? 'right' : 'left',
    });
  }
  pdf.x = margin;
  pdf.y = top + height;
}

function writeNotes(pdf: Pdf, notes: string[]): void {
  for (const note of notes) {
    pdf.font('Helvetica').fontSize(8.5);
    roomFor(pdf, pdf.heightOfString(printable(note), { width }) + 4);
    pdf.font('Helvetica').fontSize(8.5).fillColor(colours.pale).text(printable(note), margin, pdf.y, { width });
    pdf.y += 4;
  }
}

/** Begins a new page when `height` points no longer fit. @returns whether it did */
function roomFor(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottom) return false;
  pdf.addPage();
  return true;
}

function rule(pdf: Pdf, thickness: number): void {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(thickness)
    .strokeColor(colours.line)
    .stroke();
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // below the margin pdfkit would begin a new page
    pdf.page.margins.bottom = 0;
    pdf.font('Helvetica').fontSize(8).fillColor(colours.pale);
    pdf.text(`Pagina ${page - start + 1} di ${count}`, margin, pageHeight - margin, { width, align: 'right' });
  }
}
