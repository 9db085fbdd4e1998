import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import { endSession, stopLeaving } from './leaving.ts';
import { closeNotifications } from './notifications.ts';

/* What the device keeps of what it saw. All of it belongs to whoever is logged in: prices may be theirs alone. */

const ANSWERS = 'sporta.answers';
const PICTURES = 'sporta.pictures';
const REMEMBERED = '/remembered';

/** Says when an answer was seen, as an ISO instant; only answers from the device carry it. */
const SEEN_AT = 'x-seen-at';

const DAY_SECONDS = 86_400;
/** How long a network may take with an answer that the device has, in seconds. */
const PATIENCE_SECONDS = 8;

/** Grows when everything is forgotten: what was asked before is not kept after. */
let generation = 0;

const seenNow: SerwistPlugin = {
  /** Prices of another slot are better than none; the age of the answer stands beside them. */
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.delete('hash');
    return url.href;
  },
  requestWillFetch: async ({ request, state }) => {
    if (state) state.generation = generation;
    return request;
  },
  fetchDidSucceed: async ({ response, state }) => {
    if (isOfShop(response)) return response;
    if (state) state.inPlace = response;
    throw new Error('the shop is not reached');
  },
  // Nothing is kept of it: what stands in place of the shop is better than silence, and the page knows it by its kind.
  handlerDidError: async ({ state }) => state?.inPlace as Response | undefined,
  cacheWillUpdate: async ({ response, state }) => {
    if (response.status !== 200 || state?.generation !== generation) return null;
    const headers = new Headers(response.headers);
    headers.set(SEEN_AT, new Date().toISOString());
    return new Response(await response.blob(), { status: 200, headers });
  },
};

const answersLimit = new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS });
const picturesLimit = new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY_SECONDS });

export const answers = new NetworkFirst({
  cacheName: ANSWERS,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [seenNow, answersLimit],
});

export const pictures = new CacheFirst({
  cacheName: PICTURES,
  matchOptions: { ignoreVary: true },
  plugins: [picturesLimit],
});

/**
 * Whether an answer is the shop's: not the login page of a hotel's network, nor the word of a proxy whose shop is away. What was
 * seen before is better than either.
 */
export function isOfShop({ status, headers }: Response): boolean {
  return ![502, 503, 504].includes(status) && !/^text\/html/.test(headers.get('content-type') ?? '');
}

/** Takes everything of a person off the device. What is known of its age lies in a database, which a full disk may not open. */
export async function forget(): Promise<void> {
  generation += 1;
  await Promise.all([caches.delete(ANSWERS), caches.delete(PICTURES)]);
  await Promise.allSettled([
    answersLimit.deleteCacheAndMetadata(),
    picturesLimit.deleteCacheAndMetadata(),
    closeNotifications(globalThis as never),
  ]);
}

/** A session begins or ends: what was kept is of somebody else, and so may be what is on its way. */
export async function changeSession(request: Request): Promise<Response> {
  const asked = request.url.endsWith('/login') ? await request.clone().text() : '';
  await forget();
  await endSession();
  try {
    const answer = await fetch(request);
    if (answer.ok && asked !== '') await stopLeaving();
    if (answer.ok && /"remember_me":\s*(true|1|"true"|"1")/.test(asked)) {
      // a full disk logs nobody out
      await caches
        .open(ANSWERS)
        .then((kept) => kept.put(REMEMBERED, new Response('yes')))
        .catch(quiet);
    }
    return answer;
  } finally {
    // answers that were on their way while the session changed
    if (asked === '') await forget();
    else generation += 1;
  }
}

/** A browser that was closed has forgotten a session that was not to be remembered: so does the device. */
export async function forgetUnlessRemembered(): Promise<void> {
  if (!(await caches.match(REMEMBERED, { cacheName: ANSWERS }))) await forget();
}

function quiet(): undefined {
  return undefined;
}
