import { endpoints } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';
import { forgetPurchaseKey, isFinal, purchaseKey, useGoToPay } from '../../../shared/purchase/index.ts';

export interface GiftWish {
  /** Whole euro. */
  amount: number;
  recipient_name: string;
  recipient_email: string;
  sender_name: string;
  message: string;
  /** `YYYY-MM-DD`. */
  deliver_on: string;
  payment_type_id: number;
  payment_auth_id?: number | undefined;
  save_auth: boolean;
}

/** Buys a voucher, then goes to the provider's page or to ours; stays successful while the browser leaves. */
export function useBuyGift() {
  const api = useApi();
  const go = useGoToPay();
  return useMutation({
    retry: false,
    mutationFn: async (wish: GiftWish) => {
      const idempotency_key = purchaseKey('gift', wish, sessionStorage, newKey);
      return (await api.call(endpoints.giftVouchers.buy, { ...wish, idempotency_key })).data;
    },
    onError: (error) => {
      if (isFinal(error)) forgetPurchaseKey('gift', sessionStorage);
    },
    onSuccess: go,
  });
}
