import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Cell } from './table-cell.ts';

type Rows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A workbook of one sheet, which Excel and other spreadsheets open (ECMA-376): its columns in bold, staying while people scroll.
 * Numbers are numbers; a text stays one, whatever it begins with. Rows are written as they are read, never all at once.
 */
export function workbook(columns: readonly string[], rows: Rows): Readable {
  const zip = new yazl.ZipFile();
  const file = zip.outputStream as Readable;
  for (const [name, text] of Object.entries(fixedParts)) zip.addBuffer(Buffer.from(start + text), name);
  const sheet = Readable.from(sheetXml(columns, rows), { objectMode: false });
  // neither end of the ZIP hears of the other: rows that fail break the file off
  sheet.on('error', (error) => file.destroy(error));
  // who leaves in the middle of a download ends the reading of rows too
  file.on('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return file;
}

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packed = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fixedParts = {
  '[Content_Types].xml':
    `<Types xmlns="${packed}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Foglio1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packed}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
    '<cellXfs count="3"><xf fontId="0"/><xf fontId="1" applyFont="1"/><xf fontId="0" numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>',
};

async function* sheetXml(columns: readonly string[], rows: Rows): AsyncGenerator<string> {
  const widths = columns.map(
    (name, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.max(14, name.length + 3)}" customWidth="1"/>`,
  );
  yield `${start}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  if (widths.length > 0) yield `<cols>${widths.join('')}</cols>`;
  yield `<sheetData><row>${columns.map((name) => cellXml(name, bold)).join('')}</row>`;
  for await (const row of rows) yield `<row>${row.map((cell) => cellXml(cell)).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

/** Places of the formats among `cellXfs`; 4 is "#,##0.00" in every spreadsheet. */
const bold = ' s="1"';
const money = ' s="2"';

const cellXml = (cell: Cell, style = ''): string =>
  cell === ''
    ? '<c/>'
    : typeof cell === 'number'
      ? `<c${style}><v>${cell}</v></c>`
      : typeof cell === 'object'
        ? `<c${money}><v>${cell.euro}</v></c>`
        : `<c t="inlineStr"${style}><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`;

/** Characters of a cell; with more, Excel calls the whole file damaged. */
const longestCell = 32_767;

/** A text as XML; characters XML has no place for are left out. */
function textOf(text: string): string {
  const whole = text.toWellFormed().replace(/\r\n?/g, '\n').replace(noPlace, '').replace(writtenAsCode, '_x005F_');
  const cut = whole.length > longestCell ? `${whole.slice(0, longestCell - 1).toWellFormed()}…` : whole;
  return cut.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are left out.
const noPlace = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Excel reads `_x0041_` as the character of that code, unless its first underscore is written as a code itself. */
const writtenAsCode = /_(?=x[0-9A-Fa-f]{4}_)/g;
