import type { Cents } from './money.ts';

/** Kinds of events in the payment ledger, and states of a payment. In the order in which they may follow. */
export const paymentStates = [
  'created',
  'redirected',
  // a card is kept for it; the money is held when a hold reaches the delivery
  'promised',
  // we stopped waiting; the provider has not said how it ends
  'given-up',
  'expired',
  'failed',
  'authorised',
  'voided',
  'captured',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

const RANK = Object.fromEntries(paymentStates.map((state, rank) => [state, rank])) as Record<PaymentState, number>;

/** Whether `to` is later than `from`: the only moves there are. */
export function canAdvance(from: PaymentState, to: PaymentState): boolean {
  return RANK[to] > RANK[from];
}

/** The later of two states. A refusal heard after an authorisation changes nothing; a second card that succeeds does. */
export function advance(from: PaymentState, to: PaymentState): PaymentState {
  return canAdvance(from, to) ? to : from;
}

export interface PaymentEvent {
  /** The provider's id of the event: the same event reported again counts once. */
  eventId: string;
  kind: PaymentState;
  amountCents: Cents;
}

export interface PaymentSummary {
  state: PaymentState;
  authorisedCents: Cents;
  capturedCents: Cents;
  refundedCents: Cents;
}

/**
 * The state of a payment, from its ledger events in whatever order and however often they came. `refunded` as soon
 * as anything was: how much is in `refundedCents`.
 */
export function paymentSummary(events: Iterable<PaymentEvent>): PaymentSummary {
  const summary: PaymentSummary = { state: 'created', authorisedCents: 0, capturedCents: 0, refundedCents: 0 };
  const seen = new Set<string>();
  for (const { eventId, kind, amountCents } of events) {
    if (seen.has(eventId)) continue;
    seen.add(eventId);
    summary.state = advance(summary.state, kind);
    if (kind === 'authorised') summary.authorisedCents = Math.max(summary.authorisedCents, amountCents);
    else if (kind === 'captured') summary.capturedCents += amountCents;
    else if (kind === 'refunded') summary.refundedCents += amountCents;
  }
  // given back by hand and by the provider after all: nothing more than was taken is with the customer of this payment
  summary.refundedCents = Math.min(summary.refundedCents, summary.capturedCents);
  return summary;
}

/** Its order no longer waits for it: the provider decided it, or the shop abandoned it. */
export function isSettled(state: PaymentState): boolean {
  return state !== 'created' && state !== 'redirected';
}

/** The provider itself has said how it ended. Until then it may still be paid there, and is asked after. */
export function isDecided(state: PaymentState): boolean {
  return isSettled(state) && state !== 'given-up' && state !== 'promised';
}

/** The customer's money is held or taken. */
export function isPaid(state: PaymentState): boolean {
  return state === 'authorised' || state === 'captured';
}

/** An order may count on it: the money is held or taken, or a card is kept for it. */
export function isSecured(state: PaymentState): boolean {
  return isPaid(state) || state === 'promised';
}

/** The customer's money is with us: held, or taken and not all given back. */
export function holdsMoney({ state, capturedCents, refundedCents }: Omit<PaymentSummary, 'authorisedCents'>): boolean {
  return isPaid(state) || (state === 'refunded' && refundedCents < capturedCents);
}

/** The provider took it at some time, whatever was given back since. */
export function wasPaid(state: PaymentState): boolean {
  return RANK[state] >= RANK.authorised;
}

export function paymentStateLabel({ state, capturedCents, refundedCents }: PaymentSummary): string {
  switch (state) {
    case 'created':
    case 'redirected':
      return 'In attesa';
    case 'promised':
      return 'Da bloccare';
    case 'given-up':
    case 'expired':
      return 'Scaduto';
    case 'failed':
      return 'Non riuscito';
    case 'authorised':
      return 'Autorizzato';
    case 'voided':
      return 'Annullato';
    case 'captured':
      return 'Addebitato';
    case 'refunded':
      return refundedCents < capturedCents ? 'Rimborsato in parte' : 'Rimborsato';
  }
}
