import type { ColdReading } from '@sporta/contract';
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { clock } from '../../shared/figures/index.ts';
import { degrees } from './cold-words.ts';

/** The curve of a day with its threshold; the words below it say the same. */
export function TemperatureChart({ readings, max }: { readings: readonly ColdReading[]; max: number }) {
  const data = readings.map(({ at, temperature }) => ({ at: Date.parse(at), temperature }));
  const low = Math.floor(Math.min(max, ...data.map(({ temperature }) => temperature)) - 1);
  const high = Math.ceil(Math.max(max, ...data.map(({ temperature }) => temperature)) + 1);
  return (
    <div className="report-chart" aria-hidden="true">
      <ResponsiveContainer width="100%" height={240}>
        <LineChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-farina-200)" />
          <XAxis
            dataKey="at"
            type="number"
            domain={['dataMin', 'dataMax']}
            tickFormatter={(at: number) => clock(new Date(at).toISOString())}
            tickLine={false}
            axisLine={false}
            minTickGap={24}
          />
          <YAxis domain={[low, high]} tickFormatter={degrees} tickLine={false} axisLine={false} width={64} />
          <ReferenceLine y={max} stroke="var(--color-error)" strokeDasharray="5 4" />
          <Line
            dataKey="temperature"
            stroke="var(--color-basilico-600)"
            strokeWidth={2}
            dot={data.length < 40 ? { r: 3, fill: '#fff' } : false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
