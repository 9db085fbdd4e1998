import type { Db, Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { type OrderView, readNewestVersion } from '../order-book/index.ts';
import { orderNotFound } from '../orders/index.ts';

/** An order of a store this person sees, by the id of any of its versions; another one is not found. @throws BusinessError `order-not-found` */
export async function orderOf(db: Db | Tx, account: Account, orderId: number): Promise<OrderView> {
  const order = await readNewestVersion(db, orderId);
  if (!order || !seesStore(account.staff!, order.warehouseId)) throw orderNotFound();
  return order;
}
