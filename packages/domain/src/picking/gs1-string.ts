import { isEan, normaliseEan } from '../ean.ts';

/* Element strings of GS1 (General Specifications, section 3): one bar code that says the article, its weight, its date. */

export interface Gs1String {
  /** As `normaliseEan` writes it. */
  ean: string;
  /** Net weight, where the code says one. */
  grams?: number;
}

/** Lengths of the data behind identifiers that are fixed; the others end at a separator. */
const FIXED: Readonly<Record<string, number>> = { '01': 14, '11': 6, '13': 6, '15': 6, '17': 6, '20': 2 };
/** FNC1, as scanners send it. */
const SEPARATOR = '\u001d';

/** GS1 Digital Link: the address in the square code of newer packs, "https://id.example/01/08001234567897?3103=000486". */
function readDigitalLink(address: string): Gs1String | undefined {
  const digits = /\/01\/(\d{8}|\d{12,14})(?=[/?#]|$)/.exec(address)?.[1];
  const ean = digits && normaliseEan(digits);
  const [, decimals, value] = /[?&]310([0-5])=(\d{6})(?=[&#]|$)/.exec(address) ?? [];
  return ean ? { ean, ...(value === undefined ? {} : { grams: gramsOf(value, Number(decimals)) }) } : undefined;
}

/** @param decimals of the value, which is in kg */
const gramsOf = (value: string, decimals: number): number => Math.round(Number(value) * 10 ** (3 - decimals));

/**
 * Reads what scanners send of GS1-128, GS1 DataBar Expanded, GS1 DataMatrix and GS1 Digital Link, with or without the letters that name the kind of
 * bar code, with brackets or without; undefined for anything else, so also for plain EANs.
 */
export function readGs1String(text: string): Gs1String | undefined {
  if (/^https?:/i.test(text)) return readDigitalLink(text);
  let rest = text
    .trim()
    .replace(/^\][A-Za-z]\d/, '')
    .replace(/[()]/g, '');
  if (!/^01\d{14}/.test(rest) || rest.length < 16) return undefined;
  let ean: string | undefined;
  let grams: number | undefined;
  while (rest) {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    const weight = /^310([0-5])(\d{6})/.exec(rest);
    if (weight) {
      grams = gramsOf(weight[2]!, Number(weight[1]));
      rest = rest.slice(10);
      continue;
    }
    const identifier = rest.slice(0, 2);
    const length = /^3[1-6]\d\d/.test(rest) ? 8 : FIXED[identifier];
    const end = length === undefined ? rest.indexOf(SEPARATOR) : 2 + length;
    const data = rest.slice(2, end < 0 ? undefined : end);
    if (identifier === '01') {
      if (!isEan(data)) return undefined;
      ean = normaliseEan(data);
    }
    rest = end < 0 ? '' : rest.slice(end);
  }
  return ean === undefined ? undefined : { ean, ...(grams === undefined ? {} : { grams }) };
}
