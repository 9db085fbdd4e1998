import type { CartItem, NamedAmount, Product } from '@sporta/contract';
import {
  type Cents,
  euroToCents,
  formatEuro,
  formatQuantity,
  grossToNet,
  longQuantity,
  packageCount,
  packageLineText,
  quantityFromWire,
  type Thousandths,
} from '@sporta/domain';
import { fullName, netText, packagesText, sellingMode, sizeText } from '../product/index.ts';

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
  const net = product.priceNet === undefined ? undefined : netText({ ...product, priceNet: netPrice(item) });
  const price = loose ? `${formatEuro(cents)}/kg` : formatEuro(cents);
  return {
    text: [loose ? '' : sizeText(product), price, net].filter(Boolean).join(' · '),
    oldCents: old !== undefined && old > cents ? old : undefined,
  };
}

/** "Prezzo salito da 2,10 € a 2,30 €" since the quantity was set; empty where the shop asks the same. */
export function priceChangeWords({ product, price, priceBefore }: CartItem): string {
  if (priceBefore === undefined) return '';
  const unit = sellingMode(product) === 'loose' ? '/kg' : '';
  const words = (euro: number) => `${formatEuro(euroToCents(euro))}${unit}`;
  return `Prezzo ${price > priceBefore ? 'salito' : 'sceso'} da ${words(priceBefore)} a ${words(price)}`;
}

/**
 * What a promotion brings on a line: "Risparmi 2,00 €" where the struck price tells the rest, else with its name,
 * "3×2: risparmi 1,39 €".
 */
export function promotionWords(item: CartItem, { name, amount }: NamedAmount): string {
  const cents = euroToCents(amount);
  if (cents <= 0) return name;
  const { oldCents } = linePrice(item);
  const byPrice = oldCents === undefined ? undefined : Math.round((oldCents - euroToCents(item.price)) * item.quantity);
  return cents === byPrice ? `Risparmi ${formatEuro(cents)}` : `${name}: risparmi ${formatEuro(cents)}`;
}

/** Euro without VAT of one selling unit; a promotion of the cart may have made another price than the product's own. */
function netPrice({ price, product }: CartItem): number | undefined {
  if (price === product.priceDisplay) return product.priceNet;
  const rateBp = Math.round(Number(product.ivaCategory.ivaPct) * 10_000);
  return grossToNet(euroToCents(price), rateBp) / 100;
}

/** "2 confezioni da 6", "1 pallet da 72", "0 scatole"; empty where boxes mean nothing. Companies are told how large they are. */
export function linePackages({ product, quantity }: CartItem): string {
  const thousandths = quantityFromWire(quantity);
  if (product.priceNet !== undefined) return packagesText(product, thousandths);
  const count = packageCount(thousandths, {
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

/** "aggiunto, in attesa", "da 1 pz a 2 pz, in attesa": what waits for the network. */
export function keptWords(product: Product, { from, to }: { from: Thousandths; to: Thousandths }): string {
  const words = (quantity: Thousandths) => formatQuantity(quantity, sellingMode(product));
  const change = from === 0 ? 'aggiunto' : to === 0 ? 'tolto' : `da ${words(from)} a ${words(to)}`;
  return `${change}, in attesa`;
}
