import type { Report } from '@sporta/contract';
import { countOf, euro } from '../../shared/figures/index.ts';
import { type FileOf, Nothing, Panel } from './Panel.tsx';

interface BarRow {
  name: string;
  orders: number;
  sales: number;
  before?: number;
}

/** Sales by the hour the slots begin. */
export function HoursPanel({ hours, file }: { hours: Report['hours']; file: FileOf }) {
  const rows = hours.map(({ hour, orders, sales }) => ({ name: `${hour}:00`, orders, sales }));
  return (
    <Panel title="Vendite per ora" unit="inizio della fascia" file={file}>
      <Bars rows={rows} first="Ora" />
    </Panel>
  );
}

/** Sales by store. */
export function StoresPanel({ stores, file }: { stores: Report['byStore']; file: FileOf }) {
  return (
    <Panel title="Vendite per sede" file={file}>
      <Bars rows={stores} first="Sede" />
    </Panel>
  );
}

function Bars({ rows, first }: { rows: readonly BarRow[]; first: string }) {
  const most = Math.max(1, ...rows.map(({ sales }) => sales));
  if (rows.length === 0) return <Nothing>In questo periodo non ci sono ordini.</Nothing>;
  return (
    <table className="report-bars">
      <caption className="sr">Vendite e ordini</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">Ordini</th>
          <th scope="col">Vendite</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, orders, sales }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="bar" aria-hidden="true">
                <i style={{ width: `${(Math.max(0, sales) / most) * 100}%` }} />
              </span>
              <small className="muted">{countOf(orders, 'ordine', 'ordini')}</small>
            </td>
            <td className="r">{euro(sales)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
