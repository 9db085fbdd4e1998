/* Rewards, and those a customer has chosen. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/**
 * The rewards of the catalogue, and those that left it but are in the customer's rewards cart. `remaining` null = no limit;
 * `chosen`: in the rewards cart.
 */
export function findRewards(db: Db, accountId: number, now: Date) {
  const lasts = sql<boolean>`coalesce(r.valid_to > ${now}, true)`;
  return db
    .selectFrom('reward as r')
    .leftJoin('reward_cart_item as k', (join) =>
      join.onRef('k.reward_id', '=', 'r.reward_id').on('k.account_id', '=', accountId),
    )
    .select([
      'r.reward_id as rewardId',
      'r.name',
      'r.description',
      'r.points',
      'r.product_id as productId',
      'r.remaining',
      'r.valid_to as validTo',
      sql<boolean>`r.active and coalesce(r.remaining > 0, true) and ${lasts}`.as('available'),
      sql<number>`coalesce(k.quantity, 0)`.as('chosen'),
    ])
    .where((eb) => eb.or([eb.and([eb('r.active', '=', true), lasts]), eb('k.account_id', 'is not', null)]))
    .orderBy('r.position')
    .orderBy('r.points')
    .orderBy('r.reward_id')
    .execute();
}

export type RewardRow = Awaited<ReturnType<typeof findRewards>>[number];

/** Sets how many of a reward are in the rewards cart; 0 takes it off. */
export async function saveChosen(
  tx: Tx,
  { accountId, rewardId, quantity }: { accountId: number; rewardId: number; quantity: number },
): Promise<void> {
  if (quantity === 0) {
    await tx
      .deleteFrom('reward_cart_item')
      .where('account_id', '=', accountId)
      .where('reward_id', '=', rewardId)
      .execute();
    return;
  }
  await tx
    .insertInto('reward_cart_item')
    .values({ account_id: accountId, reward_id: rewardId, quantity })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'reward_id']).doUpdateSet((eb) => ({ quantity: eb.ref('excluded.quantity') })),
    )
    .execute();
}

export async function emptyRewardsCart(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('reward_cart_item').where('account_id', '=', accountId).execute();
}

/** Takes some of a reward of which there are only so many. @returns false when fewer remain; nothing changes then */
export async function takeFromStock(tx: Tx, rewardId: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reward')
    .set((eb) => ({ remaining: eb('remaining', '-', quantity) }))
    .where('reward_id', '=', rewardId)
    .where('remaining', '>=', quantity)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
