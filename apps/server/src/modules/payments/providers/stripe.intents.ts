import type Stripe from 'stripe';
import type { Failed, OperationResult, PaymentOrder, ProviderEvent, ProviderState, QueryResult } from './provider.ts';
import type { Answer, StripeClient } from './stripe.client.ts';
import { customerOf } from './stripe.customers.ts';
import { eventsOf, fromToken, refundedCents, type Snapshot, setupEventsOf, stateOf } from './stripe.events.ts';

/** What Stripe knows of a payment, in our words. */
export type Read = QueryResult;

/** The calls about intents: what pays (`pi_…`), and what saves a card (`seti_…`). */
export function stripeIntents(client: StripeClient) {
  const { sdk, call } = client;

  /** What every intent of ours has. Methods that cannot be captured later are left out by Stripe itself (`manual`). */
  const wanted = (order: PaymentOrder) => ({
    amount: order.amountCents,
    currency: 'eur',
    capture_method: order.capture === 'immediate' ? ('automatic' as const) : ('manual' as const),
    description: order.description,
    metadata: { reference: referenceOf(order) },
  });

  async function snapshot(id: string): Promise<Answer<Snapshot>> {
    const answer = await retrieve(id, ['latest_charge.balance_transaction']);
    if (answer.kind === 'failed') return answer;
    const intent = answer.value;
    if (intent.status !== 'succeeded') return { kind: 'answer', value: { intent, refunds: [] } };
    const refunds = await call('list', () => sdk.refunds.list({ payment_intent: id, limit: 100 }));
    return refunds.kind === 'failed' ? refunds : { kind: 'answer', value: { intent, refunds: refunds.value.data } };
  }

  function retrieve(id: string, expand: string[] = []): Promise<Answer<Stripe.PaymentIntent>> {
    return call('payment_intent', () => sdk.paymentIntents.retrieve(id, { expand }));
  }

  function retrieveSetup(id: string): Promise<Answer<Stripe.SetupIntent>> {
    return call('setup_intent', () => sdk.setupIntents.retrieve(id, { expand: ['payment_method'] }));
  }

  async function readPayment(id: string): Promise<Read> {
    const answer = await snapshot(id);
    if (answer.kind === 'failed') return unread(id, answer);
    const events = eventsOf(answer.value);
    if (!events) return notUnderstood(id);
    const { intent, refunds } = answer.value;
    return found(id, stateOf(answer.value), events, {
      capturedCents: intent.status === 'succeeded' ? intent.amount_received : 0,
      refundedCents: refundedCents(refunds),
    });
  }

  async function readSetup(id: string): Promise<Read> {
    const answer = await retrieveSetup(id);
    if (answer.kind === 'failed') return unread(id, answer);
    const events = setupEventsOf(answer.value);
    if (!events) return notUnderstood(id);
    const { status } = answer.value;
    return found(id, status === 'succeeded' ? 'authorised' : status === 'canceled' ? 'failed' : 'pending', events);
  }

  const cancel = (id: string) =>
    call('payment_intent', () =>
      sdk.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }, { idempotencyKey: `${id}-cancel` }),
    );

  const cancelSetup = (id: string) =>
    call('setup_intent', () =>
      sdk.setupIntents.cancel(id, { cancellation_reason: 'abandoned' }, { idempotencyKey: `${id}-cancel` }),
    );

  return {
    snapshot,
    retrieve,
    retrieveSetup,
    cancel,
    read: (id: string): Promise<Read> => (isSetup(id) ? readSetup(id) : readPayment(id)),

    async create(order: PaymentOrder): Promise<Answer<Stripe.PaymentIntent>> {
      const customer = await customerFor(order);
      if (customer.kind === 'failed') return customer;
      const { metadata, ...rest } = wanted(order);
      const intent: Stripe.PaymentIntentCreateParams = {
        ...rest,
        automatic_payment_methods: { enabled: true },
        metadata: { ...metadata, ...(order.authToken && { card: 'saved' }) },
        ...(customer.value && { customer: customer.value }),
        ...(order.saveCard && { setup_future_usage: 'off_session' }),
      };
      return call('payment_intent', () =>
        sdk.paymentIntents.create(intent, { idempotencyKey: `${referenceOf(order)}-open` }),
      );
    },

    async createSetup(order: PaymentOrder): Promise<Answer<Stripe.SetupIntent>> {
      const customer = await customerOf(client, order);
      if (customer.kind === 'failed') return customer;
      const intent: Stripe.SetupIntentCreateParams = {
        customer: customer.value,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: order.description,
        metadata: { reference: referenceOf(order) },
      };
      return call('setup_intent', () =>
        sdk.setupIntents.create(intent, { idempotencyKey: `${referenceOf(order)}-open` }),
      );
    },

    /** The customer may change their mind on the pay screen. Without a key: saying it twice changes nothing. */
    async agreeOnSaving(intent: Stripe.PaymentIntent, order: PaymentOrder): Promise<Answer<Stripe.PaymentIntent>> {
      const saves = intent.setup_future_usage === 'off_session';
      const wants = order.saveCard === true;
      if (order.authToken || saves === wants || intent.status === 'requires_action') {
        return { kind: 'answer', value: intent };
      }
      const customer = await customerFor(order);
      if (customer.kind === 'failed') return customer;
      const change: Stripe.PaymentIntentUpdateParams = wants
        ? { setup_future_usage: 'off_session', ...(customer.value && { customer: customer.value }) }
        : { setup_future_usage: '' };
      return call('payment_intent', () => sdk.paymentIntents.update(intent.id, change));
    },

    /** @param returnUrl where the customer's bank sends the browser back to */
    confirmSaved(
      { id }: Stripe.PaymentIntent,
      token: string,
      returnUrl: string,
    ): Promise<Answer<Stripe.PaymentIntent>> {
      const { payment_method } = fromToken(token);
      return call('payment_intent', () =>
        sdk.paymentIntents.confirm(
          id,
          { payment_method, return_url: returnUrl, use_stripe_sdk: true },
          { idempotencyKey: `${id}-confirm` },
        ),
      );
    },

    /** Charges a saved card while its holder is away. @param returnUrl Stripe asks for one, and sends nobody there */
    confirmAway(id: string, token: string, returnUrl: string): Promise<Answer<Stripe.PaymentIntent>> {
      const { payment_method } = fromToken(token);
      return call('payment_intent', () =>
        sdk.paymentIntents.confirm(
          id,
          { payment_method, off_session: true, return_url: returnUrl },
          { idempotencyKey: `${id}-charge` },
        ),
      );
    },

    /** Ends an intent, or lets its hold go. @returns all its events */
    async end(id: string): Promise<OperationResult> {
      const ended = isSetup(id) ? await cancelSetup(id) : await cancel(id);
      if (ended.kind === 'failed') return { kind: 'failed', error: ended.error, paymentRef: id };
      const read = await (isSetup(id) ? readSetup(id) : readPayment(id));
      if (read.kind === 'failed') return read;
      return { kind: 'done', events: read.kind === 'found' ? read.events : [] };
    },
  };

  async function customerFor(order: PaymentOrder): Promise<Answer<string | undefined>> {
    if (order.authToken) return { kind: 'answer', value: fromToken(order.authToken).customer };
    return order.saveCard ? customerOf(client, order) : { kind: 'answer', value: undefined };
  }
}

/** Our name of a payment, unique for ever: idempotency keys are made of it. */
export function referenceOf({ orderNumber, paymentId }: { orderNumber: string; paymentId: string }): string {
  return `${orderNumber}-${paymentId}`;
}

const isSetup = (id: string) => id.startsWith('seti_');

function unread(paymentRef: string, { error }: Extract<Answer<never>, { kind: 'failed' }>): Read {
  return error.kind === 'not-allowed' && error.code === 'not-found'
    ? { kind: 'not-found', paymentRef }
    : { kind: 'failed', error, paymentRef };
}

function notUnderstood(paymentRef: string): Failed {
  return { kind: 'failed', paymentRef, error: { kind: 'unavailable', detail: 'answer not understood' } };
}

function found(
  paymentRef: string,
  state: ProviderState,
  events: ProviderEvent[],
  { capturedCents, refundedCents } = { capturedCents: 0, refundedCents: 0 },
): Read {
  const authorisedCents = events.find(({ type }) => type === 'authorised')?.amountCents ?? 0;
  return { kind: 'found', paymentRef, state, authorisedCents, capturedCents, refundedCents, events };
}
