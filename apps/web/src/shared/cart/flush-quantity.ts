import { type ApiErrorKind, isApiError } from '@sporta/contract';
import { quantityToWire } from '@sporta/domain';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { connectionNow } from '../../lib/connection.ts';
import { rememberWantedProduct } from '../session/index.ts';
import { applyAnswer } from './apply-cart.ts';
import { cartKeeper, keeperSoon, type UnsentChange } from './cart-keeper.ts';
import { lineOf, quantityInCart } from './cart-lines.ts';
import { knownCart, reloadPurchase } from './cart-query.ts';
import { requestTo, sendChange } from './change-request.ts';
import { wishes } from './wishes.ts';

/** Changes go one after the other: each may depend on the line the one before has made. */
let queue: Promise<unknown> = Promise.resolve();
const queued = new Set<number>();
/** After so long without an answer, in milliseconds, the network may be one that gives none. */
const HANGS_MS = 3_000;
/** The change under way. */
let underWay: { change: UnsentChange; since: number } | undefined;

/**
 * Sends the quantity wished for a product. Taps that come while a change is under way are sent as one change after it, or when
 * the page is left. Without a network the device keeps it.
 * @returns resolves when nothing waits to be sent any more; never rejects
 */
export function flushQuantity(api: Api, queryClient: QueryClient, productId: number): Promise<unknown> {
  if (queued.has(productId)) return queue;
  queued.add(productId);
  flushOnLeaving(api, queryClient);
  queue = queue.then(async () => {
    // sent already when the page was left
    if (!queued.delete(productId)) return;
    const wish = wishes.get(productId);
    if (!wish) return;
    const cart = knownCart(queryClient);
    const change = {
      productId,
      product: wish.product,
      from: quantityInCart(cart, productId),
      to: wish.quantity,
    };
    if (mustWait()) return cartKeeper()?.keep(change);
    const request = requestTo(cart, productId, wish.quantity);
    underWay = { change: { ...change, request }, since: Date.now() };
    try {
      if (request) await applyAnswer(api, queryClient, await sendChange(api, request));
      if (wishes.get(productId) === wish) wishes.clear(productId);
    } catch (error) {
      const keeper = isApiError(error) && isAway(error.kind) ? await keeperSoon() : undefined;
      if (keeper) {
        keeper.keep({ ...change, request });
        // a later tap waits behind it
        const later = wishes.get(productId);
        if (later && later.quantity !== change.to) void flushQuantity(api, queryClient, productId);
        return;
      }
      const last = wishes.get(productId) ?? wish;
      // A later tap is worth nothing either: it started from a quantity that never was.
      wishes.clear(productId);
      if (isApiError(error) && error.kind === 'loginNeeded') {
        // the session ended meanwhile: it is added after the login, as for who was never logged in
        const more = last.quantity - change.from;
        if (last.product && more > 0) rememberWantedProduct(last.product, quantityToWire(more));
      } else {
        toast.error(isApiError(error) ? error.message : 'Il carrello non è stato aggiornato: riprova');
      }
      await reloadPurchase(queryClient);
    } finally {
      underWay = undefined;
    }
  });
  return queue;
}

/** The shop was not reached, or is away for a while: what was tapped is worth another try. */
function isAway(kind: ApiErrorKind): boolean {
  return kind === 'network' || kind === 'unavailable';
}

/** Without a network nothing is tried: what is tried may have been made, and cannot be measured again by the cart of later. */
function mustWait(): boolean {
  const keeper = cartKeeper();
  return keeper !== undefined && (keeper.isWaiting() || connectionNow().offline || !navigator.onLine);
}

let watched = false;

/** Whoever taps and leaves at once (a link, a closed tab) has what they tapped: what still waits goes out with the page. */
function flushOnLeaving(api: Api, queryClient: QueryClient): void {
  if (watched || typeof window === 'undefined') return;
  watched = true;
  window.addEventListener('pagehide', () => sendWaiting(api, queryClient));
  window.addEventListener('pageshow', ({ persisted }) => {
    // the page comes back as it was left, which its cart need not be
    if (persisted) void reloadPurchase(queryClient);
  });
}

/** Sends all changes that wait, at once and without waiting: for a page that is being left. */
export function sendWaiting(api: Api, queryClient: QueryClient): void {
  const cart = knownCart(queryClient);
  // What nobody answers may never arrive: it is kept as it was sent, and the next page sends it again.
  if (underWay?.change.request && Date.now() - underWay.since > HANGS_MS) cartKeeper()?.keep(underWay.change);
  for (const productId of queued) {
    const wish = wishes.get(productId);
    if (!wish) continue;
    if (mustWait()) {
      const from = quantityInCart(cart, productId);
      cartKeeper()?.keep({ productId, product: wish.product, from, to: wish.quantity });
      continue;
    }
    // the line that the change under way makes has no number yet: only more of it can be asked for
    const added = underWay?.change.productId === productId && !lineOf(cart, productId) ? underWay.change.to : 0;
    const request = requestTo(cart, productId, Math.max(0, wish.quantity - added));
    // nobody is there any more to read of a refusal; the next page shows the cart as it is
    (request ? sendChange(api, request) : Promise.resolve())
      .catch(() => undefined)
      .finally(() => wishes.clear(productId));
  }
  queued.clear();
}
