import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Whether an order was placed for a company, and how its store is reached. */
export function readContractParties(db: Db, orderId: number) {
  return db
    .selectFrom('orders as o')
    .innerJoin('warehouse as w', 'w.warehouse_id', 'o.warehouse_id')
    .select(['w.email', 'w.phone', sql<boolean>`o.company_id is not null`.as('forCompany')])
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}
