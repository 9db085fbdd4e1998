import { endpoints, isApiError } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { connectionNow } from '../../lib/connection.ts';
import { fullName } from '../product/index.ts';
import { applyAnswer, applyCart } from './apply-cart.ts';
import { type CartKeeper, setCartKeeper } from './cart-keeper.ts';
import { knownCart } from './cart-query.ts';
import { type ChangeRequest, requestBy, sendChange } from './change-request.ts';
import { type KeptChange, onKeptElsewhere, openKept, readKept, withChange, writeKept } from './kept-changes.ts';
import { wishes } from './wishes.ts';

/** How long is said that the device is full, in milliseconds: nobody is to miss it. */
const FULL_MS = 20_000;

/** How many times a change is tried at which a shop that answers fails: five minutes of tries. */
const MAX_FAILURES = 20;

/** A change that the shop refused when the network was back. */
export interface Unapplied {
  /** The product by its name. */
  name: string;
  /** In the words of the shop. */
  reason: string;
}

interface KeepOptions {
  api: Api;
  queryClient: QueryClient;
  /** The account. */
  by: number;
  /** Also of what another page of this browser sent: nobody may look at that one. */
  onUnapplied: (changes: Unapplied[]) => void;
}

export interface KeptCart extends CartKeeper {
  /** Sends what waits, in order, until it is all sent or the network goes again. */
  send(): Promise<void>;
  close(): void;
}

const isServerError = (error: unknown) => isApiError(error) && error.kind === 'server';

/** Keeps changes of the cart that no network takes, shows them, and sends each once when the network is back. */
export function keepChanges({ api, queryClient, by, onUnapplied }: KeepOptions): KeptCart {
  let changes = openKept(by);
  /** False when the device is full: what waits is here alone, and what lies there is of before. */
  let isWritten = true;
  let sending: Promise<void> | undefined;

  /** What waits by now: another page of this browser keeps and sends too. What the device has lost is still here. */
  const waiting = () => (isWritten && readKept(by)) || changes;
  const adopt = (next: KeptChange[]) => {
    const gone = changes.filter(({ productId }) => !next.some((each) => each.productId === productId));
    changes = next;
    for (const { productId } of gone) wishes.clear(productId);
    show();
  };
  const become = (next: KeptChange[]) => {
    adopt(next);
    write();
  };
  const write = () => {
    const before = isWritten;
    isWritten = writeKept(by, changes);
    if (before && !isWritten) {
      toast.warning('Il dispositivo è pieno: tieni aperta questa pagina finché torna la rete, o perdi le modifiche.', {
        label: 'Ho capito',
        onClick: () => {},
        stayMs: FULL_MS,
      });
    }
  };
  const show = () => {
    for (const { productId, product, to } of changes) {
      const first = changes.find((each) => each.productId === productId);
      const known = wishes.get(productId);
      if (known && known.quantity === to && known.keptFrom === first?.from) continue;
      wishes.set(productId, { quantity: to, product, keptFrom: first?.from ?? 0 });
    }
  };

  /** What the shop fails at goes behind what it may take, with all that was wanted of the same product after it. */
  function putOff(failed: number, changeId: string): void {
    const counted = waiting().map((each) =>
      each.request?.change_id === changeId ? { ...each, failures: (each.failures ?? 0) + 1 } : each,
    );
    const isOfIt = ({ productId }: KeptChange) => productId === failed;
    become([...counted.filter((each) => !isOfIt(each)), ...counted.filter(isOfIt)]);
  }

  /** Sends the first. @returns why it was refused, if it was. @throws ApiError when nothing can be sent now */
  async function sendFirst(first: KeptChange): Promise<Unapplied | undefined> {
    const request = first.request ?? requestBy(knownCart(queryClient), first);
    if (!request) {
      become(changes.slice(1));
      return undefined;
    }
    // From here on it may have been made, whatever is heard of it: nothing is added to it any more.
    const tried = { ...first, request };
    become(changes.with(0, tried));
    const refused = await send(tried, request).catch((error: unknown) => {
      if (isServerError(error)) putOff(tried.productId, request.change_id);
      throw error;
    });
    // More may have come meanwhile, here or on another page, which may even have sent the same one.
    const rest = waiting().filter((each) => each.request?.change_id !== request.change_id);
    // What came after a refused change started from a quantity that never was.
    become(refused ? rest.filter(({ productId }) => productId !== first.productId) : rest);
    return refused;
  }

  async function send(change: KeptChange, request: ChangeRequest): Promise<Unapplied | undefined> {
    try {
      await applyAnswer(api, queryClient, await sendChange(api, request));
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isGivenUp = isServerError(error) && (change.failures ?? 0) + 1 >= MAX_FAILURES;
      if (!isGivenUp && !['refused', 'invalid', 'notFound'].includes(error.kind)) throw error;
      // Taken out on another device too: that is what was wanted.
      if (request.call === 'removeItem' && error.code === 'item-not-found') return undefined;
      return { name: change.product ? fullName(change.product) : 'Un prodotto', reason: error.message };
    }
  }

  async function sendAll(): Promise<void> {
    const unapplied: Unapplied[] = [];
    try {
      // Another page may have sent some of them.
      become(waiting());
      if (changes.length === 0) return;
      applyCart(queryClient, (await api.call(endpoints.cart.view)).data);
      const failed = new Set<number>();
      for (let next = waiting(); next[0] && !connectionNow().offline; next = waiting()) {
        adopt(next);
        const { productId } = next[0];
        // Only what the shop has just failed at is left.
        if (failed.has(productId)) return;
        try {
          const refused = await sendFirst(next[0]);
          if (refused) unapplied.push(refused);
        } catch (error) {
          if (!isServerError(error)) throw error;
          failed.add(productId);
        }
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
    } finally {
      if (unapplied.length > 0) {
        onUnapplied(unapplied);
        otherPages?.postMessage(unapplied);
      }
    }
  }

  const keeper: KeptCart = {
    isWaiting: () => changes.length > 0,
    keep(change) {
      become(withChange(waiting(), change));
    },
    send() {
      sending ??= (navigator.locks ? navigator.locks.request('sporta.cart-changes', sendAll) : sendAll()).finally(
        () => {
          sending = undefined;
        },
      );
      return sending;
    },
    close() {
      endListening();
      otherPages?.close();
      setCartKeeper(undefined);
      for (const { productId } of changes) wishes.clear(productId);
    },
  };
  const otherPages = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sporta.unapplied');
  if (otherPages) otherPages.onmessage = ({ data }: MessageEvent<Unapplied[]>) => onUnapplied(data);
  const endListening = onKeptElsewhere(() => adopt(waiting()));
  setCartKeeper(keeper);
  show();
  return keeper;
}
