import type { Db, Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { findOrder, type OrderRow } from '../order-book/index.ts';
import { orderNotFound } from '../orders/index.ts';

/** An order of a store this person sees; another one is not found. @throws BusinessError `order-not-found` */
export async function orderOfStore(db: Db | Tx, account: Account, orderId: number): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (!order || !seesStore(account.staff!, order.warehouseId)) throw orderNotFound();
  return order;
}
