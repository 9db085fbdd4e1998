import { addDays, type ShopDay, shopDay } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';
import { lastSlotOf } from './open-orders.repo.ts';

/** The time to withdraw from the last order (Cod. consumo art. 52). */
const daysAfterDelivery = 14;

/** The first day on which somebody whose orders are under way can be removed: the last of them is delivered, and nobody can withdraw. */
export async function removalDayOf(db: Db | Tx, userId: number, now: Date): Promise<ShopDay> {
  const last = await lastSlotOf(db, userId);
  return addDays(shopDay((last ?? now).getTime()), daysAfterDelivery + 1);
}
