import type { Report } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { type FileOf, Nothing, Panel } from './Panel.tsx';
import { shortDay } from './reports-search.ts';

/** Colours by how full a window is. */
const levelOf = (fill: number) => (fill >= 0.95 ? 'full' : fill >= 0.8 ? 'high' : fill >= 0.6 ? 'good' : 'low');

/** How full each window was on each day: a table that is its own chart. */
export function FillPanel({ report: { windows, days }, file }: { report: Report; file: FileOf }) {
  return (
    <Panel title="Fasce piene" unit="% prenotati su capacità" file={file}>
      {windows.length === 0 ? <Nothing>In questo periodo non ci sono fasce di consegna.</Nothing> : null}
      {windows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className="report-scroll" tabIndex={0} aria-label="Fasce piene">
          <table className="report-heat">
            <caption className="sr">Posti presi per fascia e giorno, per cento</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr">Fascia</span>
                </th>
                {days.map(({ day }) => (
                  <th key={day} scope="col">
                    {shortDay(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {windows.map(({ window, days: fills }) => (
                <tr key={window}>
                  <th scope="row">{window}</th>
                  {fills.map((fill, index) => (
                    <td key={days[index]?.day} className={cx(fill !== null && levelOf(fill))}>
                      {fill === null ? <span className="sr">non offerta</span> : Math.round(fill * 100)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </Panel>
  );
}
