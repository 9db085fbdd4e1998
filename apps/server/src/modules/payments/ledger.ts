import { isPaid, type PaymentState, type PaymentSummary, paymentSummary } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { type EventSource, insertEvents, type LedgerEvent } from './ledger.repo.ts';
import { type PaymentRow, writeSummary } from './payments.repo.ts';
import type { ProviderEvent } from './providers/provider.ts';

export interface Appended {
  /** State before and after; the same when nothing was new. */
  before: PaymentState;
  summary: PaymentSummary;
  /** How many of the events were new. */
  news: number;
}

/**
 * Writes events into the ledger and brings the payment up to it. The payment row must be locked. The same event counts once,
 * whoever reports it and in whatever order, and a state never goes back.
 */
export async function appendEvents(
  tx: Tx,
  payment: PaymentRow,
  events: readonly LedgerEvent[],
  source: EventSource,
): Promise<Appended> {
  const { news, ledger } = await insertEvents(tx, payment, events, source);
  const summary = paymentSummary(ledger);
  const before = payment.state;
  if (news > 0) {
    await writeSummary(tx, payment.paymentId, summary);
    payment.state = summary.state;
    payment.capturedCents = summary.capturedCents;
    payment.refundedCents = summary.refundedCents;
  }
  return { before, summary, news };
}

/** @param payment locked: what it holds decides what the end of a hold is called */
export function toLedgerEvents(payment: PaymentRow, events: readonly ProviderEvent[]): LedgerEvent[] {
  return events.map(({ providerEventId, type, amountCents, occurredAt, raw, endsHold }) => ({
    providerEventId,
    kind: endsHold && isPaid(payment.state) ? 'voided' : type,
    amountCents,
    occurredAt,
    raw,
  }));
}

/** Cents that payments hold, will hold or have taken together, less what was given back. */
export function heldCents(payments: readonly PaymentRow[]): number {
  return payments.reduce((sum, { state, amountCents, capturedCents, refundedCents }) => {
    if (state === 'authorised' || state === 'promised') return sum + amountCents;
    return state === 'captured' ? sum + capturedCents - refundedCents : sum;
  }, 0);
}
