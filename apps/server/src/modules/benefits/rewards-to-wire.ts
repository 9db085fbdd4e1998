import type { Reward } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { type Catalogue, pictureOf } from '../catalogue/index.ts';
import type { RewardRow } from './rewards.repo.ts';

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
