import type { Cart, CartChanges, CartItem, CartSector } from '@sporta/contract';
import { productText } from '../catalogue/index.ts';

/**
 * JSON of a cart. Nine tenths of it are products, whose text the catalogue has ready: they come first in each object, and
 * the rest is written after them, so that a long text is only ever added to (cutting or joining it would copy it).
 */
export function cartText(cart: Cart): string {
  const { sectors } = cart;
  const texts = sectors && new Map(cart.cartItems.map((item) => [item, itemText(item)]));
  const textOf = (item: CartItem) => texts?.get(item) ?? itemText(item);
  let text = `{"cartItems":${listText(cart.cartItems, textOf)}`;
  if (sectors) text += `,"sectors":${listText(sectors, (sector) => sectorText(sector, textOf))}`;
  return text + after({ ...cart, cartItems: undefined, sectors: undefined });
}

/** JSON of the changes of a cart. */
export function changesText(changes: CartChanges): string {
  return `{"changedItems":${listText(changes.changedItems, itemText)}${after({ ...changes, changedItems: undefined })}`;
}

function sectorText(sector: CartSector, textOf: (item: CartItem) => string): string {
  return `{"cartItems":${listText(sector.cartItems, textOf)}${after({ ...sector, cartItems: undefined })}`;
}

function itemText(item: CartItem): string {
  const product = productText(item.product) ?? JSON.stringify(item.product);
  return `{"product":${product}${after({ ...item, product: undefined })}`;
}

/** The members that follow in an object that has some already, and its end. @param rest has at least one */
function after(rest: object): string {
  return `,${JSON.stringify(rest).slice(1)}`;
}

function listText<Item>(items: readonly Item[], textOf: (item: Item) => string): string {
  let text = '[';
  for (const item of items) text += text === '[' ? textOf(item) : `,${textOf(item)}`;
  return `${text}]`;
}
