import { strToU8, zipSync } from 'fflate';

/** A text, or a number as it is kept, with its style; null leaves the cell out. */
export type Cell =
  | string
  | { number: number; style?: 'percent' | 'date' | 'custom-date' | 'euro' }
  | { xml: string }
  | null;

const styles = ['plain', 'percent', 'date', 'custom-date', 'euro'];
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** A sheet as Excel writes it; empty rows are left out. */
export function sheetXml(rows: readonly (readonly Cell[])[], texts: string[]): string {
  const cell = (value: Cell, at: string): string => {
    if (value === null) return '';
    if (typeof value === 'string') {
      texts.push(value);
      return `<c r="${at}" t="s"><v>${texts.length - 1}</v></c>`;
    }
    if ('xml' in value) return value.xml;
    return `<c r="${at}" s="${styles.indexOf(value.style ?? 'plain')}"><v>${value.number}</v></c>`;
  };
  const lines = rows.map((row, index) =>
    row.length === 0
      ? ''
      : `<row r="${index + 1}">${row.map((value, column) => cell(value, `${letters(column)}${index + 1}`)).join('')}</row>`,
  );
  return `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A workbook whose first sheet is hidden. @param files further files, or others in the place of its own */
export function workbook(rows: readonly (readonly Cell[])[], files: Record<string, string> = {}): Buffer {
  const texts: string[] = [];
  const sheet = sheetXml(rows, texts);
  const whole = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><workbookPr/><sheets><sheet name="Note" state="hidden" r:id="rId1"/><sheet name="Listino" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheetXml([['segreto']], ['']),
    'xl/worksheets/sheet2.xml': sheet,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00 &quot;d’anno&quot; [$€-410]"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    ...files,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(whole).map(([name, text]) => [name, strToU8(text)]))));
}
