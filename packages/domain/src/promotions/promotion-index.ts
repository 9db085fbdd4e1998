import { normaliseCode } from './eligibility.ts';
import type { Promotion } from './types.ts';

/** Promotions sorted for quick look-up. Build it once per catalogue version, use it for every cart and card. */
export interface PromotionIndex {
  all: readonly Promotion[];
  byProduct: ReadonlyMap<number, readonly Promotion[]>;
  /** About the whole assortment, at line level. */
  everywhere: readonly Promotion[];
  /** Promotions on basket and delivery, and those that add free items. */
  basket: readonly Promotion[];
  /** Products of the basket promotions that are not about the whole assortment. */
  basketProducts: ReadonlyMap<number, ReadonlySet<number>>;
  /** By code, as `normaliseCode` writes it. */
  byCode: ReadonlyMap<string, readonly Promotion[]>;
}

const BASKET_KINDS: ReadonlySet<Promotion['kind']> = new Set([
  'threshold-gift',
  'basket-discount',
  'first-order',
  'delivery-discount',
]);

export function indexPromotions(promotions: readonly Promotion[]): PromotionIndex {
  const all = [...promotions].sort((a, b) => a.promotionId - b.promotionId);
  const byProduct = new Map<number, Promotion[]>();
  const basketProducts = new Map<number, ReadonlySet<number>>();
  const byCode = new Map<string, Promotion[]>();
  const everywhere: Promotion[] = [];
  const basket: Promotion[] = [];
  for (const promotion of all) {
    const products = new Set(promotion.productIds);
    if (promotion.promoCode) push(byCode, normaliseCode(promotion.promoCode), promotion);
    if (BASKET_KINDS.has(promotion.kind)) {
      basket.push(promotion);
      if (products.size > 0) basketProducts.set(promotion.promotionId, products);
    } else if (products.size === 0) everywhere.push(promotion);
    else for (const productId of products) push(byProduct, productId, promotion);
  }
  return { all, byProduct, everywhere, basket, basketProducts, byCode };
}

/**
 * The index with some promotions more, good for the given products only: those of one customer beside those of the shop.
 * Its cost depends on the products given, not on the size of the index.
 * @param extra promotions on lines, with their products
 */
export function withPromotions(
  index: PromotionIndex,
  extra: readonly Promotion[],
  productIds: Iterable<number>,
): PromotionIndex {
  if (extra.length === 0) return index;
  const byProduct = new Map<number, readonly Promotion[]>();
  for (const productId of productIds) {
    const own = extra.filter((promotion) => promotion.productIds.includes(productId));
    byProduct.set(productId, [...own, ...(index.byProduct.get(productId) ?? [])]);
  }
  return { ...index, all: [...extra, ...index.all], byProduct };
}

function push<K>(map: Map<K, Promotion[]>, key: K, promotion: Promotion): void {
  const known = map.get(key);
  if (known) known.push(promotion);
  else map.set(key, [promotion]);
}

export function asIndex(promotions: readonly Promotion[] | PromotionIndex): PromotionIndex {
  return 'byProduct' in promotions ? promotions : indexPromotions(promotions);
}
