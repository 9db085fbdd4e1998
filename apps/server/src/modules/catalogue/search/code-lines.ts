/** A product by its code or EAN, and how much of it: as companies write their orders. */
export interface CodeLine {
  /** Place of the product in the catalogue. */
  slot: number;
  code: string;
  /** Pieces or kilograms, as written; absent = not written. */
  quantity: number | undefined;
}

interface Codes {
  slotOfCode(code: string): number | undefined;
  slotOfEan(digits: string): number | undefined;
}

/** Blanks before commas: in "070406 1,5" the comma is a decimal one. */
const separators = [';', '\t', /\s+/, ','];
const amount = /^\d{1,4}(?:[.,]\d{1,3})?$/;

/**
 * Reads "070406 3", "8004340704064;2" or a row out of a spreadsheet, "070406;Pasta mista;3" (also with tabs or commas). The first
 * cell decides: what is no code of this catalogue is left to be read as words.
 */
export function readCodeLine(line: string, codes: Codes): CodeLine | undefined {
  for (const separator of separators) {
    const [first = '', ...rest] = cellsOf(line, separator);
    const slot = slotOf(first, codes);
    if (slot === undefined) continue;
    return { slot, code: first, quantity: quantityIn(rest) };
  }
  return undefined;
}

/** A row like those of codes, whose code this shop does not have. */
export interface UnknownCode {
  code: string;
  quantity: number;
  /** What the row calls the goods. */
  name: string | undefined;
}

/** Reads "999999;3" and "999999;Pasta mista;3" (also with tabs), and "999999 3": a row of a table is one thing, not one for each cell. */
export function readUnknownCode(line: string): UnknownCode | undefined {
  for (const separator of [';', '\t']) {
    const [code = '', ...rest] = cellsOf(line, separator);
    const quantity = quantityIn(rest);
    if (looksLikeCode(code) && quantity !== undefined) {
      return { code, quantity, name: rest.find((cell) => /\p{L}{3}/u.test(cell)) };
    }
  }
  // nobody wants so many of anything
  const [code = '', ...rest] = cellsOf(line, /\s+/);
  const quantity = quantityIn(rest);
  return /^\d{5,40}$/.test(code) && rest.length === 1 && quantity ? { code, quantity, name: undefined } : undefined;
}

/** Whether a line is but the head of such a table: "Codice;Descrizione;Quantità". */
export function isHeadOfCodes(line: string): boolean {
  return separators.some((separator) => {
    const [first = '', ...rest] = cellsOf(line, separator);
    return rest.length > 0 && /^(codice|cod\.?|code|ean|barcode|articolo|sku)$/i.test(first);
  });
}

function quantityIn(cells: readonly string[]): number | undefined {
  const written = cells.find((cell) => amount.test(cell));
  return written === undefined ? undefined : Number(written.replace(',', '.')) || undefined;
}

function cellsOf(line: string, separator: string | RegExp): string[] {
  return line
    .trim()
    .split(separator)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    );
}

/** A short number is a quantity, a word a thing to be looked for. */
const looksLikeCode = (cell: string): boolean => /^(?=.*\d)[\w.\-/]{4,40}$/.test(cell);

function slotOf(cell: string, codes: Codes): number | undefined {
  if (!looksLikeCode(cell)) return undefined;
  return codes.slotOfCode(cell) ?? (/^\d{8,14}$/.test(cell) ? codes.slotOfEan(cell) : undefined);
}
