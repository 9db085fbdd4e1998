import type { TodaySlot } from '@sporta/contract';
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { type SlotRow, slotRows } from './slot-rows.ts';

const parts = [
  { key: 'delivered', name: 'consegnati', colour: 'var(--color-basilico-500)' },
  { key: 'travelling', name: 'in viaggio', colour: 'var(--color-limone-500)' },
  { key: 'ready', name: 'pronti', colour: 'var(--color-basilico-300)' },
  { key: 'toPrepare', name: 'da preparare', colour: 'var(--color-farina-300)' },
] as const;

const ROW = 36;

/** Each slot of the day as a bar: the whole width is its capacity. The same in words for screen readers. */
export function SlotsPanel({ slots }: { slots: readonly TodaySlot[] }) {
  const rows = slotRows(slots);
  return (
    <section className="bx">
      <div className="panel-head">
        <h2>Fasce del giorno</h2>
        <span className="legend" aria-hidden="true">
          {parts.map(({ key, name }) => (
            <span key={key} className={key}>
              {name}
            </span>
          ))}
        </span>
      </div>
      {rows.length === 0 ? <p className="muted">In questo giorno non ci sono fasce.</p> : <SlotBars rows={rows} />}
      <div className="sr">
        <table>
          <caption>Fasce del giorno</caption>
          <thead>
            <tr>
              {['Fascia', 'Posti', 'Presi', ...parts.map(({ name }) => name)].map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.hours}>
                <th scope="row">{row.hours}</th>
                <td>{row.capacity}</td>
                <td>{row.taken}</td>
                {parts.map(({ key }) => (
                  <td key={key}>{row[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Parts of the room there is, so that a full slot fills its line whatever its size. */
const shareOf = (key: (typeof parts)[number]['key']) => (row: SlotRow) =>
  row[key] / Math.max(row.capacity, row.taken, 1);

const freeShare = ({ capacity, taken }: SlotRow) => Math.max(0, capacity - taken) / Math.max(capacity, taken, 1);

function SlotBars({ rows }: { rows: readonly SlotRow[] }) {
  const labels = rows.map(({ taken, capacity, closed }) => `${taken} / ${capacity}${closed ? ' chiusa' : ''}`);
  return (
    <div className="slot-bars" aria-hidden="true">
      <ResponsiveContainer width="100%" height={rows.length * ROW}>
        <BarChart
          data={[...rows]}
          layout="vertical"
          barSize={24}
          margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <XAxis type="number" domain={[0, 1]} hide />
          <YAxis
            yAxisId="hours"
            type="category"
            dataKey="hours"
            axisLine={false}
            tickLine={false}
            width={72}
            tick={<HoursTick />}
          />
          <YAxis
            yAxisId="room"
            orientation="right"
            type="category"
            dataKey={(row: SlotRow) => row.hours}
            axisLine={false}
            tickLine={false}
            width={104}
            tick={<RoomTick labels={labels} />}
          />
          {/* The right axis is drawn for a series of its own only. */}
          <Bar yAxisId="room" dataKey={() => 0} isAnimationActive={false} />
          {parts.map(({ key, colour }) => (
            <Bar
              key={key}
              yAxisId="hours"
              stackId="slot"
              dataKey={shareOf(key)}
              fill={colour}
              stroke="#fff"
              isAnimationActive={false}
            />
          ))}
          {/* Recharts draws no background behind a part of zero: the room that is left is a part of its own. */}
          <Bar
            yAxisId="hours"
            stackId="slot"
            dataKey={freeShare}
            fill="var(--color-farina-50)"
            radius={[0, 8, 8, 0]}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

interface TickProps {
  x?: number;
  y?: number;
  index?: number;
  payload?: { value: string };
}

function HoursTick({ y, payload }: TickProps) {
  return (
    <text x={0} y={y} dy="0.35em" className="tick strong">
      {payload?.value}
    </text>
  );
}

function RoomTick({ x = 0, y, index = 0, labels }: TickProps & { labels: readonly string[] }) {
  return (
    <text x={x + 6} y={y} dy="0.35em" className="tick">
      {labels[index]}
    </text>
  );
}
