import { isDecided, isPaid } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { checkPayment } from './check-payment.ts';
import { paymentOrderOf } from './payment-order.ts';
import { providersOf } from './payment-providers.ts';
import { findPayment, knownAs, markRedirected, type PaymentRow, writeProviderId } from './payments.repo.ts';
import type {
  Failed,
  NotAllowedCode,
  PaymentOrder,
  PaymentProvider,
  ProviderError,
  ProviderEvent,
} from './providers/provider.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Charges a saved card without the customer, who agreed to it when the card was saved: the rest of an order at once, an order whose
 * slot was far away by a hold. Repeating never charges twice.
 * @returns the payment as the ledger has it: paid, refused, or ended without a charge when the card is gone
 * @throws when the provider cannot be asked or does not answer; the caller tries again
 */
export async function chargeSavedCard(deps: Deps, payment: PaymentRow): Promise<PaymentRow> {
  const { paymentId } = payment;
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) throw new Error(`no provider "${payment.provider}" to charge payment ${paymentId} through`);
  if (isDecided(payment.state)) return payment;
  const order = await paymentOrderOf(deps, payment);
  if (order.authToken === undefined) return endUncharged(deps, payment);
  const named = await nameAtProvider(deps, provider, { payment, order });
  if (named.kind === 'failed') return endRefused(deps, payment, named.error);
  const { paymentRef } = named;
  // from here on an answer may be lost; one that reconciliation abandoned meanwhile is not charged any more
  if (!(await markRedirected(deps.db, paymentId))) return endUncharged(deps, payment);
  const charged = await provider.chargeSaved(order.authToken, { ...order, paymentRef });
  if (charged.kind === 'failed') return endRefused(deps, { ...payment, providerId: paymentRef }, charged.error);
  const now = await recordPayment(deps, paymentId, charged.events, 'shop');
  if (!isPaid(now.state)) throw notCharged(payment, 'the answer does not say so');
  return now;
}

/** Makes the charge known at a provider that has names of its own, so that it can be asked what became of it. */
async function nameAtProvider(
  deps: Deps,
  provider: PaymentProvider,
  { payment, order }: { payment: PaymentRow; order: PaymentOrder },
): Promise<{ kind: 'named'; paymentRef: string } | Failed> {
  if (!provider.open || payment.providerId !== null) return { kind: 'named', paymentRef: knownAs(payment) };
  const made = await provider.open(order);
  if (made.kind === 'failed') return made;
  await writeProviderId(deps.db, payment.paymentId, made.paymentRef);
  return { kind: 'named', paymentRef: made.paymentRef };
}

/** What no repetition changes: an amount below the least the provider charges, a card it no longer knows. */
const isForGood: ReadonlySet<NotAllowedCode> = new Set(['bad-request', 'not-found']);

/** The bank refused, or the provider will never do it; anything else is tried again. @throws for anything else */
function endRefused(deps: Deps, payment: PaymentRow, error: ProviderError): Promise<PaymentRow> {
  const { paymentId, amountCents } = payment;
  if (error.kind === 'refused') return recordPayment(deps, paymentId, error.events, 'shop');
  if (error.kind !== 'not-allowed' || !isForGood.has(error.code)) throw notCharged(payment, error.kind);
  const refused: ProviderEvent = {
    type: 'failed',
    reason: 'declined',
    providerEventId: `shop-not-charged-${paymentId}`,
    paymentRef: knownAs(payment),
    amountCents,
    currency: 'EUR',
    occurredAt: deps.clock.now().toISOString(),
    raw: { code: error.code },
  };
  return recordPayment(deps, paymentId, [refused], 'shop');
}

/**
 * The card was removed, or nobody waits for the charge any more. The answer to an earlier try may have been lost: the provider
 * says what became of it, and closes it when nothing did.
 */
async function endUncharged(deps: Deps, { paymentId }: PaymentRow): Promise<PaymentRow> {
  const payment = (await findPayment(deps.db, paymentId))!;
  if (!isDecided(payment.state)) await checkPayment(deps, payment, { abandon: true });
  const now = (await findPayment(deps.db, paymentId))!;
  if (!isDecided(now.state)) throw notCharged(now, 'nobody knows what became of it');
  return now;
}

function notCharged({ paymentId }: PaymentRow, why: string): Error {
  return new Error(`payment ${paymentId} cannot be charged: ${why}`);
}
