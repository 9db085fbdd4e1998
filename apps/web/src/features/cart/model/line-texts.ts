import type { CartItem } from '@sporta/contract';
import {
  type Cents,
  euroToCents,
  formatEuro,
  longQuantity,
  packageCount,
  packageLineText,
  quantityFromWire,
} from '@sporta/domain';
import { fullName, netText, sellingMode, sizeText } from '../../product/model/product-facts.ts';

/** Words of a line of the cart. Pure. */

export interface LinePrice {
  /** "1,5 kg · 2,99 €", for loose goods "1,79 €/kg". */
  text: string;
  /** The struck price of one selling unit. */
  oldCents: Cents | undefined;
}

export function linePrice(item: CartItem): LinePrice {
  const { product } = item;
  const loose = sellingMode(product) === 'loose';
  const cents = euroToCents(item.price);
  const standard = product.priceStandardDisplay;
  const old = standard === undefined ? undefined : euroToCents(standard);
  // the net price is that of the shown price; a promotion of the cart may make another one of it
  const net = item.price === product.priceDisplay ? netText(product) : undefined;
  const price = loose ? `${formatEuro(cents)}/kg` : formatEuro(cents);
  return {
    text: [loose ? '' : sizeText(product), price, net].filter(Boolean).join(' · '),
    oldCents: old !== undefined && old > cents ? old : undefined,
  };
}

/** "2 confezioni da 6", "1 pallet da 72"; empty where boxes mean nothing. */
export function linePackages(item: CartItem): string {
  const { product } = item;
  const count = packageCount(quantityFromWire(item.quantity), {
    mode: sellingMode(product),
    boxItems: product.logisticPackagingItems,
    palletItems: product.logisticPalletItems,
  });
  return count ? packageLineText(count) : '';
}

/** "Togliere 3 pezzi di Penne rigate n. 41?" */
export function removalQuestion(item: CartItem): string {
  const quantity = longQuantity(quantityFromWire(item.quantity), sellingMode(item.product));
  return `Togliere ${quantity} di ${fullName(item.product)}?`;
}
