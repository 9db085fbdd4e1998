import { endpoints } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export const cardsKey = ['saved-cards'] as const;

/** Saved cards, also the expired ones (payment type 12). */
export function allCardsQuery(api: Api) {
  return queryOptions({
    queryKey: cardsKey,
    queryFn: async ({ signal }) => {
      const request = { payment_type_id: savedCardPaymentTypeId };
      return (await api.call(endpoints.payments.auths, request, { signal })).data.auths;
    },
    staleTime: 30_000,
  });
}

/** Saved cards that can be used ("1" = active). */
export function savedCardsQuery(api: Api) {
  return queryOptions({ ...allCardsQuery(api), select: (auths) => auths.filter((card) => card.active === '1') });
}

/** Ways to pay the cart, as the shop offers them now. */
export function paymentTypesQuery(api: Api) {
  return queryOptions({
    queryKey: ['payment-types'],
    queryFn: async ({ signal }) => (await api.call(endpoints.payments.types, {}, { signal })).data.payments,
    staleTime: 30_000,
  });
}

/** Ways to pay what an order lacks. */
export function orderPaymentTypesQuery(api: Api, orderId: number) {
  return queryOptions({
    queryKey: ['payment-types', orderId],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.payments.types, { order_id: orderId }, { signal })).data.payments,
    staleTime: 30_000,
  });
}

/** The state of the payment of an order; asked again while it is pending. */
export function paymentStatusQuery(api: Api, orderId: number) {
  return queryOptions({
    queryKey: ['payment-status', orderId],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.order.paymentState, { order_id: orderId }, { signal })).data,
    staleTime: 0,
  });
}

/** The payment under way for the customer's cart, or null. */
export function unfinishedPaymentQuery(api: Api) {
  return queryOptions({
    // under the cart: what makes the cart stale makes this stale
    queryKey: ['cart', 'unfinished-payment'],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.order.unfinishedPayment, {}, { signal })).data.payment ?? null,
    staleTime: 0,
  });
}

/**
 * What a method would hold for the cart as it is now. Of a cart that has changed it is asked again.
 * @param cartState revision of the cart, and what is left to the method
 */
export function prebilledQuery(api: Api, paymentTypeId: number, cartState: string) {
  return queryOptions({
    queryKey: ['prebilled-amount', paymentTypeId, cartState],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.payments.prebilledAmount, { payment_type_id: paymentTypeId }, { signal })).data,
    staleTime: 30_000,
  });
}
