import { noteShopTime } from './shop-clock.ts';

/*
 * Whether the shop answers, as the calls of this page find it. A browser that says it is online may be on a train with one bar:
 * what counts is the last answer.
 */

export interface Connection {
  offline: boolean;
  /** When what the page shows was seen, as ISO instants; absent while the shop itself answers. */
  seen: { cart?: string; page?: string };
}

const SEEN_AT = 'x-seen-at';
const fine: Connection = { offline: false, seen: {} };

let connection = fine;
/** When the shop itself last said what is in the cart: that is what the page shows when a call finds no network. */
let cartAt: string | undefined;
const listeners = new Set<() => void>();

export function connectionNow(): Connection {
  return connection;
}

/** On the server, and while the browser takes its page over. */
export function whileRendering(): Connection {
  return fine;
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** `fetch` that takes note of whether the shop answered, or the device in its place. */
export async function fetchNoting(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(input, init);
    const at = answer.headers.get(SEEN_AT);
    const ofCart = String(input).includes('/cart/');
    if (!at) {
      if (isOfAnother(answer)) throw new TypeError('a page in place of an answer');
      // what the browser itself may keep is of another time
      if (/no-store/.test(answer.headers.get('cache-control') ?? ''))
        noteShopTime(Date.parse(answer.headers.get('date') ?? ''));
      if (ofCart) cartAt = new Date().toISOString();
      become(fine);
    } else {
      become({ offline: true, seen: { ...seenBefore(), [ofCart ? 'cart' : 'page']: at } });
    }
    return answer;
  } catch (error) {
    if (!isGivenUp(init?.signal) && !connection.offline) become({ offline: true, seen: seenBefore() });
    throw error;
  }
}

const seenBefore = (): Connection['seen'] => ({ ...(cartAt && { cart: cartAt }), ...connection.seen });

/**
 * Calls are answered with JSON or a file. A page comes from what stands between: the login of a hotel's network, a proxy whose shop is
 * away. Nothing it says is the shop's word.
 */
function isOfAnother({ headers }: Response): boolean {
  return /^text\/html/.test(headers.get('content-type') ?? '');
}

/** True when whoever asked wants no answer any more; a request whose time is over found no network. */
function isGivenUp(signal: AbortSignal | null | undefined): boolean {
  return signal?.aborted === true && (signal.reason as Error | undefined)?.name !== 'TimeoutError';
}
