import { type Cart, endpoints, isApiError } from '@sporta/contract';
import { quantityToWire, type Thousandths } from '@sporta/domain';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { lineOf } from './cart-lines.ts';
import { knownCart, setCart } from './cart-query.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** A quantity the customer chose that the server has not confirmed yet. */
interface Wish {
  quantity: Thousandths;
}

type Listener = () => void;

/**
 * Quantities shown before the server has answered, by product. The cart of the server is never edited: a wish lies over
 * it and goes away when it is settled, so a refusal needs no undo.
 */
function createWishes() {
  let wishes: ReadonlyMap<number, Wish> = new Map();
  const listeners = new Set<Listener>();
  const publish = (next: ReadonlyMap<number, Wish>) => {
    wishes = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (productId: number) => wishes.get(productId),
    all: () => wishes,
    set(productId: number, quantity: Thousandths) {
      publish(new Map(wishes).set(productId, { quantity }));
    },
    clear(productId: number) {
      if (!wishes.has(productId)) return;
      const next = new Map(wishes);
      next.delete(productId);
      publish(next);
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Of this page; empty while the page is rendered on the server. */
export const wishes = createWishes();

/** Changes go one after the other: each may depend on the line the one before has made. */
let queue: Promise<unknown> = Promise.resolve();
const queued = new Set<number>();
/** The change under way. */
let underWay: { productId: number; quantity: Thousandths } | undefined;

/**
 * Sends the quantity wished for a product. Taps that come while a change is under way are sent as one change after it, or when
 * the page is left.
 */
export function flushQuantity(api: Api, queryClient: QueryClient, productId: number): void {
  if (queued.has(productId)) return;
  queued.add(productId);
  flushOnLeaving(api, queryClient);
  queue = queue.then(async () => {
    // sent already when the page was left
    if (!queued.delete(productId)) return;
    const wish = wishes.get(productId);
    if (!wish) return;
    underWay = { productId, quantity: wish.quantity };
    try {
      const cart = await sendQuantity(api, knownCart(queryClient), productId, wish.quantity);
      if (cart) applyCart(queryClient, cart);
      if (wishes.get(productId) === wish) wishes.clear(productId);
    } catch (error) {
      // A later tap is worth nothing either: it started from a quantity that never was.
      wishes.clear(productId);
      if (!(isApiError(error) && error.kind === 'loginNeeded')) {
        toast.error(isApiError(error) ? error.message : 'Il carrello non è stato aggiornato: riprova');
      }
      await queryClient.invalidateQueries({ queryKey: ['cart'] });
    } finally {
      underWay = undefined;
    }
  });
}

let watched = false;

/** Whoever taps and leaves at once (a link, a closed tab) has what they tapped: what still waits goes out with the page. */
function flushOnLeaving(api: Api, queryClient: QueryClient): void {
  if (watched || typeof window === 'undefined') return;
  watched = true;
  window.addEventListener('pagehide', () => sendWaiting(api, queryClient));
  window.addEventListener('pageshow', ({ persisted }) => {
    // the page comes back as it was left, which its cart need not be
    if (persisted) void queryClient.invalidateQueries({ queryKey: ['cart'] });
  });
}

/** Sends all changes that wait, at once and without waiting: for a page that is being left. */
export function sendWaiting(api: Api, queryClient: QueryClient): void {
  const cart = knownCart(queryClient);
  for (const productId of queued) {
    const wish = wishes.get(productId);
    if (!wish) continue;
    // the line that the change under way makes has no number yet: only more of it can be asked for
    const added = underWay?.productId === productId && !lineOf(cart, productId) ? underWay.quantity : 0;
    // nobody is there any more to read of a refusal; the next page shows the cart as it is
    sendQuantity(api, cart, productId, Math.max(0, wish.quantity - added))
      .catch(() => undefined)
      .finally(() => wishes.clear(productId));
  }
  queued.clear();
}

const keepalive = { keepalive: true };

async function sendQuantity(
  api: Api,
  cart: Cart | undefined,
  productId: number,
  thousandths: Thousandths,
): Promise<Cart | undefined> {
  const line = lineOf(cart, productId);
  const quantity = quantityToWire(thousandths);
  if (!line) {
    if (quantity === 0) return undefined;
    return (await api.call(endpoints.cart.addItem, { product_id: productId, quantity }, keepalive)).data;
  }
  if (line.quantity === quantity) return undefined;
  if (quantity === 0)
    return (await api.call(endpoints.cart.removeItem, { cart_item_id: line.cartItemId }, keepalive)).data;
  return (await api.call(endpoints.cart.updateItem, { cart_item_id: line.cartItemId, quantity }, keepalive)).data;
}

/** Takes the cart of an answer: here and in the other tabs. */
export function applyCart(queryClient: QueryClient, cart: Cart): void {
  setCart(queryClient, cart);
  tellOtherTabs({ type: 'cart', cart });
}
