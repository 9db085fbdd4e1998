import type Stripe from 'stripe';
import type { DisputeNotice, NoticeResult, RawNotice, Rejected } from './provider.ts';

/** How old an event may be, seconds: an old one that is sent again proves nothing. */
const toleranceSeconds = 300;

/**
 * Reads an event of Stripe, signed over its bytes. Intents are asked after, whatever the event says: events repeat and come in any
 * order.
 */
export function readEvent(sdk: Stripe, secret: string, { headers, rawBody }: RawNotice): NoticeResult {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string' || rawBody === undefined) return rejected('malformed', 'stripe-signature');
  let event: Stripe.Event;
  try {
    event = sdk.webhooks.constructEvent(bytesOf(rawBody), signature, secret, toleranceSeconds);
  } catch (error) {
    return isSignatureError(error) ? rejected('bad-signature', 'stripe-signature') : rejected('malformed', 'body');
  }
  return noticeOf(event);
}

function noticeOf(event: Stripe.Event): NoticeResult {
  const { type } = event;
  if (type.startsWith('charge.dispute.')) {
    const dispute = disputeOf(event.data.object as Stripe.Dispute, event.created);
    return dispute ? { kind: 'dispute', dispute } : { kind: 'ignored' };
  }
  const object = event.data.object as { id?: string; payment_intent?: string | { id: string } | null };
  if (ABOUT_INTENTS.has(type) && object.id) return { kind: 'ask', paymentRef: object.id };
  const intent = ABOUT_MONEY.has(type) ? idOf(object.payment_intent) : undefined;
  return intent ? { kind: 'ask', paymentRef: intent } : { kind: 'ignored' };
}

/** What brings news of an intent; its creation and each step of the customer's bank do not. */
const ABOUT_INTENTS: ReadonlySet<string> = new Set([
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'setup_intent.succeeded',
  'setup_intent.canceled',
]);
const ABOUT_MONEY: ReadonlySet<string> = new Set([
  'charge.captured',
  'charge.refunded',
  'refund.created',
  'refund.failed',
]);

const CLOSED: Readonly<Record<string, 'won' | 'lost'>> = { won: 'won', lost: 'lost' };

function disputeOf(dispute: Stripe.Dispute, seconds: number): DisputeNotice | undefined {
  const paymentRef = idOf(dispute.payment_intent);
  if (!paymentRef || !Number.isSafeInteger(dispute.amount)) return undefined;
  const { due_by } = dispute.evidence_details;
  return {
    disputeId: dispute.id,
    paymentRef,
    amountCents: dispute.amount,
    reason: dispute.reason,
    state: CLOSED[dispute.status] ?? 'open',
    ...(due_by && { answerBy: new Date(due_by * 1000) }),
    sentAt: new Date(seconds * 1000),
  };
}

function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.id;
}

function isSignatureError(error: unknown): boolean {
  return (error as { type?: string } | null)?.type === 'StripeSignatureVerificationError';
}

function bytesOf(rawBody: string | Uint8Array): string | Buffer {
  return typeof rawBody === 'string' ? rawBody : Buffer.from(rawBody);
}

function rejected(why: Rejected['why'], detail: string): Rejected {
  return { kind: 'rejected', why, detail };
}
