import { eanCheckDigit, isEan } from '../ean.ts';

/*
 * Bar codes a shop prints itself (GS1 General Specifications, section 2.1.11: prefixes 20 to 29 mean what their shop says). A layout
 * says how: 13 signs, digits as they are, `I` item, `W` grams or `P` cents, `C` the check digit at the end.
 */

/** Item code of six digits, then grams. */
export const defaultInStoreLayouts: readonly string[] = ['2IIIIIIWWWWWC'];

export interface InStoreCode {
  /** Item code without leading zeros. */
  item: string;
  /** One of the two, by the layout. */
  grams?: number;
  cents?: number;
}

/** Whether a layout can be read: begins with 2, one run of `I`, one of `W` or `P`, the check digit last. */
export function isInStoreLayout(layout: string): boolean {
  return /^2\d?I+(W+|P+)C$/.test(layout) && layout.length === 13;
}

/**
 * What a code of the shop's own says; undefined when it is none, or its check digit is wrong. The first layout that fits is taken,
 * those with more fixed digits first, so that "21…" goes before "2…".
 */
export function readInStoreCode(digits: string, layouts: readonly string[]): InStoreCode | undefined {
  if (!/^2\d{12}$/.test(digits) || !isEan(digits)) return undefined;
  const layout = layouts
    .filter((each) => isInStoreLayout(each) && digits.startsWith(fixedDigits(each)))
    .sort((a, b) => fixedDigits(b).length - fixedDigits(a).length)[0];
  if (!layout) return undefined;
  const { item, value, kind } = partsOf(layout);
  const itemCode = withoutZeros(digits.slice(...item));
  const amount = Number(digits.slice(...value));
  return kind === 'W' ? { item: itemCode, grams: amount } : { item: itemCode, cents: amount };
}

/**
 * The code a layout makes of an item and its grams or cents.
 * @throws RangeError when one of them has no room in it
 */
export function writeInStoreCode(layout: string, item: string, value: number): string {
  const parts = partsOf(layout);
  const itemDigits = item.padStart(parts.item[1] - parts.item[0], '0');
  const valueDigits = String(value).padStart(parts.value[1] - parts.value[0], '0');
  const body = fixedDigits(layout) + itemDigits + valueDigits;
  if (!/^\d{12}$/.test(body)) throw new RangeError(`${item} and ${value} have no room in ${layout}`);
  return `${body}${eanCheckDigit(body)}`;
}

/** The code by which an article is named inside such bar codes: its number without leading zeros; undefined when it is no number. */
export function inStoreItem(articleCode: string): string | undefined {
  return /^\d{1,10}$/.test(articleCode) ? withoutZeros(articleCode) : undefined;
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');
const fixedDigits = (layout: string) => /^\d+/.exec(layout)?.[0] ?? '';

function partsOf(layout: string): { item: [number, number]; value: [number, number]; kind: 'W' | 'P' } {
  const kind = layout.includes('W') ? 'W' : 'P';
  return {
    item: [layout.indexOf('I'), layout.lastIndexOf('I') + 1],
    value: [layout.indexOf(kind), layout.lastIndexOf(kind) + 1],
    kind,
  };
}
