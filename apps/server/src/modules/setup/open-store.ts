import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Answers } from './questions.ts';
import { lockStores, writeStore } from './store.repo.ts';
import { assertNameIsFree } from './store-name.ts';
import { defaultOrders, writeHours, writeWindows, writeZone } from './store-parts.ts';
import { storeOf } from './write-setup.ts';

/**
 * Opens one more store with its hours, zones and windows, in the caller's transaction. One after the other: two people who open the
 * same one at once, or one who presses twice, open it once.
 * @param answers those about a store, whole and in their one form
 * @throws BusinessError `store-name-taken`, and those of hours and windows
 */
export async function openStore(tx: Tx, answers: Answers, now: Date): Promise<{ warehouseId: number; slug: string }> {
  await lockStores(tx);
  const store = storeOf(answers, []);
  await assertNameIsFree(tx, store.name);
  const warehouseId = await writeStore(tx, undefined, store);
  await writeHours(tx, warehouseId, answers.hours!, now);
  const { home, pickup } = deliveryServiceIds;
  const { pickupSlots = '', homeSlots = '', ordersPerSlot = defaultOrders } = answers;
  if (pickupSlots) {
    await writeZone(tx, { warehouseId, deliveryServiceId: pickup }, {});
    await writeWindows(tx, warehouseId, pickup, pickupSlots, ordersPerSlot, now);
  }
  if (homeSlots) {
    await writeZone(tx, { warehouseId, deliveryServiceId: home }, answers);
    await writeWindows(tx, warehouseId, home, homeSlots, ordersPerSlot, now);
  }
  return { warehouseId, slug: store.slug };
}
