import { type Cents, formatEuro, spokenPrice } from '@sporta/domain';

export interface PriceFacts {
  cents: Cents;
  /** The price before the offer: makes it an offer. */
  oldCents?: Cents | undefined;
  /** On offer without a struck price. */
  promo?: boolean | undefined;
  /** Known only at weighing: "ca.". */
  approximate?: boolean | undefined;
  /** Unit after the price of loose goods: "kg" → "€/kg". */
  perUnit?: string | undefined;
}

const SPOKEN_UNITS: Record<string, string> = {
  kg: 'al chilo',
  L: 'al litro',
  l: 'al litro',
  pz: 'al pezzo',
  hg: "all'etto",
};

/** "2 euro e 99 centesimi, in offerta, prima 3,99 €" (design, section 7). */
export function priceLabel({ cents, oldCents, promo, approximate, perUnit }: PriceFacts): string {
  let text = spokenPrice(cents);
  if (approximate) text = `circa ${text}`;
  if (perUnit) text += ` ${SPOKEN_UNITS[perUnit] ?? `per ${perUnit}`}`;
  if (promo || oldCents !== undefined) text += ', in offerta';
  if (oldCents !== undefined) text += `, prima ${formatEuro(oldCents)}`;
  return text;
}
