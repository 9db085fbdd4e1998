import type { OrderBeingPaid } from './cart-state.ts';
import type { PricedCartState } from './priced-cart-state.ts';

/** The cart with the amounts of the order being paid, whatever has become of prices and promotions since. */
export function withAmountsOf(order: OrderBeingPaid, state: PricedCartState): PricedCartState {
  const ordered = new Map(order.lines.map(([productId, type, ...amounts]) => [`${productId}/${type}`, amounts]));
  const lineOf = new Map(
    state.cart.lines.flatMap((line) => {
      const priced = state.lineOf.get(line.cartItemId);
      const [totalCents, discountCents] = ordered.get(`${line.productId}/${line.insertionTypeId}`) ?? [];
      if (!priced || totalCents === undefined || discountCents === undefined) return [];
      const same = priced.totalCents === totalCents;
      const listTotalCents = totalCents + discountCents;
      return [
        [
          line.cartItemId,
          same ? priced : { ...priced, totalCents, discountCents, listTotalCents, applied: [] },
        ] as const,
      ];
    }),
  );
  const toAuthoriseCents = Math.max(0, order.authoriseCents - (state.cart.change?.heldCents ?? 0));
  return {
    ...state,
    lineOf,
    goodsCents: order.itemsCents,
    packagesCents: order.packagesCents,
    deliveryCents: order.deliveryCents,
    passSavedCents: order.passSavedCents,
    beforeCertificatesCents: order.totalCents,
    // why it takes less now says nothing of what it took then
    giftCertificates: state.giftCertificates.map(({ partly, ...each }) => ({
      ...each,
      cents: order.certificates[each.giftCertificateId] ?? 0,
    })),
    certificateCents: order.certificateCents,
    totalCents: order.payableCents,
    vatCents: order.taxCents,
    authoriseCents: order.authoriseCents,
    toAuthoriseCents,
    mealTickets: order.mealTickets,
    mealTicketCents: order.mealTicketCents,
    lastTenderCents: Math.max(0, toAuthoriseCents - order.mealTicketCents),
  };
}
