import { type Cents, formatEuro } from './money.ts';

interface PriceLimit {
  minCents?: Cents | undefined;
  maxCents?: Cents | undefined;
  /** The price of a kilo or a litre is meant. */
  perUnit?: 'kg' | 'l' | undefined;
}

/** A limit of prices in words that a search reads again: "fino a 4,99 €", "da 3,00 € a 5,00 €", "da 10,00 € in su al kg". */
export function priceLimitText({ minCents, maxCents, perUnit }: PriceLimit): string {
  const unit = perUnit === undefined ? '' : perUnit === 'kg' ? ' al kg' : ' al litro';
  if (minCents === undefined) return maxCents === undefined ? '' : `fino a ${formatEuro(maxCents)}${unit}`;
  if (maxCents === undefined) return `da ${formatEuro(minCents)} in su${unit}`;
  return `da ${formatEuro(minCents)} a ${formatEuro(maxCents)}${unit}`;
}
