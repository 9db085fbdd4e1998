import { endpoints, type PaymentAuth } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract/constants.ts';
import { newKey } from '@sporta/contract/new-key.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { leaveFor, nextStep } from '../../shared/payment/index.ts';

/**
 * Pays the order with a saved card instead: buying again ends the payment of this screen, so that only one of them can be made.
 * @param cartTotal what the cart costs, in euro; undefined of what is in no cart, which is never bought here
 */
export function usePayBySaved(cartTotal: number | undefined, leaveTo: (address: string) => void) {
  const api = useApi();
  /** One key for each card: pressing again asks the same. */
  const keys = useRef(new Map<number, string>());
  return useMutation({
    retry: false,
    mutationFn: async ({ paymentAuthId }: PaymentAuth) => {
      if (cartTotal === undefined) throw new Error('there is no cart to buy');
      const key = keys.current.get(paymentAuthId) ?? newKey();
      keys.current.set(paymentAuthId, key);
      const request = {
        payment_type_id: savedCardPaymentTypeId,
        payment_auth_id: paymentAuthId,
        expected_total: cartTotal,
        idempotency_key: key,
      };
      return nextStep((await api.call(endpoints.cart.buy, request)).data);
    },
    onSuccess: (step) => {
      if (step.kind === 'get' || step.kind === 'post') leaveFor(step);
      else if (step.kind === 'screen') leaveTo(step.path);
      else leaveTo(step.kind === 'completed' ? `/cart/payment-completed/${step.orderId}` : '/payment');
    },
  });
}
