/**
 * Stands in for Stripe.js: defines `window.Stripe`. Fields live in a frame of the simulator, so that the shop's page never sees a
 * card; calls go out with the publishable key. Served as a classic script, without types, in a function of its own.
 */
type Fields = Record<string, string>;
type Json = Record<string, unknown>;
type Listener = (event: Json) => void;

interface Intent extends Json {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  client_secret: string;
  next_action: { type: string; use_stripe_sdk?: { stripe_js: string }; redirect_to_url?: { url: string } } | null;
}

interface ConfirmOptions {
  elements?: ReturnType<typeof createElements>;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method?: string; payment_method_data?: { billing_details?: Json } };
  redirect?: 'always' | 'if_required';
}

const ORIGIN = new URL((document.currentScript as HTMLScriptElement).src).origin;
const PATHS = { payment_intent: 'payment_intents', setup_intent: 'setup_intents' } as const;

/** Refusals as customers read them; the others keep Stripe's words. */
const ITALIAN: Fields = {
  generic_decline: 'La carta è stata rifiutata.',
  insufficient_funds: 'Fondi insufficienti sulla carta.',
  lost_card: 'La carta è stata rifiutata.',
  stolen_card: 'La carta è stata rifiutata.',
  expired_card: 'La carta è scaduta.',
  incorrect_cvc: 'Il codice di sicurezza della carta non è corretto.',
  processing_error: 'Si è verificato un errore con la carta. Riprova tra poco.',
  payment_intent_authentication_failure: 'Non è stato possibile autenticare la carta. Scegline un’altra e riprova.',
  setup_intent_authentication_failure: 'Non è stato possibile autenticare la carta. Scegline un’altra e riprova.',
};

class IntegrationError extends Error {
  override name = 'IntegrationError';
}

async function api(key: string, method: 'GET' | 'POST', path: string, fields: Fields): Promise<Json> {
  const form = new URLSearchParams({ ...fields, key });
  const url = `${ORIGIN}/v1/${path}`;
  const response = await (method === 'GET' ? fetch(`${url}?${form}`) : fetch(url, { method, body: form })).catch(
    () => undefined,
  );
  const answer = await response?.json().catch(() => undefined);
  return answer ?? { error: { type: 'api_connection_error', message: 'Stripe non risponde: riprova tra poco.' } };
}

/** An answer as Stripe.js gives it: the object under its name, or the error, in Italian where we know it. */
function result(answer: Json): Json {
  const error = answer.error as (Json & { code?: string; decline_code?: string }) | undefined;
  if (error) return { error: { ...error, message: ITALIAN[error.decline_code || error.code || ''] ?? error.message } };
  return { [answer.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent']: answer };
}

function intentIdOf(clientSecret: string): string {
  const id = /^((pi|seti)_[A-Za-z0-9]+)_secret_/.exec(clientSecret)?.[1];
  if (!id) throw new IntegrationError(`Invalid value for clientSecret: ${clientSecret}`);
  return id;
}

const pathOf = (clientSecret: string) => {
  const id = intentIdOf(clientSecret);
  return `${id.startsWith('seti_') ? PATHS.setup_intent : PATHS.payment_intent}/${id}`;
};

/** The card form: a frame that keeps the numbers to itself. */
function createPaymentElement(key: string) {
  const listeners = new Map<string, Set<Listener>>();
  const frame = document.createElement('iframe');
  frame.title = 'Dati della carta, modulo sicuro';
  frame.src = `${ORIGIN}/v3/fields.html`;
  frame.setAttribute('allow', 'payment');
  Object.assign(frame.style, { width: '100%', height: '220px', border: '0', display: 'block' });
  const waiting = new Map<string, (answer: Json) => void>();
  let asked = 0;

  const hear = (event: MessageEvent<Json & { stripe?: string }>) => {
    if (event.source !== frame.contentWindow || event.origin !== ORIGIN) return;
    const { stripe: name = '', ...data } = event.data;
    if (name === 'height') frame.style.height = `${data.height}px`;
    else if (name === 'answer') waiting.get(String(data.id))?.(data.answer as Json);
    else for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...data });
  };

  /** Asks the frame; the answer comes when the customer's card is read. */
  const ask = (what: string, more: Json = {}) => {
    asked += 1;
    const id = String(asked);
    return new Promise<Json>((resolve) => {
      waiting.set(id, (answer) => {
        waiting.delete(id);
        resolve(answer);
      });
      frame.contentWindow?.postMessage({ stripe: what, id, key, ...more }, ORIGIN);
    });
  };

  const element = {
    _ask: ask,
    mount(place: string | HTMLElement) {
      const target = typeof place === 'string' ? document.querySelector(place) : place;
      if (!target) throw new IntegrationError(`The selector you specified (${place}) applies to no DOM elements.`);
      window.addEventListener('message', hear);
      target.append(frame);
      return element;
    },
    unmount() {
      window.removeEventListener('message', hear);
      frame.remove();
      return element;
    },
    destroy: () => element.unmount(),
    update: () => element,
    collapse: () => element,
    focus: () => void ask('focus'),
    blur: () => void ask('blur'),
    clear: () => void ask('clear'),
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return element;
    },
    once(name: string, listener: Listener) {
      const first: Listener = (event) => {
        element.off(name, first);
        listener(event);
      };
      return element.on(name, first);
    },
    off(name: string, listener?: Listener) {
      if (listener) listeners.get(name)?.delete(listener);
      else listeners.delete(name);
      return element;
    },
  };
  return element;
}

