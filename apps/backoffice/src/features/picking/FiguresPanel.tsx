import { type PickingFigures, staffEndpoints } from '@sporta/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { percent } from '../../shared/figures/index.ts';

/** How today goes: one's own figures first, those of the store beside them, for working better. */
export function FiguresPanel() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['picking-figures'],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffPicking.figures, {}, { signal })).data,
    staleTime: 60_000,
  });
  if (!data || data.store.lines === 0) return null;
  return (
    <section className="bx pk-figures">
      <h2>Come va oggi</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Cosa</th>
            <th scope="col">Tu</th>
            <th scope="col">Sede</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, read]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{read(data.mine)}</td>
              <td className="num">{read(data.store)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const share = (fraction: number | undefined) => (fraction === undefined ? '–' : percent(fraction));

const ROWS: [string, (figures: PickingFigures) => string][] = [
  ['Righe', ({ lines }) => String(lines)],
  ['Righe all’ora', ({ linesPerHour }) => (linesPerHour === undefined ? '–' : String(Math.round(linesPerHour)))],
  ['Mancanti', ({ missing }) => share(missing)],
  ['Sostituzioni accettate', ({ accepted }) => share(accepted)],
  ['Scarto dei pesi', ({ weightDeviation }) => share(weightDeviation)],
];
