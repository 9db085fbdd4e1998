import type { Report, ReportTotals } from '@sporta/contract';
import { euro, percent, signedCount, signedEuro } from '../../shared/figures/index.ts';

interface Card {
  label: string;
  value: string;
  /** Beside the period before; empty where there is none. */
  change: string;
  good: boolean;
}

const MISSING_TARGET = 0.015;

/** "+1,2 punti" */
function points(now: number | undefined, before: number | undefined): string {
  if (now === undefined || before === undefined) return '';
  const change = Math.round((now - before) * 1000) / 10;
  const size = Math.abs(change).toLocaleString('it-IT', { maximumFractionDigits: 1 });
  return change === 0 ? 'come prima' : `${change > 0 ? '+' : '−'}${size} punti`;
}

const grown = (now: number, before: number) =>
  before > 0 ? `${now >= before ? '+' : '−'}${percent(Math.abs(now / before - 1))}` : '';
const isAtLeast = (now: number | undefined, before: number | undefined) => (now ?? 0) >= (before ?? 0);

/** The figures of a period as cards, each with how it changed. */
export function cardsOf(totals: ReportTotals, before: ReportTotals): Card[] {
  const share = (label: string, key: 'onTime' | 'accepted' | 'returning' | 'margin'): Card[] =>
    totals[key] === undefined
      ? []
      : [
          {
            label,
            value: percent(totals[key]),
            change: points(totals[key], before[key]),
            good: isAtLeast(totals[key], before[key]),
          },
        ];
  return [
    {
      label: 'Vendite',
      value: euro(totals.sales),
      change: grown(totals.sales, before.sales),
      good: isAtLeast(totals.sales, before.sales),
    },
    {
      label: 'Ordini',
      value: totals.orders.toLocaleString('it-IT'),
      change: before.orders > 0 ? signedCount(totals.orders - before.orders) : '',
      good: isAtLeast(totals.orders, before.orders),
    },
    ...(totals.basket === undefined
      ? []
      : [
          {
            label: 'Scontrino medio',
            value: euro(totals.basket),
            change: before.basket === undefined ? '' : signedEuro(totals.basket - before.basket),
            good: isAtLeast(totals.basket, before.basket),
          },
        ]),
    ...share('Puntuali', 'onTime'),
    ...(totals.missing === undefined
      ? []
      : [
          {
            label: 'Mancanti',
            value: percent(totals.missing),
            change: `obiettivo ${percent(MISSING_TARGET)}`,
            good: totals.missing <= MISSING_TARGET,
          },
        ]),
    ...share('Sostituti accettati', 'accepted'),
    ...share('Margine', 'margin'),
    ...share('Clienti che tornano', 'returning'),
    {
      label: 'Pagati con buoni',
      value: euro(totals.vouchers),
      change: before.orders > 0 ? signedEuro(totals.vouchers - before.vouchers) : '',
      good: true,
    },
    {
      label: 'Resi e rimborsi',
      value: euro(totals.returned),
      change: before.orders > 0 ? signedEuro(totals.returned - before.returned) : '',
      good: totals.returned <= before.returned,
    },
  ];
}

export function TotalCards({ report: { totals, before } }: { report: Report }) {
  return (
    <ul className="report-cards" aria-label="Figure del periodo">
      {cardsOf(totals, before).map(({ label, value, change, good }) => (
        <li key={label} className="bx">
          <span className="muted">{label}</span>
          <b>{value}</b>
          <em className={good ? 'good' : 'bad'}>
            {change}
            {/^[+−]/.test(change) ? <span className="sr"> sul periodo prima</span> : null}
          </em>
        </li>
      ))}
    </ul>
  );
}
