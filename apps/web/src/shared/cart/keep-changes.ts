import { endpoints, isApiError } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { connectionNow } from '../../lib/connection.ts';
import { fullName } from '../product/index.ts';
import { applyAnswer, applyCart } from './apply-cart.ts';
import { type CartKeeper, setCartKeeper } from './cart-keeper.ts';
import { knownCart } from './cart-query.ts';
import { requestBy, sendChange } from './change-request.ts';
import { type KeptChange, readKept, withChange, writeKept } from './kept-changes.ts';
import { wishes } from './wishes.ts';

/** How long is said that the device is full, in milliseconds: nobody is to miss it. */
const FULL_MS = 20_000;

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
  onUnapplied: (changes: Unapplied[]) => void;
}

export interface KeptCart extends CartKeeper {
  /** Sends what waits, in order, until it is all sent or the network goes again. */
  send(): Promise<void>;
  close(): void;
}

/** Keeps changes of the cart that no network takes, shows them, and sends each once when the network is back. */
export function keepChanges({ api, queryClient, by, onUnapplied }: KeepOptions): KeptCart {
  let changes = readKept(by);
  /** False when the device is full: what waits is here alone, and what lies there is of before. */
  let isWritten = true;
  let sending: Promise<void> | undefined;

  const become = (next: KeptChange[]) => {
    const gone = changes.filter(({ productId }) => !next.some((each) => each.productId === productId));
    changes = next;
    write();
    for (const { productId } of gone) wishes.clear(productId);
    show();
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

  /** Sends the first. @returns why it was refused, if it was. @throws ApiError when nothing can be sent now */
  async function sendFirst(change: KeptChange): Promise<Unapplied | undefined> {
    const request = change.request ?? requestBy(knownCart(queryClient), change);
    if (!request) return undefined;
    // From here on it may have been made, whatever is heard of it.
    changes = changes.map((each) => (each === change ? { ...change, request } : each));
    write();
    try {
      await applyAnswer(api, queryClient, await sendChange(api, request));
      return undefined;
    } catch (error) {
      if (!isApiError(error) || !['refused', 'invalid', 'notFound'].includes(error.kind)) throw error;
      // Taken out on another device too: that is what was wanted.
      if (request.call === 'removeItem' && error.code === 'item-not-found') return undefined;
      return { name: change.product ? fullName(change.product) : 'Un prodotto', reason: error.message };
    }
  }

  async function sendAll(): Promise<void> {
    const unapplied: Unapplied[] = [];
    try {
      // Another tab may have sent some of them.
      if (isWritten) become(readKept(by));
      if (changes.length === 0) return;
      applyCart(queryClient, (await api.call(endpoints.cart.view)).data);
      while (changes[0] && !connectionNow().offline) {
        const [change] = changes;
        const refused = await sendFirst(change);
        if (refused) unapplied.push(refused);
        // What came after a refused change started from a quantity that never was.
        become(changes.filter((each, index) => index > 0 && !(refused && each.productId === change.productId)));
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
    } finally {
      if (unapplied.length > 0) onUnapplied(unapplied);
    }
  }

  const keeper: KeptCart = {
    isWaiting: () => changes.length > 0,
    keep(change) {
      become(withChange(changes, change));
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
      setCartKeeper(undefined);
      for (const { productId } of changes) wishes.clear(productId);
    },
  };
  setCartKeeper(keeper);
  show();
  return keeper;
}
