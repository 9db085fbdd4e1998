import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';

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

/** Takes everything of a person off the device. */
export async function forget(): Promise<void> {
  generation += 1;
  await Promise.all([answersLimit.deleteCacheAndMetadata(), picturesLimit.deleteCacheAndMetadata()]);
  await Promise.all([caches.delete(ANSWERS), caches.delete(PICTURES)]);
}

/** A session begins or ends: what was kept is of somebody else, and so may be what is on its way. */
export async function changeSession(request: Request): Promise<Response> {
  const asked = request.url.endsWith('/login') ? await request.clone().text() : '';
  await forget();
  try {
    const answer = await fetch(request);
    if (answer.ok && /"remember_me":\s*(true|1|"true"|"1")/.test(asked)) {
      await (await caches.open(ANSWERS)).put(REMEMBERED, new Response('yes'));
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
