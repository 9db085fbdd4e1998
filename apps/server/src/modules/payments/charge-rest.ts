import { isPaid } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { paymentOrderOf } from './payment-order.ts';
import { providersOf } from './payment-providers.ts';
import { knownAs, type PaymentRow, writeProviderId } from './payments.repo.ts';
import { recordAbandoned, recordPayment } from './record-payment.ts';

/**
 * Charges a saved card at once, without the customer, who agreed to it when the card was saved. Repeating never charges twice.
 * @returns the payment as the ledger has it: paid, refused, or expired when the card is gone
 * @throws when the provider cannot be asked or does not answer; the caller tries again
 */
export async function chargeRest(deps: Deps, payment: PaymentRow): Promise<PaymentRow> {
  const { paymentId } = payment;
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) throw new Error(`no provider "${payment.provider}" to charge payment ${paymentId} through`);
  if (payment.state === 'captured' || payment.state === 'failed') return payment;
  const order = await paymentOrderOf(deps, payment);
  if (order.authToken === undefined) {
    // the card was removed meanwhile: the provider never heard of this payment
    await recordAbandoned(deps, paymentId, { decided: true });
    return { ...payment, state: 'expired' };
  }
  const charged = await provider.chargeSaved(order.authToken, { ...order, capture: 'immediate' });
  if (charged.kind === 'failed') {
    if (charged.error.kind !== 'refused') throw notCharged(payment, charged.error.kind);
    await keepName(deps, payment, charged.paymentRef);
    return recordPayment(deps, paymentId, charged.error.events, 'shop');
  }
  await keepName(deps, payment, charged.paymentRef);
  const now = await recordPayment(deps, paymentId, charged.events, 'shop');
  if (!isPaid(now.state)) throw notCharged(payment, 'the answer does not say so');
  return now;
}

async function keepName(deps: Deps, payment: PaymentRow, paymentRef: string | undefined): Promise<void> {
  if (paymentRef !== undefined && paymentRef !== knownAs(payment)) {
    await writeProviderId(deps.db, payment.paymentId, paymentRef);
  }
}

function notCharged({ paymentId }: PaymentRow, why: string): Error {
  return new Error(`payment ${paymentId} cannot be charged: ${why}`);
}
