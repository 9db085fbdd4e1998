import { type Cents, divideHalfUp } from '../money.ts';
import type { Promotion } from './types.ts';

/**
 * What a kind of promotion knows: how to name itself and how much it takes off. Choosing among promotions, limits and
 * stacking are the engine's business. There is one rule per file; `level` says where it acts.
 *
 * The engine relies on two properties of every rule (checked by the property tests): a price never rises, and a lower
 * price in never gives a higher price out. From them follows that one more promotion never makes a cart dearer.
 */
export type PromotionRule<P extends Promotion = Promotion> =
  | UnitRule<P>
  | PiecesRule<P>
  | BasketRule<P>
  | DeliveryRule<P>
  | FreeItemRule<P>;

interface Named<P> {
  /** Short flag on the card: "−25%", "3×2", "2° −50%". */
  label(promotion: P): string;
}

/** How much of a line a promotion touched. */
export interface Touched {
  /** Selling units with their unit, ready to read: "3 pezzi", "1,2 kg". */
  quantityText: string;
  /** What the price of one is of: "/kg" for goods by weight, "" for the rest. */
  per: '/kg' | '';
  /** Number of complete groups, for rules that count pieces. */
  groups: number;
}

/** Changes the price of one unit. */
export interface UnitRule<P> extends Named<P> {
  level: 'unit';
  unitPrice(promotion: P, unitCents: Cents): Cents;
  explain(promotion: P, touched: Touched): string;
}

/** Acts on groups of pieces. */
export interface PiecesRule<P> extends Named<P> {
  level: 'pieces';
  /** Pieces in a group. */
  groupSize(promotion: P): number;
  /**
   * What is paid for each piece of one group.
   * @param prices unit prices in cents, dearest list price first, as many as the group has pieces
   */
  groupPrices(promotion: P, prices: readonly Cents[]): Cents[];
  explain(promotion: P, touched: Touched): string;
  /** What the last pieces of a group bring, after "Aggiungine 1: ". @param missing pieces, 1 or more */
  reward(promotion: P, missing: number): string;
}

/** Takes something off the basket. */
export interface BasketRule<P> extends Named<P> {
  level: 'basket';
  threshold(promotion: P): Cents;
  discount(promotion: P, baseCents: Cents): Cents;
  explain(promotion: P): string;
}

/** Takes something off the delivery fee. */
export interface DeliveryRule<P> extends Named<P> {
  level: 'delivery';
  threshold(promotion: P): Cents;
  discount(promotion: P, deliveryCents: Cents): Cents;
  explain(promotion: P): string;
}

/** Adds a free line. */
export interface FreeItemRule<P> extends Named<P> {
  level: 'free-item';
  threshold(promotion: P): Cents;
  productId(promotion: P): number;
  explain(promotion: P): string;
}

/** 12.5 → "12,5%". */
export function formatPercent(percent: number): string {
  return `${String(percent).replace('.', ',')}%`;
}

/**
 * A unit price less `percent`, rounded down: an announced −25 % is never less than 25 %.
 * @param percent 0…100, at most two decimals
 */
export function lessPercent(cents: Cents, percent: number): Cents {
  return Math.floor((cents * Math.max(0, 10_000 - Math.round(percent * 100))) / 10_000);
}

/** A percentage (half up) or an amount off, never more than there is. Neither = nothing. */
export function discountOf(
  terms: { percent?: number | undefined; amountCents?: Cents | undefined },
  baseCents: Cents,
): Cents {
  const byPercent = terms.percent ? divideHalfUp(baseCents * Math.round(terms.percent * 100), 10_000) : 0;
  return Math.min(baseCents, Math.max(byPercent, terms.amountCents ?? 0));
}
