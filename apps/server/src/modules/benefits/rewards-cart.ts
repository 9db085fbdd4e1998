import type { RewardsCart } from '@sporta/contract';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Catalogue, catalogueOf } from '../catalogue/index.ts';
import { lockPoints, readPoints } from './points.repo.ts';
import { findRewards, type RewardRow, saveChosen } from './rewards.repo.ts';
import { rewardToWire } from './rewards-to-wire.ts';

export interface RewardChange {
  accountId: number;
  rewardId: number;
  /** How many are wanted then, from how many are there. 0 takes it off. */
  quantity(chosen: number): number;
}

/** The rewards chosen so far, with what would be left of the points. */
export async function readRewardsCart(deps: Deps, accountId: number, db: Db = deps.db): Promise<RewardsCart> {
  const rows = await findRewards(db, accountId, deps.clock.now());
  return toWire(rows, await readPoints(db, accountId), catalogueOf(deps).catalogue);
}

/** @throws BusinessError `reward-not-found`, `not-available`, `not-enough-points` */
export function changeRewardsCart(deps: Deps, { accountId, rewardId, quantity }: RewardChange): Promise<RewardsCart> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const points = await lockPoints(tx, accountId);
    const rows = await findRewards(tx, accountId, now);
    const row = rows.find((each) => each.rewardId === rewardId);
    if (!row) throw new BusinessError('reward-not-found', 'Questo premio non c’è più', { field: 'reward_id' });
    const wanted = quantity(row.chosen);
    if (wanted > row.chosen) {
      assertAvailable(row, wanted);
      if (totalOf(rows) + (wanted - row.chosen) * row.points > points) throw notEnoughPoints(points);
    }
    row.chosen = wanted;
    await saveChosen(tx, { accountId, rewardId, quantity: wanted });
    return toWire(rows, points, catalogueOf(deps).catalogue);
  });
}

/** @throws BusinessError `not-available` */
export function assertAvailable(row: RewardRow, quantity: number): void {
  if (!row.available) throw new BusinessError('not-available', `«${row.name}» è finito`);
  if (row.remaining !== null && quantity > row.remaining) {
    throw new BusinessError('not-available', `Di «${row.name}» ne restano ${row.remaining}`, { field: 'quantity' });
  }
  if (quantity > 99)
    throw new BusinessError('not-available', 'Se ne possono chiedere al massimo 99', { field: 'quantity' });
}

export const notEnoughPoints = (points: number) =>
  new BusinessError('not-enough-points', `I tuoi punti non bastano: ne hai ${points}`);

function totalOf(rows: readonly RewardRow[]): number {
  return rows.reduce((sum, row) => sum + row.chosen * row.points, 0);
}

function toWire(rows: readonly RewardRow[], userPoints: number, catalogue: Catalogue): RewardsCart {
  const totalPoints = totalOf(rows);
  return {
    items: rows
      .filter((row) => row.chosen > 0)
      .map((row) => ({
        reward: rewardToWire(row, catalogue),
        quantity: row.chosen,
        points: row.chosen * row.points,
      })),
    totalPoints,
    userPoints,
    remainingPoints: userPoints - totalPoints,
  };
}
