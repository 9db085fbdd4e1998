import type { Db, Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { type StaffRights, seesStore } from '../../platform/staff-rights.ts';
import { type OrderView, readNewestVersion } from '../order-book/index.ts';
import { orderNotFound } from '../orders/index.ts';

/** An order of a store this person works for; another one is not found. @throws BusinessError `order-not-found` */
export async function orderOfStore(db: Db | Tx, account: Account, orderId: number): Promise<OrderView> {
  const order = await readNewestVersion(db, orderId);
  if (!order || !seesStore(account.staff!, order.warehouseId)) throw orderNotFound();
  return order;
}

/** The stores an answer is about: the one asked for, or all this person works for. @throws BusinessError `store-not-found` */
export function storesAskedFor(staff: StaffRights, warehouseId: number | undefined): StaffRights['stores'] {
  if (warehouseId === undefined) return staff.stores;
  if (!seesStore(staff, warehouseId)) {
    throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
  }
  return [warehouseId];
}

export const notInPicking = () =>
  new BusinessError(
    'order-not-in-picking',
    'Questo ordine non è in preparazione: qualcuno può averlo già chiuso o annullato',
  );
