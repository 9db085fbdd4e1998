import { isDecided, isPaid } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { checkPayment } from './check-payment.ts';
import { paymentOrderOf } from './payment-order.ts';
import { providersOf } from './payment-providers.ts';
import { findPayment, knownAs, markRedirected, type PaymentRow, writeProviderId } from './payments.repo.ts';
import type { PaymentOrder, PaymentProvider } from './providers/provider.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Charges a saved card at once, without the customer, who agreed to it when the card was saved. Repeating never charges twice.
 * @returns the payment as the ledger has it: paid, refused, or ended without a charge when the card is gone
 * @throws when the provider cannot be asked or does not answer; the caller tries again
 */
export async function chargeRest(deps: Deps, payment: PaymentRow): Promise<PaymentRow> {
  const { paymentId } = payment;
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) throw new Error(`no provider "${payment.provider}" to charge payment ${paymentId} through`);
  if (isDecided(payment.state)) return payment;
  const order = { ...(await paymentOrderOf(deps, payment)), capture: 'immediate' as const };
  if (order.authToken === undefined) return endUncharged(deps, payment);
  const paymentRef = await nameAtProvider(deps, provider, { payment, order });
  // from here on an answer may be lost; one that reconciliation abandoned meanwhile is not charged any more
  if (!(await markRedirected(deps.db, paymentId))) return endUncharged(deps, payment);
  const charged = await provider.chargeSaved(order.authToken, { ...order, paymentRef });
  if (charged.kind === 'failed') {
    if (charged.error.kind !== 'refused') throw notCharged(payment, charged.error.kind);
    return recordPayment(deps, paymentId, charged.error.events, 'shop');
  }
  const now = await recordPayment(deps, paymentId, charged.events, 'shop');
  if (!isPaid(now.state)) throw notCharged(payment, 'the answer does not say so');
  return now;
}

/** Makes the charge known at a provider that has names of its own, so that it can be asked what became of it. */
async function nameAtProvider(
  deps: Deps,
  provider: PaymentProvider,
  { payment, order }: { payment: PaymentRow; order: PaymentOrder },
): Promise<string> {
  if (!provider.open || payment.providerId !== null) return knownAs(payment);
  const made = await provider.open(order);
  if (made.kind === 'failed') throw notCharged(payment, made.error.kind);
  await writeProviderId(deps.db, payment.paymentId, made.paymentRef);
  return made.paymentRef;
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
