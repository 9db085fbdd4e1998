import type { StaffProduct } from '@sporta/contract';
import { formatDayShort, shopDay } from '@sporta/domain';
import {
  Line,
  LineChart,
  ReferenceArea,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { euro } from '../../shared/figures/index.ts';

type Steps = StaffProduct['priceSteps'];

const dayOf = (at: number) => formatDayShort(shopDay(at));

/** Prices of 30 days and of the two weeks to come, drawn as steps with the days of offers behind them, and the same in words. */
export default function PriceChart({ steps, offers }: { steps: Steps; offers: StaffProduct['offers'] }) {
  const now = Date.now();
  const points = pointsOf(steps);
  const lowest = lowestPast(steps, offers);
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
          <LineChart data={points} margin={{ top: 8, right: 28, bottom: 0, left: 0 }} accessibilityLayer={false}>
            {end > now ? <ReferenceArea x1={now} x2={end} fill="var(--color-farina-50)" stroke="none" /> : null}
            {offers.map(({ promotionId, from, to }) => {
              const [x1, x2] = [Math.max(Date.parse(from), points[0]!.at), Math.min(Date.parse(to), end)];
              return x1 < x2 ? (
                <ReferenceArea key={promotionId} x1={x1} x2={x2} fill="var(--color-error-bg)" stroke="none" />
              ) : null;
            })}
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
            {lowest ? (
              <ReferenceDot
                x={lowest.at}
                y={lowest.price}
                r={4.5}
                fill="var(--color-basilico-700)"
                stroke="#fff"
                strokeWidth={2}
                label={{ value: `minimo 30 giorni ${euro(lowest.price)}`, position: lowest.side, fontWeight: 650 }}
              />
            ) : null}
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

/** The lowest price of the days before the first offer that is shown, in the middle of when it held. */
function lowestPast(steps: Steps, offers: StaffProduct['offers']) {
  const start = Math.min(...offers.map(({ from }) => Date.parse(from)));
  if (!Number.isFinite(start)) return undefined;
  const before = steps.filter(({ from }) => Date.parse(from) < start);
  const least = before.toSorted((a, b) => a.price - b.price)[0];
  if (!least) return undefined;
  const at = (Date.parse(least.from) + Math.min(Date.parse(least.to), start)) / 2;
  const isLowest = steps.every(({ price }) => price >= least.price);
  return { at, price: least.price, side: isLowest ? ('top' as const) : ('bottom' as const) };
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
