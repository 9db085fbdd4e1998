import type { PaymentFeedback } from '@sporta/contract';
import { isBeingPaid, isDecided } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { findSavingByRef } from './card-savings.repo.ts';
import { checkPayment } from './check-payment.ts';
import { isStillMissing, pageAfterPaying } from './page-after-paying.ts';
import type { PayableOrders } from './payable-orders.ts';
import { customerOf } from './payers.repo.ts';
import { findPayment, findPaymentByRef } from './payments.repo.ts';

/**
 * The browser is back from Stripe. What it brings only says which payment: Stripe itself is asked how it went.
 * @param ref Stripe's name for the payment, or ours
 * @param secret the client secret the browser brings, when it does
 * @throws BusinessError `payment-not-found`, also for somebody else's; `payment-unavailable`
 */
export async function stripeFeedback(
  deps: Deps,
  orders: PayableOrders,
  accountId: number,
  { ref, secret }: { ref: string; secret: string | undefined },
): Promise<PaymentFeedback> {
  const saving = await findSavingByRef(deps.db, 'stripe', ref);
  const payment =
    saving?.paymentId != null
      ? await findPayment(deps.db, saving.paymentId)
      : await findPaymentByRef(deps.db, 'stripe', ref);
  const nameThere = saving?.providerId ?? payment?.providerId;
  const named = secret === undefined || (nameThere && secret.startsWith(`${nameThere}_secret_`));
  if (!payment || !named || (await customerOf(deps.db, payment.orderId)) !== accountId) {
    throw new BusinessError('payment-not-found', 'Non abbiamo trovato questo pagamento', { field: 'payment_id' });
  }
  const asked = isDecided(payment.state) || (await checkPayment(deps, payment, { abandon: false }));
  if (!asked) {
    throw new BusinessError(
      'payment-unavailable',
      'La banca non risponde in questo momento. Non è andato perso nulla: riprova tra un minuto.',
    );
  }
  const { state } = await orders.applyPayments(deps, payment.orderId);
  const order = { orderId: payment.orderId };
  const now = (await findPayment(deps.db, payment.paymentId)) ?? payment;
  const nextUrl = pageAfterPaying(payment.orderId, state, now);
  if (state === 'payment-failed' || state === 'cancelled') return { order, outcome: 'error', nextUrl };
  // the bank's refusal leaves the payment open to another card
  if (isBeingPaid(state) || (isStillMissing(state, now) && !isDecided(now.state))) return { order, outcome: 'pending' };
  return { order, outcome: isStillMissing(state, now) ? 'error' : 'completed', nextUrl };
}
