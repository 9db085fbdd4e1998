import { type Cart, type CartChanges, endpoints } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { quantityFromWire, quantityToWire, type Thousandths } from '@sporta/domain';
import type { Api } from '../../lib/api.ts';
import { lineOf } from './cart-lines.ts';

/** One change of the cart as it is sent. It keeps its id when it is sent again, and the server makes it once. */
export type ChangeRequest = { change_id: string } & (
  | { call: 'addItem'; product_id: number; quantity: number }
  | { call: 'updateItem'; cart_item_id: number; quantity: number }
  | { call: 'removeItem'; cart_item_id: number }
);

/** What brings a product to a quantity; undefined when it is there already. */
export function requestTo(
  cart: Cart | undefined,
  productId: number,
  thousandths: Thousandths,
): ChangeRequest | undefined {
  const line = lineOf(cart, productId);
  const quantity = quantityToWire(thousandths);
  const change_id = newKey();
  if (!line) return quantity === 0 ? undefined : { call: 'addItem', change_id, product_id: productId, quantity };
  if (line.quantity === quantity) return undefined;
  if (quantity === 0) return { call: 'removeItem', change_id, cart_item_id: line.cartItemId };
  return { call: 'updateItem', change_id, cart_item_id: line.cartItemId, quantity };
}

/**
 * What a change made earlier asks of the cart as it is now: somebody may have changed it on another device meanwhile. Zero takes the
 * product out; otherwise what was added is added, and what was taken away is taken away. Undefined when nothing is left to do.
 */
export function requestBy(
  cart: Cart | undefined,
  { productId, from, to }: { productId: number; from: Thousandths; to: Thousandths },
): ChangeRequest | undefined {
  const line = lineOf(cart, productId);
  const difference = to - from;
  if (to > 0 && difference > 0) {
    return { call: 'addItem', change_id: newKey(), product_id: productId, quantity: quantityToWire(difference) };
  }
  if (!line) return undefined;
  const left = to === 0 ? 0 : Math.max(0, quantityFromWire(line.quantity) + difference);
  return requestTo(cart, productId, left);
}

/** How long the shop may take with a change, in milliseconds: it can be sent again, and the device keeps it meanwhile. */
const PATIENCE_MS = 10_000;

/**
 * Sends a change; it goes out even when the page is being left. The answer says what changed: a long cart would be the greater
 * part of every tap. A server older than the page answers with the whole cart.
 * @throws ApiError
 */
export async function sendChange(api: Api, request: ChangeRequest): Promise<Cart | CartChanges> {
  const how = { keepalive: true, patienceMs: PATIENCE_MS };
  switch (request.call) {
    case 'addItem': {
      const { call: _, ...input } = request;
      return (await api.call(endpoints.cartChanges.addItem, { ...input, only: 'changes' }, how)).data;
    }
    case 'updateItem': {
      const { call: _, ...input } = request;
      return (await api.call(endpoints.cartChanges.updateItem, { ...input, only: 'changes' }, how)).data;
    }
    case 'removeItem': {
      const { call: _, ...input } = request;
      return (await api.call(endpoints.cartChanges.removeItem, { ...input, only: 'changes' }, how)).data;
    }
  }
}
