import type { ReportDay } from '@sporta/contract';
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { euro, percent, wholeEuro } from '../../shared/figures/index.ts';
import { type FileOf, Nothing, Panel } from './Panel.tsx';
import { shortDay } from './reports-search.ts';

/** Sales day by day beside those of the period before, and the same as a table with all that belongs to a day. */
export function SalesPanel({ days, file }: { days: readonly ReportDay[]; file: FileOf }) {
  const hasAny = days.some(({ sales, before }) => sales !== 0 || before !== 0);
  return (
    <Panel title="Vendite per giorno" unit="€, tratteggio: periodo prima" file={file}>
      {hasAny ? (
        <div className="report-chart" aria-hidden="true">
          <ResponsiveContainer width="100%" height={260}>
            <ComposedChart
              data={[...days]}
              margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
              accessibilityLayer={false}
            >
              <CartesianGrid vertical={false} stroke="var(--color-farina-200)" />
              <XAxis dataKey="day" tickFormatter={shortDay} tickLine={false} axisLine={false} minTickGap={12} />
              <YAxis tickFormatter={thousands} tickLine={false} axisLine={false} width={56} />
              <Bar dataKey="sales" fill="var(--color-basilico-400)" radius={[8, 8, 0, 0]} isAnimationActive={false} />
              <Line
                dataKey="before"
                stroke="var(--color-warn)"
                strokeWidth={2}
                strokeDasharray="5 4"
                dot={{ r: 3, fill: '#fff' }}
                isAnimationActive={false}
              />
            </ComposedChart>
          </ResponsiveContainer>
        </div>
      ) : (
        <Nothing>In questo periodo non ci sono ordini.</Nothing>
      )}
      <details className="report-table">
        <summary>Tabella dei giorni</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className="report-scroll" tabIndex={0} aria-label="Giorni">
          <table className="dt">
            <caption className="sr">Vendite per giorno</caption>
            <thead>
              <tr>
                <th scope="col">Giorno</th>
                {['Vendite', 'Periodo prima', 'Ordini', 'Scontrino', 'Margine', 'Mancanti', 'Puntuali', 'Nuovi'].map(
                  (name) => (
                    <th key={name} scope="col" className="r">
                      {name}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day.day}>
                  <th scope="row">{shortDay(day.day)}</th>
                  <td className="r">{euro(day.sales)}</td>
                  <td className="r">{euro(day.before)}</td>
                  <td className="r">{day.orders}</td>
                  <td className="r">{day.basket === undefined ? '–' : euro(day.basket)}</td>
                  <td className="r">{share(day.margin)}</td>
                  <td className="r">{share(day.missing)}</td>
                  <td className="r">{share(day.onTime)}</td>
                  <td className="r">{day.newcomers}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Panel>
  );
}

const share = (part: number | undefined) => (part === undefined ? '–' : percent(part));
const thousands = (amount: number) => wholeEuro(amount).replace(/\s*€/, '');
