import { type Cart, endpoints, isApiError, type PaymentResponse, type UnfinishedPayment } from '@sporta/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../lib/use-api.ts';
import { applyCart, reloadCart, reloadPurchase } from '../../../shared/cart/index.ts';
import { leaveFor, nextStep, unfinishedPaymentQuery } from '../../../shared/payment/index.ts';
import { forgetBuyKey } from './buy-key.ts';

/** Milliseconds between two looks at a payment that goes on elsewhere. */
const LOOK_EVERY = 5_000;

export interface UnfinishedPaymentState {
  /** The payment under way for this cart, begun in this browser or on another device. */
  payment: UnfinishedPayment | undefined;
  /** Goes to the page of the bank where it was left. */
  resume(): void;
  /** Ends it: the cart opens again. */
  abandon(): void;
  busy: 'resume' | 'abandon' | undefined;
  error: unknown;
}

/** The slot the order being paid keeps. */
export function keptSlot({ timeSlotDate, timeSlotTime }: Pick<UnfinishedPayment, 'timeSlotDate' | 'timeSlotTime'>) {
  const [beginTime = '', endTime = ''] = timeSlotTime.split('–');
  return { date: timeSlotDate, beginTime, endTime };
}

/**
 * Asks after a payment under way while the cart is locked, and follows it until it is decided.
 * @param known a call was refused because of it, so that it is asked after even if the cart seems open
 */
export function useUnfinishedPayment(cart: Cart | undefined, known = false): UnfinishedPaymentState {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const enabled = known || (cart?.locked ?? false);
  const { data } = useQuery({
    ...unfinishedPaymentQuery(api),
    enabled,
    refetchInterval: ({ state }) => (state.data ? LOOK_EVERY : false),
  });
  const payment = enabled ? (data ?? undefined) : undefined;

  const refresh = () => void reloadPurchase(queryClient);
  const completed = (orderId: number) => {
    forgetBuyKey(sessionStorage);
    refresh();
    void router.navigate({ to: '/cart/payment-completed/$orderId', params: { orderId }, replace: true });
  };
  const follow = (response: PaymentResponse) => {
    const step = nextStep(response);
    if (step.kind === 'get' || step.kind === 'post') leaveFor(step);
    else if (step.kind === 'screen') router.history.push(step.path);
    else if (step.kind === 'completed') completed(step.orderId);
  };
  const onError = (error: unknown) => {
    if (!isApiError(error)) return;
    if (error.is('order-already-paid') && payment) completed(payment.orderId);
    else if (error.kind === 'refused') refresh();
  };
  const resume = useMutation({
    retry: false,
    mutationFn: async (orderId: number) => (await api.call(endpoints.order.resumePayment, { order_id: orderId })).data,
    onSuccess: follow,
    onError,
  });
  const abandon = useMutation({
    retry: false,
    mutationFn: async (orderId: number) => (await api.call(endpoints.order.abandonPayment, { order_id: orderId })).data,
    onSuccess: (opened) => {
      forgetBuyKey(sessionStorage);
      applyCart(queryClient, opened);
      queryClient.setQueryData(unfinishedPaymentQuery(api).queryKey, null);
    },
    onError,
  });

  // Decided on the other device: the cart is empty now, or open again.
  const followed = useRef<number>(undefined);
  useEffect(() => {
    if (data) followed.current = data.orderId;
    else if (data === null && followed.current !== undefined) {
      followed.current = undefined;
      void reloadCart(queryClient);
    }
  }, [data, queryClient]);

  // Successful means that the browser is leaving for the bank.
  const busy = resume.isPending || resume.isSuccess ? 'resume' : abandon.isPending ? 'abandon' : undefined;
  return {
    payment,
    resume: () => payment && !busy && resume.mutate(payment.orderId),
    abandon: () => payment && !busy && abandon.mutate(payment.orderId),
    busy,
    error: resume.error ?? abandon.error,
  };
}
