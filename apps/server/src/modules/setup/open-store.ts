import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { slug } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Answers } from './questions.ts';
import { writeStore } from './store.repo.ts';
import { defaultOrders, writeHours, writeWindows, writeZone } from './store-parts.ts';
import { storeOf } from './write-setup.ts';

/**
 * Opens one more store with its hours, zones and windows, in the caller's transaction. One after the other: two people who open the
 * same one at once, or one who presses twice, open it once.
 * @param answers those about a store, whole and in their one form
 * @throws BusinessError `store-name-taken`, and those of hours and windows
 */
export async function openStore(tx: Tx, answers: Answers, now: Date): Promise<{ warehouseId: number; slug: string }> {
  await sql`select pg_advisory_xact_lock(hashtext('setup'))`.execute(tx);
  const store = storeOf(answers, []);
  if (slug(store.name) === '') {
    throw new BusinessError('wrong-answer', 'Il nome del negozio: servono delle lettere', { field: 'name' });
  }
  const same = await tx
    .selectFrom('warehouse')
    .select('name')
    .where((is) => is.or([is('slug', '=', store.slug), is(sql`lower(name)`, '=', store.name.toLowerCase())]))
    .executeTakeFirst();
  if (same) {
    throw new BusinessError('store-name-taken', `C’è già un punto vendita che si chiama «${same.name}»`, {
      field: 'name',
    });
  }
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
