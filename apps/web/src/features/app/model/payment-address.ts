import { payableKind } from '@sporta/domain';
import { safeReturnPath } from '../../../shared/session/index.ts';

/** What an address in the in-app browser means for the shop below it. */
export type Arrival =
  /** A page of others, or one that leads on by itself. */
  | { kind: 'stay' }
  /** The customer is back: the browser closes and the shop shows this page. */
  | { kind: 'page'; href: string }
  /** Back from Satispay: the shop asks how it went. */
  | { kind: 'satispay'; orderId: number }
  /** Back from Edenred's login page, with a code to be exchanged. */
  | { kind: 'edenred'; product: EdenredProduct; code: string; state: string | undefined }
  | { kind: 'edenred-logout'; product: EdenredProduct };

/** Edenred's meal vouchers, and the second product its addresses name `tc`. */
export type EdenredProduct = 'restaurant' | 'compliments';

const stay: Arrival = { kind: 'stay' };

/** Addresses of the shop that answer with another address. */
const leadsOn = /^\/(ebsn|payment-return|meal-ticket|banco|leave-for-payment)(\/|$)/;

/**
 * Reads an address of the in-app browser (specification, section 4). An address of others counts for nothing, whatever it
 * carries: providers write the way back into their own addresses long before they send anybody there.
 * @param origin of the shop
 * @param orderId what is being paid, where it is an order
 */
export function readArrival(
  address: string,
  { origin, orderId }: { origin: string; orderId?: number | undefined },
): Arrival {
  const url = parse(address);
  if (url?.origin !== origin) return stay;
  const { pathname: path, searchParams: query } = url;

  if (path.endsWith('/satispay/payment-feedback')) {
    const id = Number(query.get('order_id')) || orderId;
    return id ? { kind: 'satispay', orderId: id } : stay;
  }
  if (path.endsWith('/stripe/payment-feedback-recurrent')) return { kind: 'page', href: stripeScreen(query, orderId) };

  const edenred = /^\/meal-ticket\/edenred\/(callback|logout)(-tc)?$/.exec(path);
  if (edenred) {
    const product = edenred[2] ? 'compliments' : 'restaurant';
    if (edenred[1] === 'logout') return { kind: 'edenred-logout', product };
    const code = query.get('code');
    return code ? { kind: 'edenred', product, code, state: query.get('state') ?? undefined } : stay;
  }

  // The in-app browser may not have the customer's session; the shop below it has.
  if (path === '/login') return { kind: 'page', href: safeReturnPath(query.get('redirect') ?? undefined) };
  // payment-completed, payment-error, /payment, /payment/stripe/…: any page of the shop says that the customer is back
  return leadsOn.test(path) ? stay : { kind: 'page', href: `${path}${url.search}${url.hash}` };
}

/** The pay screen of Stripe asks how a recurrent payment went; a card that is saved without paying has a screen of its own. */
function stripeScreen(query: URLSearchParams, orderId: number | undefined): string {
  const id = Number(query.get('order_id')) || orderId;
  const said = new URLSearchParams();
  for (const [ours, theirs] of [
    ['payment_intent', 'payment_id'],
    ['payment_intent_client_secret', 'payment_intent_client_secret'],
    ['redirect_status', 'redirect_status'],
  ] as const) {
    const value = query.get(theirs);
    if (value) said.set(ours, value);
  }
  return id ? `/payment/stripe/${id}?${said}` : `/payment/stripe/card?${said}`;
}

/** Where a customer goes who closes the browser by hand: that page asks the shop how it stands (specification, section 4). */
export function pageAfterClosing(orderId: number | undefined): string | undefined {
  if (orderId === undefined) return undefined;
  const kind = payableKind(orderId);
  if (kind === 'delivery-pass') return `/profile/delivery-pass/${orderId}`;
  return `/cart/payment-completed${kind === 'gift-voucher' ? '-melaregalo' : ''}/${orderId}`;
}

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
