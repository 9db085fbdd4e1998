import type { Call } from './call.ts';

/**
 * What somebody of the staff who buys for a customer may do as that customer: choose goods, a place and a time, and place the order.
 * Nothing that changes who the customer is, what they agreed to or how they pay. A call that is not named here is refused.
 */
export const callsWhileActing: ReadonlySet<string> = new Set([
  'auth/logout',
  'cart/add-gift-certificate',
  'cart/add-item',
  'cart/add-items',
  'cart/buy',
  'cart/empty',
  'cart/lock',
  'cart/remove-gift',
  'cart/remove-gift-certificate',
  'cart/remove-item',
  'cart/set-address',
  'cart/set-info',
  'cart/set-item-info',
  'cart/substitutes',
  'cart/unlock',
  'cart/update-item',
  'cart/view',
  'company/approvals',
  'company/request-quote',
  // without those of the customer: a code is money
  'giftcertificate/list',
  'giftcertificate/list-manual-assigned',
  'list/add-to-cart',
  'list/detail',
  'list/list',
  'order/detail',
  'order/list',
  'order/payment-status',
  'order/purchased',
  'order/repeat',
  'order/unfinished-payment',
  'payment-type/list',
  'payment-type/list-auth',
  'payment-type/prebilled-amount',
  'registration/user_detail',
  'timeslot/extend',
  'timeslot/hold',
  'timeslot/release',
  'user-address/insert',
  'user-address/list',
  // whom the invoice of the order is made out to; nobody is added or changed
  'user-person-fiscal/list',
]);

/** What everybody may look at is open; what changes something, or is the customer's own, only when it is named. */
export const mayWhileActing = ({
  path,
  access,
  changesState,
}: Pick<Call, 'path' | 'access' | 'changesState'>): boolean =>
  callsWhileActing.has(path) || (access === 'anonymous' && !changesState);
