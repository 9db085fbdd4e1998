import type { Cents } from './money.ts';
import type { PricePeriod } from './reduction.ts';

/** A price and the time it holds, epoch milliseconds, `to` excluded. */
export interface PriceStep {
  from: number;
  to: number;
  cents: Cents;
}

/**
 * What a customer met, moment by moment: of the periods that overlap the lowest counts. Steps touch where the price only changed;
 * where there was none there is no step.
 * @param history any order, may overlap (list prices and promotions together)
 * @param from epoch milliseconds; @param to excluded
 */
export function priceSteps(history: readonly PricePeriod[], from: number, to: number): PriceStep[] {
  const endOf = (period: PricePeriod) => period.to ?? Number.POSITIVE_INFINITY;
  const inside = history.filter((period) => period.from < to && endOf(period) > from);
  const turns = new Set([from, to]);
  for (const period of inside) {
    turns.add(Math.max(period.from, from));
    turns.add(Math.min(endOf(period), to));
  }
  const moments = [...turns].sort((a, b) => a - b);
  const steps: PriceStep[] = [];
  for (const [index, start] of moments.slice(0, -1).entries()) {
    const held = inside.filter((period) => period.from <= start && endOf(period) > start);
    if (held.length === 0) continue;
    const cents = Math.min(...held.map((period) => period.cents));
    const before = steps.at(-1);
    const end = moments[index + 1]!;
    if (before && before.cents === cents && before.to === start) before.to = end;
    else steps.push({ from: start, to: end, cents });
  }
  return steps;
}
