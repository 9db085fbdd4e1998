import { createHash } from 'node:crypto';
import { isEan } from '@sporta/domain';
import { bareEan } from './bare-ean.ts';

/** Where products wait whose row names no category. */
export const unsortedCategory = { path: 'da-sistemare', name: 'Da sistemare' } as const;
/** The ordinary rate (DPR 633/1972, art. 16): what is sold without saying so is taxed fully rather than too little. */
export const ordinaryVat = 22;

/** What the shop knows of a product that a row may leave unsaid. */
export interface KnownProduct {
  /** Percent. */
  vat: number | undefined;
  /** Paths, the main one first. */
  categories: readonly string[];
  promotable: boolean;
  notPromotableReason: string | undefined;
  /** Fields as a row would give them, which stay where a row does not speak of them. */
  kept: Readonly<Record<string, unknown>>;
}

export interface Completion {
  row: Record<string, unknown>;
  /** What was filled in, `field: …`. */
  remarks: string[];
}

/**
 * Fills in what the row of a product leaves unsaid, so that a name and a price are enough to sell it: the code follows from the
 * EAN, or from brand, name and size; a product the shop has keeps VAT, categories and its place outside promotions, which the
 * law may ask for, and the facts it keeps; a name is cut to its longest; a new one gets the ordinary rate, the category of unsorted products, and stock without limit in every store.
 */
export function completeRow(
  given: Record<string, unknown>,
  products: ReadonlyMap<string, KnownProduct>,
  eanOwners: ReadonlyMap<string, string>,
  vatOfNew: number = ordinaryVat,
): Completion {
  const row = withoutNulls(given);
  const remarks: string[] = [];
  if (Array.isArray(row.eans)) row.eans = row.eans.map((ean) => withLostZeros(ean, remarks));
  if (row.code === undefined) {
    const code = codeFor(row, eanOwners);
    if (code) {
      row.code = code.text;
      if (!code.isKnown) remarks.push(`code: none, so it is ${code.text}`);
    }
  }
  if (typeof row.name === 'string' && row.name.length > longestName) {
    remarks.push(`name: it has ${row.name.length} characters; cut to ${longestName}`);
    row.name = cutName(row.name);
  }
  const known = products.get(String(row.code));
  for (const [field, value] of Object.entries(known?.kept ?? {})) if (!(field in given)) row[field] = value;
  if (row.vat === undefined) {
    row.vat = known?.vat ?? vatOfNew;
    if (known?.vat === undefined) remarks.push(`vat: none, so it is ${vatOfNew} %`);
  }
  if (row.categories === undefined || (Array.isArray(row.categories) && row.categories.length === 0)) {
    const isSorted = known !== undefined && known.categories.length > 0;
    row.categories = isSorted ? [...known.categories] : [unsortedCategory.path];
    if (!isSorted) remarks.push(`categories: none, so it is in "${unsortedCategory.name}"`);
  }
  if (row.promotable === undefined && known?.promotable === false) {
    row.promotable = false;
    row.notPromotableReason ??= known.notPromotableReason;
  }
  if (row.stock === undefined && known === undefined && row.price !== undefined) {
    row.stock = { '*': null };
    remarks.push('stock: none, so every store sells it without limit');
  }
  return { row, remarks };
}

/** Characters; what the shop can store and a card can show. */
const longestName = 160;

/** Cut between two words where there are any, never inside a character. */
function cutName(name: string): string {
  const space = name.slice(0, longestName + 1).lastIndexOf(' ');
  if (space > longestName / 2) return name.slice(0, space).trimEnd();
  return name.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
}

/** A row without the fields that it says are none. */
export function withoutNulls(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** A spreadsheet takes an EAN for a number and drops the zeros in front; the check digit tells whether they are missing. */
function withLostZeros(ean: unknown, remarks: string[]): unknown {
  const text = typeof ean === 'number' ? String(ean) : ean;
  if (typeof text !== 'string' || !/^\d{6,11}$/.test(text) || text.length === 8) return text;
  const whole = text.padStart(text.length < 8 ? 8 : 13, '0');
  if (!isEan(whole)) return text;
  remarks.push(`eans: ${text} lost the zeros in front; it is ${whole}`);
  return whole;
}

/** The code of a row that names none; undefined when nothing tells which product it is. */
export function codeFor(
  { eans, brand, name, description }: Record<string, unknown>,
  eanOwners: ReadonlyMap<string, string>,
): { text: string; isKnown: boolean } | undefined {
  const ean = Array.isArray(eans) ? eans.find((each) => typeof each === 'string' && isEan(each)) : undefined;
  if (ean !== undefined) {
    const owner = eanOwners.get(bareEan(ean));
    return { text: owner ?? ean, isKnown: owner !== undefined };
  }
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  const words = [brand, name, description].map((part) =>
    String(part ?? '')
      .trim()
      .toLocaleLowerCase('it'),
  );
  return { text: `N-${createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12)}`, isKnown: false };
}
