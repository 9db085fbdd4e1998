import type Stripe from 'stripe';
import type { CardSummary, ProviderEvent, ProviderState, RefusalReason } from './provider.ts';
import type { Intent } from './stripe.client.ts';
import { reasonOf } from './stripe.refusals.ts';

/*
 * Stripe tells how an intent is, not what happened to it: the ledger's events are read from the objects it names. Each has the
 * name of its object, so that it is the same whenever it is read.
 */

/** All that is needed to know what happened. */
export interface Snapshot {
  intent: Stripe.PaymentIntent;
  refunds: readonly Stripe.Refund[];
}

/** @returns undefined when the charge was not expanded: an answer is believed whole or not at all */
export function eventsOf({ intent, refunds }: Snapshot): ProviderEvent[] | undefined {
  const { latest_charge: charge } = intent;
  if (typeof charge === 'string') return undefined;
  if (charge?.status !== 'succeeded') return intent.status === 'canceled' ? [closedEvent(intent)] : [];
  const events = [authorised(intent, charge)];
  if (charge.captured) events.push(captured(intent, charge));
  else if (intent.status === 'canceled') events.push(released(intent, charge));
  return [...events, ...refunds.filter(movedMoney).map((refund) => refunded(intent, refund))];
}

export function stateOf({ intent, refunds }: Snapshot): ProviderState {
  const { latest_charge: charge } = intent;
  const held = typeof charge === 'object' && charge?.status === 'succeeded' ? charge : undefined;
  if (intent.status === 'requires_capture') return 'authorised';
  if (intent.status === 'canceled') return held ? 'voided' : 'failed';
  if (intent.status !== 'succeeded' || !held) return 'pending';
  return refundedCents(refunds) >= held.amount_captured ? 'refunded' : 'captured';
}

export function refundedCents(refunds: readonly Stripe.Refund[]): number {
  return refunds.filter(movedMoney).reduce((sum, { amount }) => sum + amount, 0);
}

/** The rest of a hold that a part was taken of comes as a refund that moved nothing. */
function movedMoney({ status, balance_transaction }: Stripe.Refund): boolean {
  return balance_transaction !== null && (status === 'succeeded' || status === 'pending');
}

function authorised(intent: Stripe.PaymentIntent, charge: Stripe.Charge): ProviderEvent {
  const card = cardOf(charge.payment_method_details?.card, tokenOf(intent));
  return {
    ...common(intent, charge.created),
    providerEventId: `${charge.id}-authorised`,
    type: 'authorised',
    amountCents: charge.amount,
    ...(card && { card }),
    raw: { charge: charge.id, status: charge.status, outcome: charge.outcome?.type ?? '' },
  };
}

function captured(intent: Stripe.PaymentIntent, charge: Stripe.Charge): ProviderEvent {
  // the charge is as old as its hold; what it moved on the balance knows when the money was taken
  const { balance_transaction: moved } = charge;
  return {
    ...common(intent, typeof moved === 'object' && moved ? moved.created : charge.created),
    providerEventId: `${charge.id}-captured`,
    type: 'captured',
    amountCents: charge.amount_captured,
    ...operation(intent.metadata.capture),
    raw: { charge: charge.id, status: intent.status },
  };
}

function released(intent: Stripe.PaymentIntent, charge: Stripe.Charge): ProviderEvent {
  return {
    ...common(intent, intent.canceled_at ?? charge.created),
    providerEventId: `${charge.id}-released`,
    type: 'voided',
    amountCents: charge.amount,
    raw: { charge: charge.id, status: intent.status, reason: intent.cancellation_reason ?? '' },
  };
}

export function refunded(intent: Stripe.PaymentIntent, refund: Stripe.Refund): ProviderEvent {
  return {
    ...common(intent, refund.created),
    providerEventId: refund.id,
    type: 'refunded',
    amountCents: refund.amount,
    ...operation(refund.metadata?.operation),
    raw: { refund: refund.id, status: refund.status ?? '' },
  };
}

/** An intent that ended without a payment. @param reason of the bank, when nobody may try another card */
export function closedEvent(intent: Stripe.PaymentIntent, reason?: RefusalReason): ProviderEvent {
  const refusal = intent.metadata.card === 'saved' && intent.last_payment_error;
  return {
    ...common(intent, intent.canceled_at ?? intent.created),
    providerEventId: `${intent.id}-closed`,
    type: 'failed',
    amountCents: intent.amount,
    reason: reason ?? (refusal ? reasonOf(refusal) : 'closed'),
    raw: { status: intent.status, code: intent.last_payment_error?.code ?? '' },
  };
}

/** What saving a card came to; nothing yet while the customer may still try. */
export function setupEventsOf(intent: Stripe.SetupIntent): ProviderEvent[] | undefined {
  if (intent.status === 'canceled') return [{ ...ofSetup(intent, 'failed'), reason: 'closed' }];
  if (intent.status !== 'succeeded') return [];
  const { payment_method: method } = intent;
  if (typeof method !== 'object' || method === null) return undefined;
  const card = cardOf(method.card, tokenFrom(idOf(intent.customer), method.id));
  return [{ ...ofSetup(intent, 'authorised'), ...(card && { card }) }];
}

function ofSetup(intent: Stripe.SetupIntent, type: 'authorised' | 'failed'): ProviderEvent {
  return {
    ...common(intent, intent.created),
    providerEventId: `${intent.id}-${type}`,
    type,
    amountCents: 0,
    raw: { status: intent.status },
  };
}

function common({ id }: Intent, seconds: number) {
  return { paymentRef: id, currency: 'EUR' as const, occurredAt: new Date(seconds * 1000).toISOString() };
}

function operation(id: string | undefined): { operationId?: string } {
  return id ? { operationId: id } : {};
}

/** A card is charged again under its customer's name: our token is both. */
function tokenOf({ setup_future_usage, customer, payment_method }: Stripe.PaymentIntent): string | undefined {
  return setup_future_usage === 'off_session' ? tokenFrom(idOf(customer), idOf(payment_method)) : undefined;
}

function tokenFrom(customer: string | undefined, method: string | undefined): string | undefined {
  return customer && method ? `${customer}/${method}` : undefined;
}

export function fromToken(token: string): { customer: string; payment_method: string } {
  const [customer = '', payment_method = ''] = token.split('/');
  return { customer, payment_method };
}

function idOf(value: string | { id: string } | null): string | undefined {
  return typeof value === 'string' ? value : value?.id;
}

interface StripeCard {
  brand?: string | null;
  last4?: string | null;
  exp_month?: number | null;
  exp_year?: number | null;
}

/** Undefined for what is no card, e.g. a bank's app. */
function cardOf(card: StripeCard | null | undefined, token: string | undefined): CardSummary | undefined {
  if (!card?.brand || !card.last4 || !card.exp_month || !card.exp_year) return undefined;
  return {
    ...(token && { token }),
    brand: card.brand.toLowerCase(),
    maskedNumber: `************${card.last4}`,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
  };
}
