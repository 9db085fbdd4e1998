import type { Report } from '@sporta/contract';
import { countOf, percent } from '../../shared/figures/index.ts';
import { type FileOf, Nothing, Panel } from './Panel.tsx';

/** How quickly each person prepares; the bars are parts of the quickest. */
export function PickersPanel({ pickers, file }: { pickers: Report['pickers']; file: FileOf }) {
  const quickest = Math.max(1, ...pickers.map(({ linesPerHour = 0 }) => linesPerHour));
  return (
    <Panel title="Velocità di preparazione" unit="righe l’ora" file={file}>
      {pickers.length === 0 ? <Nothing>In questo periodo nessuno ha preparato ordini.</Nothing> : null}
      <table className="report-bars">
        <caption className="sr">Righe l’ora, ordini e mancanti per persona</caption>
        <thead className="sr">
          <tr>
            <th scope="col">Persona</th>
            <th scope="col">Ordini e mancanti</th>
            <th scope="col">Righe l’ora</th>
          </tr>
        </thead>
        <tbody>
          {pickers.map(({ userId, name, orders, missing, linesPerHour }) => (
            <tr key={userId}>
              <th scope="row">{name}</th>
              <td>
                <span className="bar" aria-hidden="true">
                  <i style={{ width: `${((linesPerHour ?? 0) / quickest) * 100}%` }} />
                </span>
                <small className="muted">
                  {countOf(orders, 'ordine', 'ordini')}
                  {missing === undefined ? '' : `, mancanti ${percent(missing)}`}
                </small>
              </td>
              <td className="r">{linesPerHour ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
