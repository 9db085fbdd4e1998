import { type Cart, endpoints, formatHash } from '@sporta/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';

const cartKey = ['cart'] as const;

/** The cart of the customer; asked again when the page gets focus, because another device may have changed it. */
export function cartQuery(api: Api) {
  return queryOptions({
    queryKey: cartKey,
    queryFn: async ({ signal }): Promise<Cart> => (await api.call(endpoints.cart.view, {}, { signal })).data,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
    // An answer that was asked before a change may arrive after it: the higher revision stays.
    structuralSharing: (known, answer) => newerCart(known as Cart | undefined, answer as Cart),
  });
}

/** The cart, or undefined for visitors and while it loads for the first time. */
export function useCart(): Cart | undefined {
  return useOfCart((cart) => cart);
}

/** What a component shows of the cart: it is drawn anew when that changes, and not with every line of a full cart. */
export function useOfCart<Part>(read: (cart: Cart | undefined) => Part): Part {
  const { isLoggedIn } = useSession();
  const { data } = useQuery({ ...cartQuery(useApi()), enabled: isLoggedIn, select: read });
  return isLoggedIn && data !== undefined ? data : read(undefined);
}

export function knownCart(queryClient: QueryClient): Cart | undefined {
  return queryClient.getQueryData<Cart>(cartKey);
}

/** Puts the cart of an answer in place, unless a newer one is known. */
export function setCart(queryClient: QueryClient, cart: Cart): void {
  queryClient.setQueryData<Cart>(cartKey, (known) => newerCart(known, cart));
}

/** Reads the cart again, e.g. after the device slept: another one may have changed it. */
export function reloadCart(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: cartKey, exact: true });
}

/** Reads the cart again, and whether a payment of it is under way. */
export function reloadPurchase(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: cartKey });
}

/** At logout. */
export function dropCart(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: cartKey });
}

/** Asked as well about what is read of a cart (`useOfCart`), which has no revision and may be nothing: the answer counts. */
function newerCart(known: Cart | undefined, answer: Cart): Cart {
  return known && known.cartId === answer?.cartId && known.revision > answer?.revision ? known : answer;
}

/**
 * The `hash` of catalogue calls: prices and stock depend on the warehouse, the day and the slot (contract, section 2).
 */
export function shopHash(cart: Cart | undefined): string {
  return formatHash({
    warehouseId: cart?.shippingAddress?.warehouseId ?? 0,
    ...(cart?.timeslot ? { date: cart.timeslot.date } : {}),
    timeslotId: cart?.timeslot?.timeslotId ?? 0,
  });
}

export function knownShopHash(queryClient: QueryClient): string {
  return shopHash(knownCart(queryClient));
}

/** A change of it shows the old prices until the new ones are there, not an empty page. */
export function useShopHash(): string {
  return useDeferredValue(useOfCart(shopHash));
}
