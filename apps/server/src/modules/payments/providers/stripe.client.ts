import Stripe from 'stripe';
import { outside } from '../../../platform/outside.ts';
import type { ProviderError } from './provider.ts';
import { notAllowedCodeOf, reasonOf } from './stripe.refusals.ts';

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Undefined = Stripe's own. */
  apiUrl: string | undefined;
  jsUrl: string | undefined;
  /** Longest wait for an answer, milliseconds. */
  timeoutMs: number;
  /** Origin of the shop, without a trailing slash: the pay screen is there. */
  publicUrl: string;
}

export type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

export type Answer<T> =
  | { kind: 'answer'; value: T }
  /** With the bank's refusal comes the intent as it is since. */
  | { kind: 'failed'; error: ProviderError; intent?: Intent | undefined };

/** Stripe by its own package. Each call is made once, within the time limit; every trouble comes back as a value. */
export function stripeClient({ secretKey, apiUrl, timeoutMs }: StripeConfig) {
  const at = apiUrl === undefined ? undefined : new URL(apiUrl);
  const sdk = new Stripe(secretKey, {
    ...(at && {
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? '80' : '443'),
      protocol: at.protocol === 'http:' ? 'http' : 'https',
    }),
    maxNetworkRetries: 0,
    telemetry: false,
    // `outside` ends the wait; this ends the connection behind it
    timeout: timeoutMs + 500,
  });

  async function call<T extends { object: string }>(
    object: T['object'],
    work: (sdk: Stripe) => Promise<T>,
  ): Promise<Answer<T>> {
    try {
      const value = await outside('Stripe', timeoutMs, () => work(sdk));
      return value.object === object ? { kind: 'answer', value } : unavailable('answer not understood');
    } catch (error) {
      return failureOf(error);
    }
  }

  return { sdk, call };
}

export type StripeClient = ReturnType<typeof stripeClient>;

/** @throws what is no trouble of the network, of Stripe or of a bank: a fault of ours */
function failureOf(error: unknown): Extract<Answer<never>, { kind: 'failed' }> {
  if (error instanceof Error && error.name === 'TimeoutError') return { kind: 'failed', error: { kind: 'timeout' } };
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const intent = (error.payment_intent ?? error.setup_intent) as Intent | undefined;
  const { statusCode = 0 } = error;
  // a bank's refusal; its events are made by whoever knows the payment
  if (statusCode === 402) {
    return { kind: 'failed', error: { kind: 'refused', reason: reasonOf(error), events: [] }, intent };
  }
  const code = notAllowedCodeOf(error);
  if (code) return { kind: 'failed', error: { kind: 'not-allowed', code }, intent };
  return unavailable(statusCode > 0 ? `status ${statusCode}` : 'no connection');
}

function unavailable(detail: string): Extract<Answer<never>, { kind: 'failed' }> {
  return { kind: 'failed', error: { kind: 'unavailable', detail } };
}
