import type { Cents } from './money.ts';
import { chooseTickets } from './whole-tickets.ts';

/** Meal tickets per order, all issuers together (D.M. 122/2017, art. 4: up to eight). */
export const MAX_MEAL_TICKETS = 8;

/** A connected meal-ticket wallet and the limits of its issuer, which are data. */
export interface MealTicketWallet {
  paymentTypeId: number;
  /** Tickets in the wallet by face value. */
  tickets: readonly { faceCents: Cents; count: number }[];
  /** The most the customer wants to use; absent = as much as possible. */
  wantedCents?: Cents | undefined;
  /** Tickets of this issuer per order. */
  maxTickets?: number | undefined;
  /** Smallest order the issuer accepts. */
  minOrderCents?: Cents | undefined;
}

/** A voucher or a prepaid gift card. */
export interface GiftCertificateTender {
  giftCertificateId: number;
  balanceCents: Cents;
  minOrderCents?: Cents | undefined;
  /** False: cannot be used together with other certificates. */
  combinable?: boolean | undefined;
}

export interface TenderRequest {
  /** What is to be paid, everything included. */
  totalCents: Cents;
  /** Part of it that meal tickets may pay: food, without delivery, bags, alcohol, non-food. */
  mealTicketEligibleCents: Cents;
  /** In the order the customer chose. */
  mealTickets?: readonly MealTicketWallet[] | undefined;
  giftCertificates?: readonly GiftCertificateTender[] | undefined;
  /** Card, Satispay or the like, for the rest. */
  rest?: { paymentTypeId: number; minCents?: Cents | undefined } | undefined;
  /** Meal tickets per order; default {@link MAX_MEAL_TICKETS}. */
  maxMealTickets?: number | undefined;
}

export type Tender =
  | { kind: 'meal-ticket'; paymentTypeId: number; amountCents: Cents; tickets: { faceCents: Cents; count: number }[] }
  | { kind: 'gift-certificate'; giftCertificateId: number; amountCents: Cents }
  | { kind: 'rest'; paymentTypeId: number; amountCents: Cents };

/**
 * Why a tender pays nothing:
 * `nothing-left` the order is covered already · `no-eligible-goods` no food meal tickets may pay (any more) ·
 * `no-balance` empty wallet or certificate · `below-face-value` one ticket is more than what it may pay (no change is
 * given) · `ticket-limit` tickets per order used up · `minimum-order` the order is too small for it ·
 * `not-combinable` another certificate is in use · `below-minimum` the rest is less than the provider accepts.
 */
export type TenderRefusal =
  | 'nothing-left'
  | 'no-eligible-goods'
  | 'no-balance'
  | 'below-face-value'
  | 'ticket-limit'
  | 'minimum-order'
  | 'not-combinable'
  | 'below-minimum';

export interface TenderAllocation {
  /** In the order they are to be collected. */
  tenders: Tender[];
  refused: (
    | { kind: 'meal-ticket' | 'rest'; paymentTypeId: number; code: TenderRefusal }
    | { kind: 'gift-certificate'; giftCertificateId: number; code: TenderRefusal }
  )[];
  /** Still to be paid: a further payment method is needed. */
  uncoveredCents: Cents;
}

/**
 * Splits what is to be paid over the tenders: meal tickets first (whole tickets, eligible food only), then gift
 * certificates, then card or Satispay (domain rules, "Payments"). Tenders and `uncoveredCents` add up to the total.
 */
export function allocateTenders(request: TenderRequest): TenderAllocation {
  const result: TenderAllocation = { tenders: [], refused: [], uncoveredCents: Math.max(0, request.totalCents) };
  useMealTickets(request, result);
  useGiftCertificates(request, result);
  const { rest } = request;
  if (rest && result.uncoveredCents > 0) {
    const { paymentTypeId } = rest;
    if (result.uncoveredCents < (rest.minCents ?? 0)) {
      result.refused.push({ kind: 'rest', paymentTypeId, code: 'below-minimum' });
    } else {
      result.tenders.push({ kind: 'rest', paymentTypeId, amountCents: result.uncoveredCents });
      result.uncoveredCents = 0;
    }
  }
  return result;
}

function useMealTickets(request: TenderRequest, result: TenderAllocation): void {
  let eligibleCents = Math.min(request.mealTicketEligibleCents, result.uncoveredCents);
  let ticketsLeft = request.maxMealTickets ?? MAX_MEAL_TICKETS;
  for (const wallet of request.mealTickets ?? []) {
    const { paymentTypeId } = wallet;
    const allowed = Math.min(ticketsLeft, wallet.maxTickets ?? ticketsLeft);
    const available = wallet.tickets.filter(({ faceCents, count }) => faceCents > 0 && count > 0);
    const refuse = (code: TenderRefusal) => result.refused.push({ kind: 'meal-ticket', paymentTypeId, code });
    if (result.uncoveredCents === 0) refuse('nothing-left');
    else if (eligibleCents <= 0) refuse('no-eligible-goods');
    else if (request.totalCents < (wallet.minOrderCents ?? 0)) refuse('minimum-order');
    else if (available.length === 0) refuse('no-balance');
    else if (allowed <= 0) refuse('ticket-limit');
    else {
      const chosen = chooseTickets(available, Math.min(eligibleCents, wallet.wantedCents ?? eligibleCents), allowed);
      if (chosen.amountCents === 0) refuse('below-face-value');
      else {
        result.tenders.push({ kind: 'meal-ticket', paymentTypeId, ...chosen });
        result.uncoveredCents -= chosen.amountCents;
        eligibleCents -= chosen.amountCents;
        ticketsLeft -= chosen.tickets.reduce((sum, { count }) => sum + count, 0);
      }
    }
  }
}

function useGiftCertificates(request: TenderRequest, result: TenderAllocation): void {
  let used = 0;
  let usedAlone = false;
  for (const certificate of request.giftCertificates ?? []) {
    const { giftCertificateId, balanceCents, combinable = true } = certificate;
    const refuse = (code: TenderRefusal) => result.refused.push({ kind: 'gift-certificate', giftCertificateId, code });
    if (result.uncoveredCents === 0) refuse('nothing-left');
    else if (balanceCents <= 0) refuse('no-balance');
    else if (request.totalCents < (certificate.minOrderCents ?? 0)) refuse('minimum-order');
    else if (usedAlone || (!combinable && used > 0)) refuse('not-combinable');
    else {
      const amountCents = Math.min(balanceCents, result.uncoveredCents);
      result.tenders.push({ kind: 'gift-certificate', giftCertificateId, amountCents });
      result.uncoveredCents -= amountCents;
      used += 1;
      usedAlone = !combinable;
    }
  }
}
