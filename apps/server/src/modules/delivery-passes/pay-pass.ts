import { isPaid } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { failureText, paymentsOfOrder, type StartedPayment, startPayment } from '../payments/index.ts';
import { applyPaymentsToPass } from './apply-payments.ts';
import type { PassRow } from './passes.repo.ts';

/** Who buys a pass, and when. */
export interface PassBuyer {
  deps: Deps;
  account: Account;
  now: Date;
}

export interface PaidPass {
  order: PassRow;
  /** Where the customer goes to pay; absent when the provider has decided. */
  redirect?: Extract<StartedPayment, { kind: 'redirect' }>['to'];
}

/**
 * Begins the payment of a pass at its provider, or goes on with it: repeating never charges twice.
 * @throws BusinessError `payment-refused`, `payment-unavailable`, `payment-type-not-available`, `payment-auth-not-found`
 */
export async function payPass({ deps, account }: PassBuyer, order: PassRow): Promise<PaidPass> {
  const [payment] = await paymentsOfOrder(deps.db, order.orderId);
  if (!payment) throw new Error(`the delivery pass ${order.orderId} has no payment`);
  const started = await startPayment(deps, payment, { ...account, orderNumber: order.orderNumber });
  if (started.kind === 'redirect') return { order, redirect: started.to };
  if (started.kind === 'unavailable') {
    // nobody knows whether it was done: the same call asks again, and reconciliation does so by itself
    throw new BusinessError(
      'payment-unavailable',
      'La banca non risponde in questo momento. Non è andato perso nulla: riprova tra un minuto.',
    );
  }
  await applyPaymentsToPass(deps, order.orderId);
  const { state, failureReason } = started.payment;
  if (!isPaid(state)) throw new BusinessError('payment-refused', failureText(failureReason, 'pass'));
  return { order };
}
