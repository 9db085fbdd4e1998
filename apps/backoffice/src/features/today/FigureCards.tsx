import type { StaffToday } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { euro, percent, signedCount, signedEuro, wholeEuro } from '../../shared/figures/index.ts';
import { Sparkline } from './Sparkline.tsx';

interface Card {
  key: string;
  label: string;
  value: string;
  /** Beside the same weekday before. */
  change: string | undefined;
  /** Worse than before, or than what is aimed at. */
  bad: boolean;
  trend: readonly number[];
}

/** "sabato scorso" for a day of the shop. */
function weekBefore(day: string): string {
  const name = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
  return `${name} ${name.endsWith('a') ? 'scorsa' : 'scorso'}`;
}

/** The four figures as cards. Missing lines are worse when there are more of them. */
export function cardsOf({ takings, orders, basket, missing }: StaffToday['figures'], day: string): Card[] {
  const grown = takings.before === undefined || takings.before === 0 ? undefined : takings.value / takings.before - 1;
  const points = missing.before === undefined ? undefined : (missing.value - missing.before) * 100;
  const target = `obiettivo ${percent(missing.target)}`;
  const written = (change: number) => change.toLocaleString('it-IT', { maximumFractionDigits: 1 });
  return [
    {
      key: 'takings',
      label: 'Incasso del giorno',
      value: wholeEuro(takings.value),
      change: grown === undefined ? undefined : `${signedCount(Math.round(grown * 100))}% su ${weekBefore(day)}`,
      bad: (grown ?? 0) < 0,
      trend: takings.trend,
    },
    {
      key: 'orders',
      label: 'Ordini',
      value: orders.value.toLocaleString('it-IT'),
      change:
        orders.before === undefined ? undefined : `${signedCount(orders.value - orders.before)} su ${weekBefore(day)}`,
      bad: orders.value < (orders.before ?? 0),
      trend: orders.trend,
    },
    {
      key: 'basket',
      label: 'Scontrino medio',
      value: euro(basket.value),
      change: basket.before === undefined ? undefined : signedEuro(basket.value - basket.before),
      bad: basket.value < (basket.before ?? 0),
      trend: basket.trend,
    },
    {
      key: 'missing',
      label: 'Prodotti mancanti',
      value: percent(missing.value),
      change:
        points === undefined
          ? target
          : `${points > 0 ? '+' : points < 0 ? '−' : ''}${written(Math.abs(points))} punti, ${target}`,
      bad: missing.value > missing.target,
      trend: missing.trend,
    },
  ];
}

export function FigureCards({ figures, day }: { figures: StaffToday['figures']; day: string }) {
  return (
    <section className="k4" aria-label="Cifre del giorno">
      {cardsOf(figures, day).map(({ key, label, value, change, bad, trend }) => (
        <div key={key} className="bx kp">
          <h2>{label}</h2>
          <b>{value}</b>
          <span className={cx('change', bad ? 'bad' : 'good')}>{change ?? '\u00a0'}</span>
          <Sparkline values={trend} bad={bad} label={`${label}, ultimi sette giorni`} />
        </div>
      ))}
    </section>
  );
}
