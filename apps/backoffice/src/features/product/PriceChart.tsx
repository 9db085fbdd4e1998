import type { StaffProduct } from '@sporta/contract';
import { formatDayShort, shopDay } from '@sporta/domain';
import { Line, LineChart, ReferenceArea, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { euro } from '../../shared/figures/index.ts';

type Steps = StaffProduct['priceSteps'];

const dayOf = (at: number) => formatDayShort(shopDay(at));

/** Prices of 30 days and of the two weeks to come, drawn as steps, and the same in words. */
export default function PriceChart({ steps }: { steps: Steps }) {
  const now = Date.now();
  const points = pointsOf(steps);
  const prices = steps.map(({ price }) => price);
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  // the lowest and the dearest stand off the edges, also where there is one price only
  const room = Math.max((high - low) * 0.25, high * 0.05);
  const end = points.at(-1)!.at;
  return (
    <figure className="price-chart">
      <figcaption>Cosa hanno pagato i clienti, e cosa pagheranno</figcaption>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={150}>
          <LineChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
            {end > now ? <ReferenceArea x1={now} x2={end} fill="var(--color-farina-100)" stroke="none" /> : null}
            <XAxis
              dataKey="at"
              type="number"
              domain={['dataMin', 'dataMax']}
              tickFormatter={dayOf}
              tickLine={false}
              axisLine={false}
              minTickGap={24}
            />
            <YAxis
              domain={[low - room, high + room]}
              ticks={[...new Set([low, high])]}
              tickFormatter={(price: number) => euro(price).replace(/\s*€/, '')}
              tickLine={false}
              axisLine={false}
              width={48}
            />
            <ReferenceLine x={now} stroke="var(--color-ink-2)" strokeDasharray="3 3" />
            <Line
              dataKey="price"
              type="stepAfter"
              stroke="var(--color-basilico-700)"
              strokeWidth={2.5}
              dot={false}
              isAnimationActive={false}
            />
          </LineChart>
        </ResponsiveContainer>
      </div>
      <ul>
        {steps.map(({ from, to, price }) => (
          <li key={from} data-state={Date.parse(from) > now ? 'to-come' : Date.parse(to) <= now ? 'over' : 'now'}>
            <b>{euro(price)}</b> {wordsOf({ from, to }, now)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Both ends of every step; a gap where it had no price. */
function pointsOf(steps: Steps): { at: number; price: number | null }[] {
  return steps.flatMap(({ from, to, price }, index) => {
    const gap = steps[index + 1] !== undefined && steps[index + 1]!.from !== to;
    return [
      { at: Date.parse(from), price },
      { at: Date.parse(to), price: gap ? null : price },
    ];
  });
}

function wordsOf({ from, to }: { from: string; to: string }, now: number): string {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (start > now) return `dal ${dayOf(start)}`;
  return end <= now ? `dal ${dayOf(start)} al ${dayOf(end - 1)}` : `oggi, dal ${dayOf(start)}`;
}
