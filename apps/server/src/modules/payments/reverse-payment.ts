import { holdsMoney, isDecided } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { checkPayment } from './check-payment.ts';
import { providersOf } from './payment-providers.ts';
import { findPayment, knownAs, type PaymentRow, paymentsOfOrder } from './payments.repo.ts';
import { recordPayment } from './record-payment.ts';

/** Reverses a payment: the hold is released, or what was taken is refunded. Repeating it reverses nothing twice. */
export async function reversePayment(deps: Deps, payment: PaymentRow): Promise<void> {
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) throw new Error(`no provider "${payment.provider}" to give money back through`);
  if (payment.state === 'promised') return endPromised(deps, payment);
  const answer = await provider.query(knownAs(payment));
  if (answer.kind === 'failed') throw new Error(`payment ${payment.paymentId} cannot be queried: ${answer.error.kind}`);
  if (answer.kind === 'not-found') return;
  const rest = answer.capturedCents - Math.max(answer.refundedCents ?? 0, payment.refundedCents);
  const done =
    answer.state === 'captured' && rest > 0
      ? await provider.refund(knownAs(payment), rest, `give-back-${payment.paymentId}`)
      : answer.state === 'authorised'
        ? await provider.void(knownAs(payment), `give-back-${payment.paymentId}`)
        : { kind: 'done' as const, events: answer.events };
  if (done.kind === 'failed') throw new Error(`payment ${payment.paymentId} cannot be given back: ${done.error.kind}`);
  await recordPayment(deps, payment.paymentId, done.events, 'shop');
}

/** Nothing is held under it, unless a hold was just asked for and its answer lost: the provider says so, and closes it. */
async function endPromised(deps: Deps, payment: PaymentRow): Promise<void> {
  const { paymentId } = payment;
  await checkPayment(deps, payment, { abandon: true });
  const now = await findPayment(deps.db, paymentId);
  if (!now || !isDecided(now.state)) throw new Error(`payment ${paymentId} cannot be ended`);
  if (holdsMoney(now)) await reversePayment(deps, now);
}

/** Reverses everything an order was paid with. */
export async function reversePaymentsOf(deps: Deps, orderId: number): Promise<void> {
  for (const payment of await paymentsOfOrder(deps.db, orderId)) {
    if (holdsMoney(payment) || payment.state === 'promised') await reversePayment(deps, payment);
  }
}
