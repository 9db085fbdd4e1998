import { endpoints, isApiError } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';
import { passesKey } from '../../../shared/delivery-pass/index.ts';
import { forgetPurchaseKey, isFinal, purchaseKey, useGoToPay } from '../../../shared/purchase/index.ts';

export interface PassWish {
  offer_id: number;
  /** Euro, as shown. */
  price: number;
  payment_type_id: number;
  payment_auth_id?: number | undefined;
  save_auth: boolean;
  /** Asked for by the customer (Codice del consumo, art. 51, 8): without it nothing is sold. */
  begin_now: true;
}

/** What the shop sells, or what this customer has, is no longer what the page shows. */
const isNews = (error: unknown) =>
  isApiError(error) &&
  error.is('delivery-pass-not-sold', 'delivery-pass-being-paid', 'delivery-pass-not-for-companies');

/** Buys a pass, then goes to the provider's page or to ours; stays successful while the browser leaves. */
export function useBuyPass() {
  const api = useApi();
  const queryClient = useQueryClient();
  const go = useGoToPay();
  return useMutation({
    retry: false,
    mutationFn: async (wish: PassWish) => {
      const idempotency_key = purchaseKey('pass', wish, sessionStorage, newKey);
      return (await api.call(endpoints.deliveryPasses.buy, { ...wish, idempotency_key })).data;
    },
    onError: (error) => {
      if (isFinal(error)) forgetPurchaseKey('pass', sessionStorage);
      if (isNews(error)) void queryClient.invalidateQueries({ queryKey: passesKey });
    },
    onSuccess: (bought) => {
      // whoever comes back finds the purchase that is under way
      void queryClient.invalidateQueries({ queryKey: passesKey });
      go(bought);
    },
  });
}
