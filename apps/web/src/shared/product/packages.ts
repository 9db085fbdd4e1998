import type { Product, ProductDetail } from '@sporta/contract';
import { isByWeight, NBSP, packageCount, packageCountText, type Thousandths } from '@sporta/domain';
import { isSoldOut, rulesOf, sellingMode } from './product-facts.ts';

/** Cartons and pallets. Pure; apart from the other facts because only who buys by them needs it. */

/** A carton or a pallet that can be added in one press. */
export interface PackageOffer {
  kind: 'box' | 'pallet';
  /** Selling units in it. */
  items: number;
  /** What is in the cart then. */
  next: Thousandths;
}

/**
 * The cartons and pallets that may be added to what is in the cart: within what there is and may be bought, and so that the
 * quantity stays a multiple of the product's. Goods sold by weight have none.
 */
export function packageOffers(product: Product, quantity: Thousandths): PackageOffer[] {
  if (isByWeight(sellingMode(product)) || isSoldOut(product)) return [];
  const { min, max, step } = rulesOf(product);
  const offers: PackageOffer[] = [];
  for (const [kind, items] of [
    ['box', product.logisticPackagingItems],
    ['pallet', product.logisticPalletItems],
  ] as const) {
    if (!items || items < 2 || offers.some((each) => each.items === items)) continue;
    const next = quantity + items * 1000;
    if (next < min || (max !== undefined && next > max) || next % step !== 0) continue;
    offers.push({ kind, items, next });
  }
  return offers;
}

/**
 * What a carton or a pallet costs, and how many pieces of it are on offer where that is not all of them. Undefined where the
 * price depends on what the cart holds already: an offer counts its pieces, and some may be taken.
 */
export function packagePrice(
  { packages, warehousePromo: promo }: Pick<ProductDetail, 'packages' | 'warehousePromo'>,
  { items }: Pick<PackageOffer, 'items'>,
  quantity: Thousandths,
): { price: number; priceNet?: number | undefined; onOffer?: number } | undefined {
  const found = packages?.find((each) => each.items === items);
  if (!found || (promo && quantity > 0)) return undefined;
  const { price, priceNet } = found;
  const limit = promo?.maxPerOrder;
  return { price, priceNet, ...(limit !== undefined && limit < items ? { onOffer: limit } : {}) };
}

/** "una scatola da 6", "un pallet da 360" */
export function packageName({ kind, items }: Pick<PackageOffer, 'kind' | 'items'>): string {
  return `${kind === 'pallet' ? 'un pallet' : 'una scatola'} da ${items}`;
}

/** "2 scatole da 6", "1 pallet da 360", "0 scatole da 6"; empty for loose goods and where no packaging is known. */
export function packagesText(product: Product, quantity: Thousandths): string {
  const count = packageCount(quantity, {
    mode: sellingMode(product),
    boxItems: product.logisticPackagingItems,
    palletItems: product.logisticPalletItems,
  });
  if (!count) return '';
  return count.items > 1 ? `${packageCountText(count)} da${NBSP}${count.items}` : packageCountText(count);
}
