import type { TakingsRow } from '@sporta/contract';
import { centsToEuro, euroToCents } from '@sporta/domain';

/** What a row of the register sums up, in its order. */
export const takingsSums = ['sales', 'returns', 'total', 'net', 'vat', 'invoiced'] as const;
export type TakingsSum = (typeof takingsSums)[number];

/** Takings at one rate; without a rate, at all of them. Euro. */
export type TakingsTotal = Pick<TakingsRow, TakingsSum> & { rate?: number };

/** All rates together: net and VAT are sums of those of the rates (art. 27 DPR 633/1972). */
export function sumOfTotals(rows: readonly TakingsTotal[]): TakingsTotal {
  const sum = (key: TakingsSum) => centsToEuro(rows.reduce((cents, row) => cents + euroToCents(row[key]), 0));
  return Object.fromEntries(takingsSums.map((key) => [key, sum(key)])) as Record<TakingsSum, number>;
}
