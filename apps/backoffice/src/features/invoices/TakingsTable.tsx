import type { TakingsRow } from '@sporta/contract';
import { formatDayNumeric } from '@sporta/domain';
import { euro } from '../../shared/figures/index.ts';
import { sumOfTotals, type TakingsSum, type TakingsTotal, takingsSums } from './takings-sum.ts';

const columns: Record<TakingsSum, { name: string; className: string }> = {
  sales: { name: 'Vendite', className: 'r from-tablet' },
  returns: { name: 'Resi', className: 'r from-tablet' },
  total: { name: 'Corrispettivi', className: 'r' },
  net: { name: 'Imponibile', className: 'r from-small-desk' },
  vat: { name: 'Imposta', className: 'r from-tablet' },
  invoiced: { name: 'Con fattura', className: 'r from-small-desk' },
};

interface TakingsTableProps {
  /** By day, the oldest first, and rate. */
  takings: readonly TakingsRow[];
  totals: readonly TakingsTotal[];
}

/** The register of some days: in the evening the day that ends stands first, under the totals of all. */
export function TakingsTable({ takings, totals }: TakingsTableProps) {
  const days = [...Map.groupBy(takings, ({ day }) => day)].reverse();
  return (
    <table className="dt takings">
      <caption className="sr">Corrispettivi per giorno e aliquota</caption>
      <thead>
        <tr>
          <th scope="col">Giorno</th>
          <th scope="col" className="r">
            IVA
          </th>
          {takingsSums.map((key) => (
            <th key={key} scope="col" className={columns[key].className}>
              {columns[key].name}
            </th>
          ))}
        </tr>
      </thead>
      {days.length > 1 ? <Group name="Totale" rows={totals} /> : null}
      {days.map(([day, rows]) => (
        <Group key={day} name={formatDayNumeric(day)} rows={rows} />
      ))}
    </table>
  );
}

/** The rates of a day or of all days, and their sum where there are several. */
function Group({ name, rows }: { name: string; rows: readonly TakingsTotal[] }) {
  const all = rows.length > 1 ? [...rows, sumOfTotals(rows)] : rows;
  return (
    <tbody>
      {all.map((row, index) => (
        <tr key={row.rate ?? 'all'} className={row.rate === undefined ? 'takings-sum' : undefined}>
          {index === 0 ? (
            <th scope="rowgroup" rowSpan={all.length} className="num">
              {name}
            </th>
          ) : null}
          <td className="r">{rateName(row.rate)}</td>
          {takingsSums.map((key) => (
            <td key={key} className={columns[key].className}>
              {key === 'total' ? <b>{euro(row.total)}</b> : euro(row[key])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function rateName(rate: number | undefined): string {
  if (rate === undefined) return 'In tutto';
  return rate === 0 ? 'Esente' : `${String(rate).replace('.', ',')}%`;
}
