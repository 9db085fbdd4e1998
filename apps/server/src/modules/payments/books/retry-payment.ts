import { isDecided } from '@sporta/domain';
import type { Deps } from '../../../platform/deps.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { retryMessages } from '../../../platform/stuck-messages.ts';
import { checkPayment } from '../check-payment.ts';
import type { PayableOrders } from '../payable-orders.ts';
import { findPayment } from '../payments.repo.ts';
import { isAbandoned } from '../reconcile-payments.ts';
import { isMoneyWork, workAbout } from './stuck-payments.repo.ts';

/**
 * Staff want a payment brought to its end now: its provider is asked, and what is to be done about it and its order is tried again
 * at once.
 * @throws BusinessError `payment-not-found`, `payment-unavailable` when the provider does not answer
 */
export async function retryPayment(deps: Deps, orders: PayableOrders, paymentId: number): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment) throw new BusinessError('payment-not-found', 'Questo pagamento non esiste', { field: 'payment_id' });
  const work = await workAbout(deps.db, payment);
  if (work.length > 0) await retryMessages(deps.db, work);
  if (isDecided(payment.state)) return;
  if (!(await checkPayment(deps, payment, { abandon: isAbandoned(payment, deps.clock.now()) }))) {
    throw new BusinessError('payment-unavailable', 'Il fornitore del pagamento non risponde: riprova tra poco');
  }
  await orders.applyPayments(deps, payment.orderId);
}

/** @throws BusinessError `payment-not-found` when no such work waits */
export async function retryWork({ db }: Deps, messageId: number): Promise<void> {
  if (!(await isMoneyWork(db, messageId))) {
    throw new BusinessError('payment-not-found', 'Questo lavoro non è più in attesa', { field: 'message_id' });
  }
  await retryMessages(db, [messageId]);
}
