import type { RewardRequest } from '@sporta/contract';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { lockPoints, movePoints } from './points.repo.ts';
import { findRewards, pictureFor, type RewardRow } from './rewards.repo.ts';
import { assertAvailable, notEnoughPoints } from './rewards-cart.ts';

const labels: Record<RewardRequest['state'], string> = {
  requested: 'Richiesto',
  ready: 'Pronto',
  delivered: 'Consegnato',
  cancelled: 'Annullato',
};

/**
 * Spends the points for what is in the rewards cart: all of it or nothing.
 * @throws BusinessError `rewards-cart-empty`, `not-available`, `not-enough-points`, `warehouse-not-found`
 */
export async function requestRewards(
  deps: Deps,
  { accountId, warehouseId }: { accountId: number; warehouseId?: number | undefined },
): Promise<RewardRequest> {
  const now = deps.clock.now();
  const requestId = await withTransaction(deps.db, async (tx) => {
    const balance = await lockPoints(tx, accountId);
    const chosen = (await findRewards(tx, accountId, now)).filter((row) => row.chosen > 0);
    if (chosen.length === 0) throw new BusinessError('rewards-cart-empty', 'Non hai ancora scelto nessun premio');
    if (warehouseId !== undefined) await assertWarehouse(tx, warehouseId);
    await takeFromStock(tx, chosen);
    const points = chosen.reduce((sum, row) => sum + row.chosen * row.points, 0);
    const { reward_request_id: id } = await tx
      .insertInto('reward_request')
      .values({ account_id: accountId, warehouse_id: warehouseId ?? null, requested_at: now, points })
      .returning('reward_request_id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('reward_request_line')
      .values(
        chosen.map((row) => ({
          reward_request_id: id,
          reward_id: row.rewardId,
          name: row.name,
          product_id: row.productId,
          quantity: row.chosen,
          points: row.chosen * row.points,
        })),
      )
      .execute();
    const description = chosen.map((row) => row.name).join(', ');
    const movement = { accountId, points: -points, kind: 'reward', description, rewardRequestId: id, at: now } as const;
    if (!(await movePoints(tx, movement))) throw notEnoughPoints(balance);
    await tx.deleteFrom('reward_cart_item').where('account_id', '=', accountId).execute();
    return id;
  });
  return (await listRewardRequests(deps, accountId)).find((each) => each.rewardRequestId === requestId)!;
}

async function assertWarehouse(db: Db, warehouseId: number): Promise<void> {
  const { rows } = await sql`select 1 from warehouse where warehouse_id = ${warehouseId} and active`.execute(db);
  if (rows.length === 0) {
    throw new BusinessError('warehouse-not-found', 'Questo punto vendita non c’è', { field: 'warehouse_id' });
  }
}

/** Takes rewards of which there are only so many, by ascending id so that two customers cannot wait for each other. */
async function takeFromStock(tx: Tx, chosen: readonly RewardRow[]): Promise<void> {
  for (const row of [...chosen].sort((a, b) => a.rewardId - b.rewardId)) {
    assertAvailable(row, row.chosen);
    if (row.remaining === null) continue;
    const { numAffectedRows } = await sql`
      update reward set remaining = remaining - ${row.chosen}
      where reward_id = ${row.rewardId} and remaining >= ${row.chosen}`.execute(tx);
    if (numAffectedRows === 0n) throw new BusinessError('not-available', `«${row.name}» è finito`);
  }
}

/**
 * Calls off a request that is still only asked for: the points come back, and what there are only so many of is there again.
 * @throws BusinessError `reward-request-not-found`, `not-cancellable`
 */
export async function cancelRewardRequest(
  deps: Deps,
  { accountId, rewardRequestId }: { accountId: number; rewardRequestId: number },
): Promise<RewardRequest> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    // whoever cancels from two devices at once is served one after the other
    await lockPoints(tx, accountId);
    const { rows } = await sql<{ state: RewardRequest['state']; points: number; names: string }>`
      select r.state, r.points, coalesce((select string_agg(name, ', ' order by reward_id) from reward_request_line l
        where l.reward_request_id = r.reward_request_id), '') as names
      from reward_request r where r.reward_request_id = ${rewardRequestId} and r.account_id = ${accountId}
      for no key update`.execute(tx);
    const [row] = rows;
    if (!row) throw new BusinessError('reward-request-not-found', 'Non abbiamo trovato questa richiesta');
    if (row.state === 'cancelled') return;
    if (row.state !== 'requested') {
      throw new BusinessError('not-cancellable', 'I premi sono già pronti: questa richiesta non si può più annullare');
    }
    await sql`update reward_request set state = 'cancelled' where reward_request_id = ${rewardRequestId}`.execute(tx);
    await sql`
      with given as (select reward_id, quantity from reward_request_line where reward_request_id = ${rewardRequestId}),
      locked as (select reward_id from reward where reward_id in (select reward_id from given) order by reward_id for update)
      update reward w set remaining = w.remaining + g.quantity from given g join locked using (reward_id)
      where w.reward_id = g.reward_id and w.remaining is not null`.execute(tx);
    await movePoints(tx, {
      accountId,
      points: row.points,
      kind: 'reward-cancelled',
      description: row.names,
      rewardRequestId,
      at: now,
    });
  });
  return (await listRewardRequests(deps, accountId)).find((each) => each.rewardRequestId === rewardRequestId)!;
}

interface RequestRow {
  rewardRequestId: number;
  requestedAt: Date;
  state: RewardRequest['state'];
  totalPoints: number;
  warehouseName: string | null;
  items: { name: string; productId: number | null; quantity: number; points: number }[];
}

/** What a customer has asked for so far, the latest first. */
export async function listRewardRequests(deps: Deps, accountId: number): Promise<RewardRequest[]> {
  const { rows } = await sql<RequestRow>`
    select r.reward_request_id as "rewardRequestId", r.requested_at as "requestedAt", r.state, r.points as "totalPoints", w.name as "warehouseName",
      (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'productId', l.product_id, 'quantity', l.quantity,
          'points', l.points) order by l.reward_id), '[]')
         from reward_request_line l where l.reward_request_id = r.reward_request_id) as items
    from reward_request r left join warehouse w using (warehouse_id) where r.account_id = ${accountId}
    order by r.requested_at desc, r.reward_request_id desc`.execute(deps.db);
  const { catalogue } = catalogueOf(deps);
  return rows.map((row) => ({
    rewardRequestId: row.rewardRequestId,
    requestedAt: row.requestedAt.toISOString(),
    state: row.state,
    stateLabel: labels[row.state],
    items: row.items.map(({ name, productId, quantity, points }) => ({
      name,
      ...pictureFor(productId, catalogue),
      quantity,
      points,
    })),
    totalPoints: row.totalPoints,
    ...(row.warehouseName === null ? {} : { warehouseName: row.warehouseName }),
    cancellable: row.state === 'requested',
  }));
}
