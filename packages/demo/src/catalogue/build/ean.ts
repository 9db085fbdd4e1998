import { numberOf } from './text.ts';

/** Check digit of an EAN-13 from its first twelve digits (GS1 General Specifications, section 7.9). */
export function checkDigit(twelve: string): number {
  let sum = 0;
  for (let at = 0; at < 12; at++) sum += Number(twelve[at]) * (at % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/** A made-up Italian number (prefix 80): four digits for the company, six for the article. */
export function eanOf(brand: string, code: string): string {
  const company = String(numberOf(brand || 'Sporta') % 10_000).padStart(4, '0');
  const twelve = `80${company}${code.padStart(6, '0').slice(-6)}`;
  return `${twelve}${checkDigit(twelve)}`;
}
