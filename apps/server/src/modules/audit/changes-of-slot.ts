import type { Db } from '../../platform/db/database.ts';
import { slotChangesOf } from './audit.repo.ts';

/** How staff changed the slot of an order, for its page. */
export async function changesOfSlot(db: Db, orderId: number) {
  const rows = await slotChangesOf(db, orderId);
  return rows.map(({ reason, after, ...change }) => ({
    ...change,
    reason: reason ?? undefined,
    after: (after ?? {}) as Record<string, unknown>,
  }));
}
