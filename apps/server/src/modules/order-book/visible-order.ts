import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import type { OrderView } from './order-view.ts';
import { readNewestVersion } from './order-views.repo.ts';
import { isOrderOf } from './orders.repo.ts';

/**
 * The version in force of an order this account may look at: its own, and for a master account those of its company. Any other
 * is not found, so that its number reveals nothing.
 * @throws BusinessError `order-not-found`
 */
export async function visibleOrder(db: Db, account: Account, orderId: number): Promise<OrderView> {
  const companyId = account.isMaster ? (account.company?.companyId ?? null) : null;
  const visible = await isOrderOf(db, orderId, { accountId: account.accountId, companyId });
  const order = visible ? await readNewestVersion(db, orderId) : undefined;
  if (!order) throw new BusinessError('order-not-found', 'Non abbiamo trovato questo ordine');
  return order;
}
