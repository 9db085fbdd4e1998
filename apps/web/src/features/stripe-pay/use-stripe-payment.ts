import { endpoints, isApiError } from '@sporta/contract';
import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import type { Payable, ResumedPayment } from '../../shared/payable/index.ts';
import { loadStripeScript, readStripeData } from './load-stripe.ts';

export type StripePayment =
  /** The customer types a card, or answers their bank (`asksBank`). */
  | { kind: 'open'; stripe: Stripe; secret: string; heldCents: number; asksBank: boolean; resumed: ResumedPayment }
  /** Decided, or no payment of Stripe: the page named says how it is. */
  | { kind: 'leave'; to: string };

/** Where Stripe, or the bank, sent the browser back from. */
export interface CameBack {
  payment_intent?: string | undefined;
  payment_intent_client_secret?: string | undefined;
  redirect_status?: string | undefined;
}

/** The payment of something: taken up where it was left, also when the page is loaded again. */
export function useStripePayment(orderId: number, payable: Payable, back: CameBack) {
  const api = useApi();
  return useQuery({
    queryKey: ['stripe-payment', orderId],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
    refetchOnWindowFocus: false,
    queryFn: async (): Promise<StripePayment> => {
      const decided = back.payment_intent ? await outcomeOf(api, back) : undefined;
      if (decided) return { kind: 'leave', to: decided };
      try {
        const resumed = await payable.resume();
        if (!resumed.paymentUrl) return { kind: 'leave', to: payable.completedPage };
        if (!resumed.clientSecret) return { kind: 'leave', to: payable.choicePage };
        return await open(resumed, resumed.clientSecret);
      } catch (error) {
        // refused, or ended on another device: that page says how
        const over = isApiError(error) && (error.is('payment-not-in-progress') || error.is('payment-refused'));
        if (over) return { kind: 'leave', to: payable.errorPage };
        throw error;
      }
    },
  });
}

/** The slot is far away: the card is kept now, and held later. @param secret of Stripe, which names what it is of */
export function keepsCard(secret: string): boolean {
  return secret.startsWith('seti_');
}

async function open(resumed: ResumedPayment, secret: string): Promise<StripePayment> {
  const data = readStripeData(resumed.paymentData);
  const stripe = await loadStripeScript(data);
  const asksBank =
    !keepsCard(secret) && (await stripe.retrievePaymentIntent(secret)).paymentIntent?.status === 'requires_action';
  return { kind: 'open', stripe, secret, heldCents: Number(data.amount), asksBank, resumed };
}

/** Asks our server, which asks Stripe. @returns the page to go to, once it is decided */
export async function outcomeOf(api: ReturnType<typeof useApi>, back: CameBack): Promise<string | undefined> {
  const { data } = await api.call(endpoints.payments.stripeFeedback, {
    ...back,
    payment_id: back.payment_intent ?? '',
  });
  return data.nextUrl;
}
