import type { TakingsRow } from '@sporta/contract';
import { centsToEuro, euroToCents, formatDayNumeric, formatRate, grossToNet } from '@sporta/domain';
import { type Cell, euroCell } from '../../platform/http/table-cell.ts';
import type { TakingsOfDay } from './takings.repo.ts';

/** A row of the register: VAT is taken out of the sum of the day at each rate, not out of each sale (art. 27 DPR 633/1972). */
export function rowToWire({ day, rateBp, salesCents, returnsCents, invoicedCents }: TakingsOfDay): TakingsRow {
  const totalCents = salesCents + returnsCents;
  const netCents = grossToNet(totalCents, rateBp);
  return {
    day,
    rate: rateBp / 100,
    sales: centsToEuro(salesCents),
    returns: centsToEuro(returnsCents),
    total: centsToEuro(totalCents),
    net: centsToEuro(netCents),
    vat: centsToEuro(totalCents - netCents),
    invoiced: centsToEuro(invoicedCents),
  };
}

const sums = ['sales', 'returns', 'total', 'net', 'vat', 'invoiced'] as const;

/** The rows of all days added up at each rate: net and VAT too are sums of those of the days. */
export function totalsOf(rows: readonly TakingsRow[]): Omit<TakingsRow, 'day'>[] {
  const byRate = new Map<number, Omit<TakingsRow, 'day'>>();
  for (const { day: _day, ...row } of rows) {
    const before = byRate.get(row.rate);
    if (!before) byRate.set(row.rate, row);
    else {
      const added = sums.map((key) => [key, centsToEuro(euroToCents(before[key]) + euroToCents(row[key]))]);
      byRate.set(row.rate, { ...before, ...Object.fromEntries(added) });
    }
  }
  return [...byRate.values()].sort((a, b) => a.rate - b.rate);
}

export const fileColumns = [
  'Giorno',
  'Aliquota',
  'Vendite',
  'Resi',
  'Corrispettivi',
  'Imponibile',
  'Imposta',
  'Con fattura (fuori registro)',
];

export const rowToFile = (row: TakingsRow): Cell[] => [
  formatDayNumeric(row.day),
  row.rate === 0 ? 'Esente' : formatRate(row.rate * 100),
  ...sums.map((key) => euroCell(row[key])),
];
