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
    const wanted = rest.find((cell) => amount.test(cell));
    const quantity = wanted === undefined ? undefined : Number(wanted.replace(',', '.'));
    return { slot, code: first, quantity: quantity && quantity > 0 ? quantity : undefined };
  }
  return undefined;
}

/** Whether a line is but the head of such a table: "Codice;Descrizione;Quantità". */
export function isHeadOfCodes(line: string): boolean {
  return separators.some((separator) => {
    const [first = '', ...rest] = cellsOf(line, separator);
    return rest.length > 0 && /^(codice|cod\.?|code|ean|barcode|articolo|sku)$/i.test(first);
  });
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

function slotOf(cell: string, codes: Codes): number | undefined {
  // a short number is a quantity, a word a thing to be looked for
  if (!/^(?=.*\d)[\w.\-/]{4,40}$/.test(cell)) return undefined;
  return codes.slotOfCode(cell) ?? (/^\d{8,14}$/.test(cell) ? codes.slotOfEan(cell) : undefined);
}
