/**
 * What the worker does with a request.
 *
 * `page`: from the network, else the app shell · `payment-page`: the same, however long the network takes · `way-back`: from the
 * network, else a page that waits for it · `answer`: from the network, else as it was last seen · `picture`: kept once seen · `new-session`: what belongs to a person is forgotten around it ·
 * `none`: the browser alone.
 */
export type Handling = 'page' | 'payment-page' | 'way-back' | 'answer' | 'picture' | 'new-session' | 'none';

/** Calls whose last answer opens a page without a network: the shop, the lists and the cart. Nothing of payments, orders, staff. */
const KEPT_CALLS =
  /^(auth\/test|cart\/view|category|products(\/[^/]+)?|home\/view|adv|page\/view|faq\/list|list\/(list|detail)|warehouse-locator\/(search|detail)|leaflet\/(search|detail|product-search))$/;

/** Calls that begin or end a session. */
const SESSION_CALLS = /^auth\/(login|logout)$|^registration\/user_anonymize$/;

/** Addresses other programs answer: the Banco with a worker of its own, calls, files for machines. */
const NOT_OUR_PAGES = /^\/(banco|ebsn|icons|pictures|assets|sitemap|media|[.]well-known)(\/|$)|[.][a-z0-9]{2,12}$/i;

/** Paying, and what providers come back to. */
const PAYMENT_PAGES = /^\/(payment|cart\/payment|payment-error)|callback|feedback/;

/** What providers come back to and the server alone answers: it reads what they say, and leads on. */
const WAY_BACK = /^\/(payment-return|meal-ticket)\//;

const API = '/ebsn/api/';

/** @param request its method, how the browser asks (`navigate` for a page) and for what (`image`) */
export function handlingOf(
  { pathname }: Pick<URL, 'pathname'>,
  request: Pick<Request, 'method' | 'mode' | 'destination'>,
): Handling {
  if (pathname.startsWith(API)) {
    const call = pathname.slice(API.length);
    if (SESSION_CALLS.test(call)) return 'new-session';
    return request.method === 'GET' && request.mode !== 'navigate' && KEPT_CALLS.test(call) ? 'answer' : 'none';
  }
  if (request.method !== 'GET') return 'none';
  if (request.mode === 'navigate') {
    if (NOT_OUR_PAGES.test(pathname)) return 'none';
    if (WAY_BACK.test(pathname)) return 'way-back';
    return PAYMENT_PAGES.test(pathname) ? 'payment-page' : 'page';
  }
  return request.destination === 'image' && !pathname.startsWith('/banco') ? 'picture' : 'none';
}
