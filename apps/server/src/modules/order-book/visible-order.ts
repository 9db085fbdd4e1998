import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import type { OrderView } from './order-view.ts';
import { readNewestVersion } from './read-orders.ts';

/**
 * An order this account may look at, as it stands after its changes: its own, and for a master account those of its company. Any other is not found, so
 * that its number tells nothing.
 * @throws BusinessError `order-not-found`
 */
export async function visibleOrder(db: Db, account: Account, orderId: number): Promise<OrderView> {
  const companyId = account.isMaster ? (account.company?.companyId ?? null) : null;
  const { rows } = await sql`
    select 1 from orders where order_id = ${orderId} and (account_id = ${account.accountId} or company_id = ${companyId})`.execute(
    db,
  );
  const order = rows.length === 1 ? await readNewestVersion(db, orderId) : undefined;
  if (!order) throw new BusinessError('order-not-found', 'Non abbiamo trovato questo ordine');
  return order;
}