function createElements(key: string, options: Json = {}) {
  let element: ReturnType<typeof createPaymentElement> | undefined;
  let submitted = false;
  const elements = {
    _options: options,
    _element: () => element,
    _submitted: () => submitted,
    create(type: string) {
      if (type !== 'payment')
        throw new IntegrationError(`The simulator has no element of type ${type}: use "payment".`);
      if (element) throw new IntegrationError('Can only create one Element of type payment.');
      const made = createPaymentElement(key);
      element = { ...made, destroy: () => forgotten(made.unmount()) };
      return element;
    },
    getElement: (type: string) => (type === 'payment' ? (element ?? null) : null),
    update: (changed: Json) => void Object.assign(options, changed),
    fetchUpdates: async () => ({}),
    /** Reads the fields, and shows beside them what is wrong. */
    async submit(): Promise<Json> {
      if (!element) throw new IntegrationError('elements.submit() needs a mounted Payment Element.');
      const { error } = await element._ask('submit');
      submitted = error === undefined;
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
  };
  const forgotten = <T>(gone: T): T => {
    element = undefined;
    return gone;
  };
  return elements;
}

/** The bank's question, over the page. Resolves when it is answered or put away. */
function showChallenge(url: string): Promise<void> {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const close = document.createElement('button');
  dialog.setAttribute('aria-label', 'Conferma della banca');
  frame.title = 'Conferma della banca';
  frame.src = url;
  close.type = 'button';
  close.textContent = 'Chiudi';
  Object.assign(dialog.style, { width: 'min(94vw, 560px)', padding: '12px', border: '0', borderRadius: '16px' });
  Object.assign(frame.style, { width: '100%', height: 'min(70vh, 520px)', border: '0', display: 'block' });
  Object.assign(close.style, { minHeight: '44px', padding: '0 16px', font: 'inherit' });
  dialog.append(frame, close);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('message', hear);
      dialog.remove();
      resolve();
    };
    const hear = (event: MessageEvent<{ stripe?: string }>) => {
      if (event.source === frame.contentWindow && event.data.stripe === 'challenge-over') end();
    };
    window.addEventListener('message', hear);
    dialog.addEventListener('close', end);
    close.addEventListener('click', () => dialog.close());
    dialog.showModal();
  });
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
    let method = confirmParams.payment_method;
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

export {};
