import type { RewardRequest } from '@sporta/contract';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { lockPoints, movePoints } from './points.repo.ts';
import { cancelRequest, findRequests, insertRequest, isActiveWarehouse, lockRequest } from './reward-requests.repo.ts';
import { emptyRewardsCart, findRewards, type RewardRow, takeFromStock } from './rewards.repo.ts';
import { assertAvailable, notEnoughPoints } from './rewards-cart.ts';
import { pictureFor } from './rewards-to-wire.ts';

export const rewardStateLabels: Record<RewardRequest['state'], string> = {
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
    await takeAllFromStock(tx, chosen);
    const points = chosen.reduce((sum, row) => sum + row.chosen * row.points, 0);
    const id = await insertRequest(tx, { accountId, warehouseId, points, now, chosen });
    const description = chosen.map((row) => row.name).join(', ');
    const movement = { accountId, points: -points, kind: 'reward', description, rewardRequestId: id, at: now } as const;
    if (!(await movePoints(tx, movement))) throw notEnoughPoints(balance);
    await emptyRewardsCart(tx, accountId);
    return id;
  });
  return (await listRewardRequests(deps, accountId)).find((each) => each.rewardRequestId === requestId)!;
}

async function assertWarehouse(db: Db, warehouseId: number): Promise<void> {
  if (!(await isActiveWarehouse(db, warehouseId))) {
    throw new BusinessError('warehouse-not-found', 'Questo punto vendita non c’è', { field: 'warehouse_id' });
  }
}

/** Takes limited rewards, by ascending id so that two customers cannot wait for each other. */
async function takeAllFromStock(tx: Tx, chosen: readonly RewardRow[]): Promise<void> {
  for (const row of [...chosen].sort((a, b) => a.rewardId - b.rewardId)) {
    assertAvailable(row, row.chosen);
    if (row.remaining === null) continue;
    if (!(await takeFromStock(tx, row.rewardId, row.chosen)))
      throw new BusinessError('not-available', `«${row.name}» è finito`);
  }
}

/**
 * Cancels a request that nobody has prepared yet: the points come back, and limited rewards are there again.
 * @throws BusinessError `reward-request-not-found`, `not-cancellable`
 */
export async function cancelRewardRequest(
  deps: Deps,
  { accountId, rewardRequestId }: { accountId: number; rewardRequestId: number },
): Promise<RewardRequest> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    // The lock serves two devices that cancel at once one after the other.
    await lockPoints(tx, accountId);
    const row = await lockRequest(tx, accountId, rewardRequestId);
    if (!row) throw new BusinessError('reward-request-not-found', 'Non abbiamo trovato questa richiesta');
    if (row.state === 'cancelled') return;
    if (row.state !== 'requested') {
      throw new BusinessError('not-cancellable', 'I premi sono già pronti: questa richiesta non si può più annullare');
    }
    await cancelRequest(tx, rewardRequestId);
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

/** What a customer has asked for so far, the latest first. */
export async function listRewardRequests(deps: Deps, accountId: number): Promise<RewardRequest[]> {
  const rows = await findRequests(deps.db, accountId);
  const { catalogue } = catalogueOf(deps);
  return rows.map((row) => ({
    rewardRequestId: row.rewardRequestId,
    requestedAt: row.requestedAt.toISOString(),
    state: row.state,
    stateLabel: rewardStateLabels[row.state],
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
