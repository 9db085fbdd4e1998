import type { Cart } from '@sporta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { setCart } from './cart-query.ts';

type Message = { type: 'cart'; cart: Cart } | { type: 'session' };

const CHANNEL = 'sporta';
let channel: BroadcastChannel | undefined;

/** Keeps the tabs of one browser together: a cart changed or a login made in one is taken over by the others. */
export function listenToOtherTabs(queryClient: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const opened = new BroadcastChannel(CHANNEL);
  channel = opened;
  opened.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'cart') setCart(queryClient, data.cart);
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
