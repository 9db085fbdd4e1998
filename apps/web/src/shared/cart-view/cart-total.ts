import type { Cart, NamedAmount } from '@sporta/contract';
import { euroToCents, type OrderTotal, orderTotal } from '@sporta/domain';

/** What the cart costs, the same on every page that shows it. */
export function cartTotal({ grossTotal, giftCertificates }: Cart): OrderTotal {
  return orderTotal(
    euroToCents(grossTotal),
    giftCertificates.map(({ kind = 'voucher', total }) => ({ kind, cents: euroToCents(total) })),
  );
}

/** Cents in large figures: the total; of an order being changed only what is not held already. */
export function shownTotal(cart: Cart): number {
  return cart.change ? euroToCents(cart.change.toAuthorise) : cartTotal(cart).totalCents;
}

/** Cents that promotions take off goods, basket and delivery; certificates are not among them. */
export function savedCents(promotions: readonly NamedAmount[]): number {
  return promotions.reduce((sum, { amount }) => sum + euroToCents(amount), 0);
}
