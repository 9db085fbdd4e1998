import { isPaid, isSettled } from '@sporta/domain';
import { preparing, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { keepCard } from './keep-card.ts';
import type { EventSource } from './ledger.repo.ts';
import { appendEvents, toLedgerEvents } from './ledger.ts';
import { customerOf } from './payers.repo.ts';
import { knownAs, lockPayment, type PaymentRow, writeFailureReason } from './payments.repo.ts';
import type { ProviderEvent } from './providers/provider.ts';

/**
 * Writes what a provider reports into the ledger. An event that names another payment, amount or currency than ours proves
 * nothing: it is not recorded, and what it may have authorised is given back.
 * @returns the payment as it is now
 */
export function recordPayment(
  deps: Deps,
  paymentId: number,
  events: readonly ProviderEvent[],
  source: EventSource,
): Promise<PaymentRow> {
  return preparing(() => writeEvents(deps, paymentId, events, source));
}

function writeEvents(
  deps: Deps,
  paymentId: number,
  events: readonly ProviderEvent[],
  source: EventSource,
): Promise<PaymentRow> {
  return withTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) throw new Error(`there is no payment ${paymentId}`);
    const fitting = events.filter((event) => fits(payment, event));
    if (fitting.length < events.length) {
      deps.log.error(
        { paymentId, types: events.map((event) => event.type) },
        'a payment event does not fit its payment',
      );
      const holds = events.some((event) => event.type === 'authorised' && event.paymentRef === knownAs(payment));
      if (holds && !isGivenBack(events)) {
        await writeOutbox(tx, 'payment.give-back', { paymentId });
      }
    }
    const { summary, news } = await appendEvents(tx, payment, toLedgerEvents(payment, fitting), source);
    if (news === 0) return payment;
    if (isSettled(summary.state)) {
      const reason = isPaid(summary.state)
        ? null
        : (fitting.findLast((event) => event.type === 'failed')?.reason ?? summary.state);
      if (reason !== null) {
        await writeFailureReason(tx, paymentId, reason);
        payment.failureReason = reason;
      }
    }
    await keepCardOf(tx, payment, fitting);
    return payment;
  });
}

/**
 * The order no longer waits for the payment, though the provider has not decided. A settled one stays as it is.
 * @param decided whether the provider never heard of it, by the locked row: then nobody is asked any more
 */
export function recordAbandoned(
  deps: Deps,
  paymentId: number,
  { decided = () => false }: { decided?: (payment: PaymentRow) => boolean } = {},
): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || (isSettled(payment.state) && payment.state !== 'promised')) return;
    const kind = decided(payment) ? 'expired' : 'given-up';
    const abandoned = { providerEventId: `shop-${kind}-${paymentId}`, kind, amountCents: payment.amountCents } as const;
    await appendEvents(tx, payment, [abandoned], 'shop');
    await writeFailureReason(tx, paymentId, 'given-up');
  });
}

/**
 * The provider no longer holds what it had authorised. An end that came by itself (`expired`) is no step after an authorisation in
 * the ledger, because of unfinished pages it is one before: the release is written besides.
 */
export async function recordHoldEnded(
  deps: Deps,
  paymentId: number,
  events: readonly ProviderEvent[],
): Promise<PaymentRow> {
  await recordPayment(deps, paymentId, events, 'query');
  return withTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) throw new Error(`there is no payment ${paymentId}`);
    if (payment.state !== 'authorised') return payment;
    const released = {
      providerEventId: `shop-voided-${paymentId}`,
      kind: 'voided',
      amountCents: payment.amountCents,
    } as const;
    await appendEvents(tx, payment, [released], 'query');
    return payment;
  });
}

function fits(payment: PaymentRow, event: ProviderEvent): boolean {
  if (event.paymentRef !== knownAs(payment) || event.currency !== 'EUR') return false;
  return event.type === 'authorised'
    ? event.amountCents === payment.amountCents
    : event.amountCents <= payment.amountCents;
}

/** A provider that tells all that happened says so: asking again would never end. */
function isGivenBack(events: readonly ProviderEvent[]): boolean {
  const sumOf = (type: ProviderEvent['type']) =>
    events.reduce((sum, event) => (event.type === type ? sum + event.amountCents : sum), 0);
  const capturedCents = sumOf('captured');
  return events.some(({ type }) => type === 'voided') || (capturedCents > 0 && sumOf('refunded') >= capturedCents);
}

/** The customer asked to keep the card: the token comes with the authorisation. */
async function keepCardOf(tx: Tx, payment: PaymentRow, events: readonly ProviderEvent[]): Promise<void> {
  if (!payment.saveAuth) return;
  const card = events.find((event) => event.type === 'authorised' && event.card?.token)?.card;
  if (!card?.token) return;
  const accountId = await customerOf(tx, payment.orderId);
  if (accountId === undefined) throw new Error(`payment ${payment.paymentId} has no order`);
  await keepCard(tx, accountId, {
    ...card,
    token: card.token,
    provider: payment.provider,
    consentedAt: payment.createdAt,
  });
}
