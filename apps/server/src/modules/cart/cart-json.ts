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
      writer.membersAfter({ ...sector, cartItems: undefined });
    });
    writer.text(']');
  }
  writer.membersAfter({ ...cart, cartItems: undefined, sectors: undefined });
}

/** JSON of the changes of a cart. */
export function writeChanges(changes: CartChanges, writer: JsonWriter): void {
  writer.text('{"changedItems":');
  writeItems(changes.changedItems, writer);
  writer.membersAfter({ ...changes, changedItems: undefined });
}

function writeItems(items: readonly CartItem[], writer: JsonWriter): void {
  writer.text('[');
  items.forEach((item, at) => {
    writer.text(at === 0 ? '{"product":' : ',{"product":');
    const product = productJson(item.product);
    if (product) writer.bytes(product);
    else writer.text(JSON.stringify(item.product));
    writer.membersAfter(besideProduct(item));
  });
  writer.text(']');
}

/** Every member of an item but its product. Written out: a copy of the item without it takes three times the memory, at every line. */
function besideProduct(item: CartItem): Omit<{ [member in keyof Required<CartItem>]: CartItem[member] }, 'product'> {
  return {
    cartItemId: item.cartItemId,
    quantity: item.quantity,
    weightUnitSelling: item.weightUnitSelling,
    price: item.price,
    priceBefore: item.priceBefore,
    grossTotal: item.grossTotal,
    standardTotal: item.standardTotal,
    estimated: item.estimated,
    editable: item.editable,
    cartItemInsertionTypeId: item.cartItemInsertionTypeId,
    cartItemInfo: item.cartItemInfo,
    wantedSubstitute: item.wantedSubstitute,
    promotions: item.promotions,
    hint: item.hint,
    errors: item.errors,
  };
}
