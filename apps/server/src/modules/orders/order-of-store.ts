import type { Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import type { OrderRow } from '../order-book/index.ts';
import { lockForStaff, orderNotFound } from './advance-order.ts';

/**
 * An order of a store this person works for, with its cart locked: everybody who prepares, moves, refuses or cancels it takes turns.
 * One of another store is not found.
 * @throws BusinessError `order-not-found`
 */
export async function lockOrderOfStore(tx: Tx, account: Account, orderId: number): Promise<OrderRow> {
  const order = await lockForStaff(tx, orderId);
  if (!seesStore(account.staff!, order.warehouseId)) throw orderNotFound();
  return order;
}
