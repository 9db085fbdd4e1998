import { endpoints } from '@sporta/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';
import { giftsKey } from '../api/gift-vouchers.ts';
import { useGoToPay } from './use-go-to-pay.ts';

/** The payment of a voucher that was begun and not brought to an end: goes on with it, or abandons it. */
export function useUnfinishedGift(orderId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  // its state now: the page shows that
  const readAgain = () => queryClient.invalidateQueries({ queryKey: giftsKey });
  const resume = useMutation({
    retry: false,
    mutationFn: async () => (await api.call(endpoints.giftVouchers.resumePayment, { order_id: orderId })).data,
    onSuccess: useGoToPay(),
    onError: readAgain,
  });
  const abandon = useMutation({
    retry: false,
    mutationFn: () => api.call(endpoints.giftVouchers.abandonPayment, { order_id: orderId }),
    onSettled: readAgain,
  });
  return { resume, abandon };
}
