import type { Db, Tx } from '../../platform/db/database.ts';

/** When the latest slot of the orders under way ends; undefined when there is none. */
export async function lastSlotOf(db: Db | Tx, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.max('slot_end_at').as('at'))
    .where('account_id', '=', userId)
    .where('state', 'in', [
      'awaiting-payment',
      'confirmed',
      'reopened',
      'picking',
      'picked',
      'ready',
      'out-for-delivery',
      'in-locker',
      'not-delivered',
    ])
    .executeTakeFirst();
  return row?.at ?? undefined;
}
