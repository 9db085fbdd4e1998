import { type Cents, divideHalfUp, type RateBp } from './money.ts';

/**
 * The VAT inside a price that includes it, half up.
 * @param rateBp rate in basis points (2200 = 22 %)
 */
export function vatIncluded(grossCents: Cents, rateBp: RateBp): Cents {
  return divideHalfUp(grossCents * rateBp, 10_000 + rateBp);
}

/** Price without VAT of a price that includes it: `grossToNet + vatIncluded` is always the gross price. */
export function grossToNet(grossCents: Cents, rateBp: RateBp): Cents {
  return grossCents - vatIncluded(grossCents, rateBp);
}

/** Adds VAT to a net price (business price lists), half up. */
export function netToGross(netCents: Cents, rateBp: RateBp): Cents {
  return netCents + divideHalfUp(netCents * rateBp, 10_000);
}

/** "4%", "22%". */
export function formatRate(rateBp: RateBp): string {
  return `${String(rateBp / 100).replace('.', ',')}%`;
}

export interface VatRow {
  rateBp: RateBp;
  grossCents: Cents;
  netCents: Cents;
  vatCents: Cents;
}

/**
 * VAT summary of a receipt: one row per rate, lowest rate first. VAT is computed once on the total of each rate, not
 * line by line, so that net + VAT of every row is exactly what the customer pays (DPR 633/1972, art. 21 and 27).
 */
export function vatBreakdown(lines: Iterable<{ grossCents: Cents; rateBp: RateBp }>): VatRow[] {
  const grossByRate = new Map<RateBp, Cents>();
  for (const line of lines) grossByRate.set(line.rateBp, (grossByRate.get(line.rateBp) ?? 0) + line.grossCents);
  return [...grossByRate]
    .sort(([a], [b]) => a - b)
    .map(([rateBp, grossCents]) => {
      const vatCents = vatIncluded(grossCents, rateBp);
      return { rateBp, grossCents, netCents: grossCents - vatCents, vatCents };
    });
}

/** Total VAT of a summary ("Totale Iva"). */
export function totalVat(rows: Iterable<VatRow>): Cents {
  let total = 0;
  for (const row of rows) total += row.vatCents;
  return total;
}
