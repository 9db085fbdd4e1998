import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

export const giftsKey = ['gift-vouchers'] as const;

/** What a voucher may be, and how it can be paid now. */
export function giftQuoteQuery(api: Api) {
  return queryOptions({
    queryKey: [...giftsKey, 'quote'],
    queryFn: async ({ signal }) => (await api.call(endpoints.giftVouchers.quote, {}, { signal })).data,
    staleTime: 30_000,
  });
}

/** Vouchers the customer bought for others, the latest first. */
export function giftsQuery(api: Api) {
  return queryOptions({
    queryKey: [...giftsKey, 'list'],
    queryFn: async ({ signal }) => (await api.call(endpoints.giftVouchers.list, {}, { signal })).data.giftVouchers,
  });
}

export function giftQuery(api: Api, orderId: number) {
  return queryOptions({
    queryKey: [...giftsKey, orderId],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.giftVouchers.detail, { order_id: orderId }, { signal })).data.giftVoucher,
  });
}

/** To go on with a payment that was left half done, or to abandon it. */
export function giftCalls(api: Api, orderId: number) {
  const input = { order_id: orderId };
  return {
    queryKey: giftsKey,
    resume: async () => (await api.call(endpoints.giftVouchers.resumePayment, input)).data,
    abandon: () => api.call(endpoints.giftVouchers.abandonPayment, input),
  };
}
