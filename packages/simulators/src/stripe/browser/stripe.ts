/**
 * Stands in for Stripe.js: defines `window.Stripe`. Fields live in a frame of the simulator, so that the shop's page never sees a
 * card; calls go out with the publishable key. Served as a classic script, without types, in a function of its own.
 */
import { api, IntegrationError, type Intent, intentIdOf, type Json, pathOf, result } from './calls.ts';
import { showChallenge } from './challenge.ts';
import { createElements } from './elements.ts';

interface ConfirmOptions {
  elements?: ReturnType<typeof createElements>;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method?: string; payment_method_data?: { billing_details?: Json } };
  redirect?: 'always' | 'if_required';
}

function createStripe(key: string) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw new IntegrationError('Please call Stripe() with your publishable key. You used a secret key or none.');
  }

  const retrieve = (clientSecret: string) =>
    api(key, 'GET', pathOf(clientSecret), { client_secret: clientSecret }) as Promise<Intent & Json>;

  /** Asks what must be asked of the customer, and says how the intent is then. */
  async function goOn(answer: Json): Promise<Json> {
    const intent = answer as Intent;
    const challenge = intent.status === 'requires_action' ? intent.next_action?.use_stripe_sdk?.stripe_js : undefined;
    if (answer.error || !challenge) return result(answer);
    await showChallenge(challenge);
    const after = await retrieve(intent.client_secret);
    if (after.status === 'requires_action') {
      return {
        error: {
          type: 'invalid_request_error',
          code: `${intent.object}_authentication_failure`,
          message: 'Hai chiuso la conferma della banca senza rispondere: riprova.',
        },
      };
    }
    const failure = (after.last_payment_error ?? after.last_setup_error) as Json | null;
    return failure ? result({ error: { ...failure, [intent.object]: after } }) : result(after);
  }

  async function confirm(
    { elements, clientSecret, confirmParams = {}, redirect = 'always' }: ConfirmOptions,
    kind: 'payment_intent' | 'setup_intent',
  ): Promise<Json> {
    const secret = clientSecret ?? (elements?._options.clientSecret as string | undefined);
    if (!secret) throw new IntegrationError('clientSecret is missing: pass it to elements() or to the call.');
    const { return_url } = confirmParams;
    if (redirect === 'always' && !return_url) {
      throw new IntegrationError('confirmParams.return_url is required unless redirect is "if_required".');
    }
    let method = confirmParams.payment_method ?? elements?._takeWalletMethod();
    if (!method) {
      const element = elements?._element();
      if (!element) throw new IntegrationError('A mounted Payment Element is required to confirm.');
      if (elements?._options.mode && !elements._submitted()) {
        throw new IntegrationError('elements.submit() must be called before the intent is confirmed.');
      }
      const made = await element._ask('create', {
        billing_details: confirmParams.payment_method_data?.billing_details,
      });
      if (made.error) return result(made);
      method = String(made.id);
    }
    const answer = await api(key, 'POST', `${pathOf(secret)}/confirm`, {
      client_secret: secret,
      payment_method: method,
      use_stripe_sdk: 'true',
      ...(return_url && { return_url }),
    });
    const ended = await goOn(answer);
    const intent = (ended.paymentIntent ?? ended.setupIntent) as Intent | undefined;
    if (intent && redirect === 'always' && return_url) return leave(intent, return_url, kind);
    return ended;
  }

  /** Goes to the shop's address; the call never returns, as with Stripe. */
  function leave(intent: Intent, returnUrl: string, kind: string): Promise<Json> {
    const address = new URL(returnUrl, location.href);
    address.searchParams.set(kind, intent.id);
    address.searchParams.set(`${kind}_client_secret`, intent.client_secret);
    address.searchParams.set('redirect_status', 'succeeded');
    location.assign(address);
    return new Promise(() => undefined);
  }

  const confirmSaved = (clientSecret: string, data: { payment_method?: string; return_url?: string } = {}) =>
    confirm(
      { clientSecret, confirmParams: data, redirect: 'if_required' },
      intentIdOf(clientSecret).startsWith('seti_') ? 'setup_intent' : 'payment_intent',
    );
  const retrieved = async (clientSecret: string) => result(await retrieve(clientSecret));

  return {
    elements: (options?: Json) => createElements(key, { ...options }),
    confirmPayment: (options: ConfirmOptions) => confirm(options, 'payment_intent'),
    confirmSetup: (options: ConfirmOptions) => confirm(options, 'setup_intent'),
    confirmCardPayment: confirmSaved,
    confirmCardSetup: confirmSaved,
    retrievePaymentIntent: retrieved,
    retrieveSetupIntent: retrieved,
    async handleNextAction({ clientSecret }: { clientSecret: string }) {
      const intent = await retrieve(clientSecret);
      const redirect = intent.next_action?.redirect_to_url?.url;
      if (!redirect) return goOn(intent);
      location.assign(redirect);
      return new Promise<Json>(() => undefined);
    },
    handleCardAction: async (clientSecret: string) => goOn(await retrieve(clientSecret)),
    async createPaymentMethod({ elements, params }: { elements?: ConfirmOptions['elements']; params?: Json }) {
      const element = elements?._element();
      if (!element) throw new IntegrationError('createPaymentMethod needs elements with a mounted Payment Element.');
      const made = await element._ask('create', { billing_details: params?.billing_details });
      return made.error ? result(made) : { paymentMethod: made };
    },
    createToken: async () => ({ error: { type: 'invalid_request_error', message: 'The simulator has no tokens.' } }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

const exposed = Object.assign((key: string) => createStripe(key), { version: 3 });
(window as unknown as { Stripe: typeof exposed }).Stripe = exposed;
