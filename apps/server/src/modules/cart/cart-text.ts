import type { Cart, CartItem } from '@sporta/contract';
import { joinJson, productText } from '../catalogue/index.ts';

/** JSON of a cart. Nine tenths of it are products, whose text the catalogue has ready. */
export function cartText(cart: Cart): string {
  const { sectors } = cart;
  const texts = sectors && new Map(cart.cartItems.map((item) => [item, itemText(item)]));
  const listOf = (items: readonly CartItem[]) => listText(items, (item) => texts?.get(item) ?? itemText(item));
  let lists = `{"cartItems":${listOf(cart.cartItems)}`;
  if (sectors) {
    lists += `,"sectors":${listText(sectors, (sector) =>
      joinJson(`{"cartItems":${listOf(sector.cartItems)}}`, JSON.stringify({ ...sector, cartItems: undefined })),
    )}`;
  }
  return joinJson(`${lists}}`, JSON.stringify({ ...cart, cartItems: undefined, sectors: undefined }));
}

function itemText(item: CartItem): string {
  const product = productText(item.product) ?? JSON.stringify(item.product);
  return joinJson(`{"product":${product}}`, JSON.stringify({ ...item, product: undefined }));
}

/** Text grows by adding to it: joining an array of long texts costs more. */
function listText<Item>(items: readonly Item[], textOf: (item: Item) => string): string {
  let text = '[';
  for (const item of items) text += text === '[' ? textOf(item) : `,${textOf(item)}`;
  return `${text}]`;
}
