import type { Cart, CartChanges, CartItem } from '@sporta/contract';
import type { JsonWriter } from '../../platform/http/json-writer.ts';
import { productJson } from '../catalogue/index.ts';

/*
 * JSON of a cart. Nine tenths of it are products, whose bytes the catalogue has ready: they come first in each object, and the rest is
 * written after them. As one string, a long cart was a third of a megabyte to join, to encode and to collect at every tap.
 */

export function writeCart(cart: Cart, writer: JsonWriter): void {
  const { sectors } = cart;
  writer.text('{"cartItems":');
  writeItems(cart.cartItems, writer);
  if (sectors) {
    writer.text(',"sectors":[');
    sectors.forEach((sector, at) => {
      writer.text(at === 0 ? '{"cartItems":' : ',{"cartItems":');
      writeItems(sector.cartItems, writer);
      writer.text(after({ ...sector, cartItems: undefined }));
    });
    writer.text(']');
  }
  writer.text(after({ ...cart, cartItems: undefined, sectors: undefined }));
}

/** JSON of the changes of a cart. */
export function writeChanges(changes: CartChanges, writer: JsonWriter): void {
  writer.text('{"changedItems":');
  writeItems(changes.changedItems, writer);
  writer.text(after({ ...changes, changedItems: undefined }));
}

const begin = '{"product":';
const next = `,${begin}`;

function writeItems(items: readonly CartItem[], writer: JsonWriter): void {
  // what stands between two products is one text
  let between = `[${begin}`;
  for (const item of items) {
    writer.text(between);
    const product = productJson(item.product);
    if (product) writer.bytes(product);
    else writer.text(JSON.stringify(item.product));
    between = after({ ...item, product: undefined }) + next;
  }
  writer.text(items.length === 0 ? '[]' : `${between.slice(0, -next.length)}]`);
}

/** The members that follow in an object that has some already, and its end. @param rest has at least one */
function after(rest: object): string {
  return `,${JSON.stringify(rest).slice(1)}`;
}
