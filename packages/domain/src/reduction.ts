import type { Cents } from './money.ts';

/**
 * Announcing price reductions: Codice del consumo, art. 17-bis (Directive 98/6/EC, art. 6a) and Court of Justice,
 * C-330/23: the percentage is computed on the lowest price of the 30 days before, not on the price just before.
 */

/** A price that was really applied, promotions included. Instants in epoch milliseconds. */
export interface PricePeriod {
  from: number;
  /** First instant it no longer held; absent or null = still in force. */
  to?: number | null | undefined;
  cents: Cents;
}

const DAY_MS = 86_400_000;
/** Art. 17-bis, 2. */
export const REFERENCE_DAYS = 30;

export interface LowestPrior {
  cents: Cents;
  /** Days the period covers: 30, or fewer for a product on sale for less (art. 17-bis, 4). */
  days: number;
}

/**
 * Lowest price applied in the 30 days before a reduction began. Undefined for a product that was not on sale before.
 * @param history any order, may overlap (list prices and promotions together)
 * @param reductionStart epoch milliseconds; of a progressive reduction, its first step: {@link progressiveStart}
 */
export function lowestPrior(history: Iterable<PricePeriod>, reductionStart: number): LowestPrior | undefined {
  const windowStart = reductionStart - REFERENCE_DAYS * DAY_MS;
  let lowest: Cents | undefined;
  let earliest = reductionStart;
  for (const period of history) {
    const end = Math.min(period.to ?? Number.POSITIVE_INFINITY, reductionStart);
    if (period.from >= reductionStart || end <= windowStart || end <= period.from) continue;
    if (lowest === undefined || period.cents < lowest) lowest = period.cents;
    earliest = Math.min(earliest, Math.max(period.from, windowStart));
  }
  if (lowest === undefined) return undefined;
  return { cents: lowest, days: Math.max(1, Math.ceil((reductionStart - earliest) / DAY_MS)) };
}

/**
 * When a chain of reductions that follow one another without a gap, each at least as deep as the one before, began: the
 * price before the first step stays the reference for all of them (art. 17-bis, 5).
 * @param steps the promotions of the product, any order
 * @returns undefined when none is in force at `now`
 */
export function progressiveStart(steps: readonly PricePeriod[], now: number): number | undefined {
  const byStart = [...steps].sort((a, b) => b.from - a.from);
  const endOf = (step: PricePeriod) => step.to ?? Number.POSITIVE_INFINITY;
  const current = byStart.find((step) => step.from <= now && endOf(step) > now);
  if (!current) return undefined;
  let first = current;
  for (const step of byStart) {
    if (step.from < first.from && endOf(step) >= first.from && step.cents >= first.cents) first = step;
  }
  return first.from;
}

/** Percentage from one price to a lower one, rounded down: 3.99 → 2.99 is 25. 0 when it is not lower. */
export function reductionPercent(fromCents: Cents, toCents: Cents): number {
  if (fromCents <= 0 || toCents >= fromCents) return 0;
  return Math.floor(((fromCents - toCents) * 100) / fromCents);
}

export interface AnnouncedReduction {
  /** Whole percentage for the flag, rounded down; 0 = the saving is under 1 %, show no figure. */
  percent: number;
  /** Price to strike. */
  referenceCents: Cents;
  /** "Prezzo più basso 30 gg", only where the law wants it. */
  lowest30Cents?: Cents;
  /** With `lowest30Cents`: the days it looks back on, when fewer than 30. */
  days?: number;
}

/**
 * What may be announced beside a reduced price; undefined = no reduction may be announced, show the plain price.
 *
 * Perishable food (art. 17-bis, 3) needs no 30-day price: it compares with the list price.
 */
export function announcedReduction(input: {
  nowCents: Cents;
  listCents: Cents;
  perishable: boolean;
  history: Iterable<PricePeriod>;
  /** Epoch milliseconds. */
  reductionStart: number;
}): AnnouncedReduction | undefined {
  const { nowCents, listCents } = input;
  if (nowCents >= listCents) return undefined;
  if (input.perishable) return { percent: reductionPercent(listCents, nowCents), referenceCents: listCents };
  const prior = lowestPrior(input.history, input.reductionStart);
  if (!prior || nowCents >= prior.cents) return undefined;
  return {
    percent: reductionPercent(prior.cents, nowCents),
    referenceCents: prior.cents,
    lowest30Cents: prior.cents,
    ...(prior.days < REFERENCE_DAYS ? { days: prior.days } : {}),
  };
}
