import type { Reward } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type Catalogue, pictureOf } from '../catalogue/index.ts';

export interface RewardRow {
  rewardId: number;
  name: string;
  description: string;
  points: number;
  productId: number | null;
  /** Null = no limit. */
  remaining: number | null;
  validTo: Date | null;
  available: boolean;
  /** In the rewards cart of the account asked for. */
  chosen: number;
}

/** The rewards of the catalogue, and those that left it but stand in the customer's rewards cart. */
export async function findRewards(db: Db, accountId: number, now: Date): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select r.reward_id as "rewardId", r.name, r.description, r.points, r.product_id as "productId", r.remaining,
      r.valid_to as "validTo",
      r.active and coalesce(r.remaining > 0, true) and coalesce(r.valid_to > ${now}, true) as available,
      coalesce(k.quantity, 0) as chosen
    from reward r left join reward_cart_item k on k.reward_id = r.reward_id and k.account_id = ${accountId}
    where (r.active and coalesce(r.valid_to > ${now}, true)) or k.account_id is not null
    order by r.position, r.points, r.reward_id`.execute(db);
  return rows;
}

export function rewardToWire(row: RewardRow, catalogue: Catalogue): Reward {
  return {
    rewardId: row.rewardId,
    name: row.name,
    description: row.description,
    points: row.points,
    ...pictureFor(row.productId, catalogue),
    available: row.available,
    ...(row.validTo ? { validTo: shopDay(row.validTo.getTime() - 1) } : {}),
  };
}

/** Picture and tint of the product a reward is. */
export function pictureFor(productId: number | null, catalogue: Catalogue): { mediaURL: string; tint?: string } {
  const product = productId === null ? undefined : catalogue.product(productId);
  if (!product) return { mediaURL: '/media/no-picture.svg' };
  const tint = catalogue.mainCategory(product)?.effectiveTint;
  return { mediaURL: pictureOf(product).medium, ...(tint ? { tint } : {}) };
}
