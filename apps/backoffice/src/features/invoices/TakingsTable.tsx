import type { TakingsRow } from '@sporta/contract';
import { formatDayNumeric } from '@sporta/domain';
import { euro } from '../../shared/figures/index.ts';
import { sumOfTotals, type TakingsTotal } from './takings-sum.ts';

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
          <th scope="col" className="r from-tablet">
            Vendite
          </th>
          <th scope="col" className="r from-tablet">
            Resi
          </th>
          <th scope="col" className="r">
            Corrispettivi
          </th>
          <th scope="col" className="r from-small-desk">
            Imponibile
          </th>
          <th scope="col" className="r from-tablet">
            Imposta
          </th>
          <th scope="col" className="r from-small-desk">
            Con fattura
          </th>
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
          <td className="r from-tablet">{euro(row.sales)}</td>
          <td className="r from-tablet">{euro(row.returns)}</td>
          <td className="r">
            <b>{euro(row.total)}</b>
          </td>
          <td className="r from-small-desk">{euro(row.net)}</td>
          <td className="r from-tablet">{euro(row.vat)}</td>
          <td className="r from-small-desk">{euro(row.invoiced)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function rateName(rate: number | undefined): string {
  if (rate === undefined) return 'In tutto';
  return rate === 0 ? 'Esente' : `${String(rate).replace('.', ',')}%`;
}
