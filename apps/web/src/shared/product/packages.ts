import type { Product } from '@sporta/contract';
import { type Cents, euroToCents, NBSP, packageCount, packageCountText, type Thousandths } from '@sporta/domain';
import { isSoldOut, rulesOf, sellingMode } from './product-facts.ts';

/** Cartons and pallets. Pure; apart from the other facts because only who buys by them needs it. */

/** A carton or a pallet that can be added in one press. */
export interface PackageOffer {
  kind: 'box' | 'pallet';
  /** Selling units in it. */
  items: number;
  /** What is in the cart then. */
  next: Thousandths;
  cents: Cents;
  /** Without VAT, for who sees both prices. */
  netCents: Cents | undefined;
}

/**
 * The cartons and pallets that may be added to what is in the cart: within what there is and may be bought, and so that the
 * quantity stays a multiple of the product's. Goods sold by weight have none.
 */
export function packageOffers(product: Product, quantity: Thousandths): PackageOffer[] {
  const mode = sellingMode(product);
  if (mode === 'loose' || mode === 'weighed' || isSoldOut(product)) return [];
  const { min, max, step } = rulesOf(product);
  const offers: PackageOffer[] = [];
  for (const [kind, items] of [
    ['box', product.logisticPackagingItems],
    ['pallet', product.logisticPalletItems],
  ] as const) {
    if (!items || items < 2 || offers.some((each) => each.items === items)) continue;
    const next = quantity + items * 1000;
    if (next < min || (max !== undefined && next > max) || next % step !== 0) continue;
    const { priceDisplay, priceNet } = product;
    offers.push({
      kind,
      items,
      next,
      cents: euroToCents(priceDisplay) * items,
      netCents: priceNet === undefined ? undefined : euroToCents(priceNet) * items,
    });
  }
  return offers;
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
