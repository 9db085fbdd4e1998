import { endpoints, isApiError } from '@sporta/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../../lib/use-api.ts';
import { reloadPurchase } from '../../../shared/cart/index.ts';
import { leaveFor, nextStep } from '../../../shared/payment/index.ts';
import { forgetBuyKey, type Purchase } from './buy-key.ts';
import { placeOrder } from './place-order.ts';

/**
 * Places the order, then goes to the provider's page or to the confirmation.
 * @returns a mutation that stays successful while the browser leaves for the provider
 */
export function useBuy() {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: (purchase: Purchase) =>
      placeOrder(purchase, sessionStorage, async (key) => {
        const { data } = await api.call(endpoints.cart.buy, {
          payment_type_id: purchase.paymentTypeId,
          payment_auth_id: purchase.paymentAuthId,
          save_auth: purchase.saveAuth,
          expected_total: purchase.expectedTotal,
          expected_timeslot_id: purchase.timeslotId,
          expected_address_id: purchase.addressId,
          idempotency_key: key,
        });
        return nextStep(data);
      }),
    onSuccess: async (step) => {
      if (step.kind === 'get' || step.kind === 'post') {
        leaveFor(step);
        return;
      }
      if (step.kind === 'screen') {
        router.history.push(step.path);
        return;
      }
      forgetBuyKey(sessionStorage);
      await reloadPurchase(queryClient);
      if (step.kind === 'completed') {
        await router.navigate({
          to: '/cart/payment-completed/$orderId',
          params: { orderId: step.orderId },
          replace: true,
        });
      } else {
        await router.navigate({ to: '/payment-error/{-$orderId}', params: {}, replace: true });
      }
    },
  });
}

/** True when nobody knows yet whether the order was placed: pressing again asks the same question. */
export function isUncertain(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'server' || error.kind === 'unavailable');
}
