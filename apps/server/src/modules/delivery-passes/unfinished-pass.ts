import { isBeingPaid, isPaid } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { changeSaving, checkPayments, paymentsOfOrder } from '../payments/index.ts';
import { applyPaymentsToPass } from './apply-payments.ts';
import { ownPass } from './own-pass.ts';
import type { PassRow } from './passes.repo.ts';
import { type PaidPass, type PassBuyer, payPass } from './pay-pass.ts';

/* The payment of a pass that was begun and not brought to an end: its customer goes on with it, or abandons it, from any device. */

/**
 * Goes on with it: the same payment at the provider.
 * @param saveAuth whether the card is to be kept, when the customer has changed their mind
 * @throws BusinessError `order-not-found`, `payment-not-in-progress`, and those of `payPass`
 */
export async function resumePass(buyer: PassBuyer, orderId: number, saveAuth?: boolean): Promise<PaidPass> {
  const order = await passBeingPaid(buyer, orderId);
  await checkPayments(buyer.deps, await paymentsOfOrder(buyer.deps.db, orderId), { abandon: false });
  if (saveAuth !== undefined) await changeSaving(buyer.deps.db, orderId, saveAuth);
  return payPass(buyer, order);
}

/**
 * Ends it, at the provider too. Money that still arrives under it goes back by itself.
 * @throws BusinessError `order-not-found`, `payment-not-in-progress`, `order-already-paid`, `payment-unavailable`
 */
export async function abandonPass(buyer: PassBuyer, orderId: number): Promise<PassRow> {
  const { deps, account } = buyer;
  await passBeingPaid(buyer, orderId);
  await checkPayments(deps, await paymentsOfOrder(deps.db, orderId), { abandon: true });
  const { state } = await applyPaymentsToPass(deps, orderId);
  const [payment] = await paymentsOfOrder(deps.db, orderId);
  if (payment && isPaid(payment.state)) {
    throw new BusinessError('order-already-paid', 'Il pagamento era già riuscito: l’abbonamento è attivo', {
      data: { orderId },
    });
  }
  if (isBeingPaid(state)) {
    throw new BusinessError(
      'payment-unavailable',
      'La banca non risponde e non sappiamo se il pagamento è riuscito. Riprova tra un minuto: non è andato perso nulla.',
    );
  }
  return ownPass(deps.db, account.accountId, orderId);
}

async function passBeingPaid({ deps, account }: PassBuyer, orderId: number): Promise<PassRow> {
  const order = await ownPass(deps.db, account.accountId, orderId);
  if (isBeingPaid(order.state)) return order;
  throw new BusinessError('payment-not-in-progress', 'Questo pagamento non è più in corso', { data: { orderId } });
}
