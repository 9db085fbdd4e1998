import type { Cart } from '@sporta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { setCart } from './cart-query.ts';

/**
 * `session`: somebody signed in, or another account is used · `left`: nobody is here any more, also where the shop cannot say so: a page
 * holds more of who left than could be taken out of it piece by piece, and is read again.
 */
type Message = { type: 'cart'; cart: Cart } | { type: 'session' } | { type: 'left' };

const CHANNEL = 'sporta';
let channel: BroadcastChannel | undefined;

/** Keeps the tabs of one browser together: a cart changed or a login made in one is taken over by the others. */
export function listenToOtherTabs(queryClient: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const opened = new BroadcastChannel(CHANNEL);
  channel = opened;
  opened.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'cart') setCart(queryClient, data.cart);
    else if (data.type === 'left') window.location.reload();
    else void queryClient.invalidateQueries();
  };
  return () => {
    opened.close();
    channel = undefined;
  };
}

export function tellOtherTabs(message: Message): void {
  channel?.postMessage(message);
}
