import { endpoints, isApiError } from '@sporta/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { reloadPurchase } from '../../../shared/cart/index.ts';
import type { Payable } from '../../../shared/payable/index.ts';
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
export function useSatispay(orderId: number, payable: Payable) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const go = (page: string) => {
    forgetBuyKey(sessionStorage);
    void reloadPurchase(queryClient);
    router.history.replace(page);
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
      const over = state.data?.nextUrl !== undefined || isLost(state.error);
      return over ? false : pauseAfter(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  const { data } = feedback;
  const next = data?.nextUrl;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page leaves once, when nothing is left to confirm
  useEffect(() => {
    if (next) go(next);
  }, [next]);

  const change = useMutation({
    retry: false,
    mutationFn: payable.abandon,
    onSuccess: (choicePage) => {
      forgetBuyKey(sessionStorage);
      router.history.replace(choicePage);
    },
    onError: (error) => {
      if (isApiError(error) && error.is('order-already-paid')) go(payable.completedPage);
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
