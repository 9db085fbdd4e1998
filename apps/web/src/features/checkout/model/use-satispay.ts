import { endpoints, isApiError, type PaymentFeedback } from '@sporta/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { applyCart } from '../../../shared/cart/index.ts';
import { forgetBuyKey } from './buy-key.ts';

/** The first pause between two questions, and the longest. Milliseconds. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 10_000;

/** Pauses grow: who has not confirmed within seconds is looking for the phone. @param asked how often it was asked already */
export function pauseAfter(asked: number): number {
  return Math.min(LONGEST_PAUSE, Math.round(FIRST_PAUSE * 1.25 ** asked));
}

/**
 * Follows a payment that is confirmed in the app of Satispay, until Satispay itself says how it went: coming back from its page
 * proves nothing.
 */
export function useSatispay(orderId: number) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const go = (outcome: Exclude<PaymentFeedback['outcome'], 'pending'>, id: number) => {
    forgetBuyKey(sessionStorage);
    void queryClient.invalidateQueries({ queryKey: ['cart'] });
    void router.navigate({ to: `/cart/payment-${outcome}/$orderId`, params: { orderId: id }, replace: true });
  };

  const feedback = useQuery({
    queryKey: ['satispay', orderId],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.payments.satispayFeedback, { order_id: orderId }, { signal })).data,
    retry: false,
    staleTime: 0,
    // the customer is back from the app
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      const over = (state.data && state.data.outcome !== 'pending') || isLost(state.error);
      return over ? false : pauseAfter(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  const { data } = feedback;
  const decided = data && data.outcome !== 'pending' ? data.outcome : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page leaves once, when it is decided
  useEffect(() => {
    if (data && decided) go(decided, data.order.orderId);
  }, [decided]);

  const change = useMutation({
    retry: false,
    mutationFn: async () => (await api.call(endpoints.order.abandonPayment, { order_id: orderId })).data,
    onSuccess: async (opened) => {
      forgetBuyKey(sessionStorage);
      applyCart(queryClient, opened);
      await router.navigate({ to: '/payment', replace: true });
    },
    onError: (error) => {
      if (isApiError(error) && error.is('order-already-paid')) go('completed', orderId);
      else void feedback.refetch();
    },
  });

  return {
    waiting: data?.waiting,
    /** There is no such order. */
    lost: isLost(feedback.error),
    /** Satispay does not answer now; it is asked again. */
    silent: feedback.error !== null && !isLost(feedback.error),
    asking: feedback.isFetching,
    ask: () => void feedback.refetch(),
    change: () => change.mutate(),
    changing: change.isPending || change.isSuccess,
    changeError:
      change.error && !(isApiError(change.error) && change.error.is('order-already-paid')) ? change.error : undefined,
  };
}

function isLost(error: unknown): boolean {
  return isApiError(error) && error.is('order-not-found');
}
