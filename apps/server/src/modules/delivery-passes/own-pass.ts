import type { Db } from '../../platform/db/database.ts';
import { findPass, type PassRow } from './passes.repo.ts';
import { notFound } from './refusals.ts';

/** A pass this customer bought; somebody else's is not found. @throws BusinessError `order-not-found` */
export async function ownPass(db: Db, accountId: number, orderId: number): Promise<PassRow> {
  const order = await findPass(db, orderId);
  if (order?.accountId !== accountId) throw notFound();
  return order;
}
