import type { OrderState } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { OrderRow } from '../order-book/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { findSettlement, isWithdrawnUndelivered } from './settlements.repo.ts';

const cameToNothing: ReadonlySet<OrderState> = new Set(['payment-failed', 'cancelled', 'replaced']);

/**
 * Whether what a payment holds or has taken goes back whole, because of what became of its order. What was delivered and then
 * withdrawn from is paid back by its returns; a rest that was not collected by then is not owed any more.
 */
export async function comesBack(
  db: Db | Tx,
  { orderId, state }: Pick<OrderRow, 'orderId' | 'state'>,
  { isRest }: Pick<PaymentRow, 'isRest'>,
): Promise<boolean> {
  if (cameToNothing.has(state)) return true;
  if (state !== 'withdrawn') return false;
  if (await isWithdrawnUndelivered(db, orderId)) return true;
  return isRest && !(await findSettlement(db, orderId))?.collectedAt;
}

/** Nobody owes what was not taken of such an order. */
export function owesNothingMore(state: OrderState): boolean {
  return state === 'withdrawn' || cameToNothing.has(state);
}
