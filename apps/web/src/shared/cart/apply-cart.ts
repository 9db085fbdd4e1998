import { type Cart, type CartChanges, endpoints, withChanges } from '@sporta/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { knownCart, setCart } from './cart-query.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Takes the cart of an answer: here and in the other tabs. */
export function applyCart(queryClient: QueryClient, cart: Cart): void {
  setCart(queryClient, cart);
  tellOtherTabs({ type: 'cart', cart });
}

/**
 * Takes the answer of a call that changed the cart: only what changed, or whole, as a server older than the page answers.
 * @returns the cart as it is now
 * @throws ApiError
 */
export async function applyAnswer(api: Api, queryClient: QueryClient, answer: Cart | CartChanges): Promise<Cart> {
  if ('since' in answer) return applyChanges(api, queryClient, answer);
  applyCart(queryClient, answer);
  return answer;
}

/** Puts the changes of an answer into the cart, and asks for all of it when they do not fit the cart that is known here. */
async function applyChanges(api: Api, queryClient: QueryClient, changes: CartChanges): Promise<Cart> {
  const known = knownCart(queryClient);
  // another tab has shown a later one
  if (known && known.cartId === changes.cartId && known.revision >= changes.revision) return known;
  const cart = withChanges(known, changes) ?? (await api.call(endpoints.cart.view)).data;
  applyCart(queryClient, cart);
  return cart;
}
