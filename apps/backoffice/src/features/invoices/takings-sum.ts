import type { TakingsRow } from '@sporta/contract';

/** Takings at one rate; without a rate, at all of them. Euro. */
export type TakingsTotal = Omit<TakingsRow, 'day' | 'rate'> & { rate?: number };

const sums = ['sales', 'returns', 'total', 'net', 'vat', 'invoiced'] as const;
const inCents = (euro: number) => Math.round(euro * 100);

/** All rates together: net and VAT are sums of those of the rates (art. 27 DPR 633/1972). */
export const sumOfTotals = (rows: readonly TakingsTotal[]): TakingsTotal =>
  Object.fromEntries(
    sums.map((key) => [key, rows.reduce((sum, row) => sum + inCents(row[key]), 0) / 100]),
  ) as unknown as TakingsTotal;
