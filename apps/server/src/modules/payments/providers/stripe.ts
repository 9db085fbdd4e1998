import type Stripe from 'stripe';
import type {
  Failed,
  NotAllowedCode,
  OpenResult,
  OperationResult,
  PaymentOrder,
  PaymentProvider,
  ProviderError,
  ProviderEvent,
  QueryResult,
  StartResult,
} from './provider.ts';
import { type Answer, type StripeConfig, stripeClient } from './stripe.client.ts';
import { closedEvent, fromToken, refunded, refundedCents, stateOf } from './stripe.events.ts';
import { type Read, referenceOf, stripeIntents } from './stripe.intents.ts';
import { readEvent } from './stripe.notices.ts';
import { stripeReport } from './stripe.report.ts';

export type { StripeConfig } from './stripe.client.ts';

/**
 * Stripe by its own package. A payment is a PaymentIntent, and saving a card without paying a SetupIntent; both are made first
 * (`open`) and confirmed on our pay screen, with Stripe's script. The bank's refusal leaves an intent open on that screen, so that
 * another card can be tried; a saved card that is refused ends it.
 */
export function stripe(config: StripeConfig): PaymentProvider {
  const client = stripeClient(config);
  const { sdk, call } = client;
  const intents = stripeIntents(client);

  // a card that is saved without paying has `card` in the place of its order
  const payScreen = ({ orderId }: PaymentOrder) => `${config.publicUrl}/payment/stripe/${orderId}`;

  const toPayScreen = (order: PaymentOrder, { id, client_secret }: { id: string; client_secret: string | null }) => {
    const { publishableKey, jsUrl } = config;
    const data = { publishableKey, amount: String(order.amountCents), ...(jsUrl !== undefined && { jsUrl }) };
    return {
      kind: 'redirect' as const,
      paymentRef: id,
      url: payScreen(order),
      method: 'GET' as const,
      fields: {},
      client: { secret: client_secret ?? '', data },
    };
  };

  /** The card is refused, and nobody is there to try another: nothing may be paid under this intent any more. */
  const endRefused = async (failed: Extract<Answer<Stripe.PaymentIntent>, { kind: 'failed' }>): Promise<Failed> => {
    const { error, intent } = failed;
    if (error.kind !== 'refused' || intent?.object !== 'payment_intent') return { kind: 'failed', error };
    const ended = await intents.cancel(intent.id);
    if (ended.kind === 'failed') return { kind: 'failed', paymentRef: intent.id, error: ended.error };
    const events = [closedEvent(ended.value, error.reason)];
    return { kind: 'failed', paymentRef: intent.id, error: { ...error, events } };
  };

  return {
    name: 'stripe',
    // docs.stripe.com, "Place a hold on a payment method": the shortest of the card networks for absent customers
    holdDays: 7,
    // reached by an address, not by a form
    pageOrigins: [],
    referenceFor: referenceOf,

    async open(order): Promise<OpenResult> {
      const made = order.amountCents === 0 ? await intents.createSetup(order) : await intents.create(order);
      return made.kind === 'failed'
        ? { kind: 'failed', error: made.error }
        : { kind: 'opened', paymentRef: made.value.id };
    },

    async start(order): Promise<StartResult> {
      const { paymentRef } = order;
      if (order.amountCents === 0) {
        const answer = await intents.retrieveSetup(paymentRef);
        if (answer.kind === 'failed') return { ...answer, paymentRef };
        const { status } = answer.value;
        return status === 'succeeded' || status === 'canceled'
          ? decided(await intents.read(paymentRef))
          : toPayScreen(order, answer.value);
      }
      const answer = await intents.retrieve(paymentRef);
      if (answer.kind === 'failed') return { ...answer, paymentRef };
      const intent = answer.value;
      if (['requires_capture', 'succeeded', 'canceled'].includes(intent.status)) {
        return decided(await intents.read(paymentRef));
      }
      if (order.authToken && intent.status !== 'requires_action') {
        const confirmed = await intents.confirmSaved(intent, order.authToken, payScreen(order));
        if (confirmed.kind === 'failed') return endRefused(confirmed);
        return confirmed.value.status === 'requires_action'
          ? toPayScreen(order, confirmed.value)
          : decided(await intents.read(paymentRef));
      }
      const agreed = await intents.agreeOnSaving(intent, order);
      return agreed.kind === 'failed' ? { ...agreed, paymentRef } : toPayScreen(order, agreed.value);
    },

    query: (paymentRef): Promise<QueryResult> => intents.read(paymentRef),

    async close(paymentRef): Promise<OperationResult> {
      const read = await intents.read(paymentRef);
      if (read.kind === 'failed') return read;
      if (read.kind === 'not-found') return notAllowed(paymentRef, 'not-found');
      if (read.state === 'failed') return { kind: 'done', events: read.events };
      if (read.state !== 'pending') return notAllowed(paymentRef, 'wrong-state');
      return intents.end(paymentRef);
    },

    async void(paymentRef): Promise<OperationResult> {
      const read = await intents.read(paymentRef);
      if (read.kind === 'failed') return read;
      if (read.kind === 'not-found') return notAllowed(paymentRef, 'not-found');
      if (read.state === 'voided') return { kind: 'done', events: read.events.filter(isOf('voided')) };
      if (read.state !== 'authorised') return notAllowed(paymentRef, 'wrong-state');
      const ended = await intents.end(paymentRef);
      return ended.kind === 'failed' ? ended : { kind: 'done', events: ended.events.filter(isOf('voided')) };
    },

    async capture(paymentRef, amountCents, operationId): Promise<OperationResult> {
      const taken = await call('payment_intent', () =>
        sdk.paymentIntents.capture(
          paymentRef,
          { amount_to_capture: amountCents, metadata: { capture: operationId } },
          { idempotencyKey: `${paymentRef}-${operationId}` },
        ),
      );
      if (taken.kind === 'failed' && !isWrongState(taken.error)) {
        return { kind: 'failed', error: taken.error, paymentRef };
      }
      // taken now, or before Stripe forgot the key
      const read = await intents.read(paymentRef);
      if (read.kind === 'failed') return read;
      const events = read.kind === 'found' ? read.events.filter(isOf('captured')) : [];
      const same = events.some((event) => event.operationId === operationId && event.amountCents === amountCents);
      return same ? { kind: 'done', events } : notAllowed(paymentRef, 'wrong-state');
    },

    async refund(paymentRef, amountCents, operationId): Promise<OperationResult> {
      const snapshot = await intents.snapshot(paymentRef);
      if (snapshot.kind === 'failed') return { ...snapshot, paymentRef };
      const { intent, refunds } = snapshot.value;
      const before = refunds.find(({ metadata }) => metadata?.operation === operationId);
      if (before) {
        return before.amount === amountCents
          ? { kind: 'done', events: [refunded(intent, before)] }
          : notAllowed(paymentRef, 'id-already-used');
      }
      const state = stateOf(snapshot.value);
      if (state !== 'captured' && state !== 'refunded') return notAllowed(paymentRef, 'wrong-state');
      if (amountCents > intent.amount_received - refundedCents(refunds)) {
        return notAllowed(paymentRef, 'exceeds-captured');
      }
      const made = await call('refund', () =>
        sdk.refunds.create(
          { payment_intent: paymentRef, amount: amountCents, metadata: { operation: operationId } },
          { idempotencyKey: `${paymentRef}-${operationId}` },
        ),
      );
      return made.kind === 'failed'
        ? { kind: 'failed', error: made.error, paymentRef }
        : { kind: 'done', events: [refunded(intent, made.value)] };
    },

    async chargeSaved(token, { paymentRef, returnUrl }) {
      const charged = await intents.confirmAway(paymentRef, token, returnUrl);
      if (charged.kind === 'failed' && !isWrongState(charged.error)) {
        return { ...(await endRefused(charged)), paymentRef };
      }
      // charged now, or before Stripe forgot the key
      const read = await intents.read(paymentRef);
      if (read.kind === 'found' && read.state === 'pending') {
        return { kind: 'failed', paymentRef, error: { kind: 'unavailable', detail: 'the charge is not decided' } };
      }
      const answer = decided(read);
      return answer.kind === 'redirect' ? notAllowed(paymentRef, 'wrong-state') : answer;
    },

    async forgetSaved(token) {
      const { payment_method } = fromToken(token);
      const gone = await call('payment_method', () => sdk.paymentMethods.detach(payment_method));
      if (gone.kind === 'answer') return { kind: 'done' };
      // one that is detached already, or that Stripe no longer knows
      return gone.error.kind === 'not-allowed' ? { kind: 'done' } : { kind: 'failed', error: gone.error };
    },

    report: (day) => stripeReport(client, day),

    parseNotice: (request) => readEvent(sdk, config.webhookSecret, request),

    parseReturn(query) {
      const paymentRef = query.payment_intent ?? query.setup_intent;
      if (typeof paymentRef !== 'string' || !/^(pi|seti)_\w{1,200}$/.test(paymentRef)) {
        return { kind: 'rejected', why: 'malformed', detail: 'payment_intent' };
      }
      const claim = query.redirect_status === 'succeeded' ? 'paid' : 'refused';
      return { kind: 'verified', paymentRef, claim, amountCents: 0 };
    },
  };
}

/** What starting a payment that Stripe has decided answers. */
function decided(read: Read): StartResult {
  if (read.kind === 'failed') return read;
  const { paymentRef } = read;
  if (read.kind === 'not-found') return notAllowed(paymentRef, 'not-found');
  const { events } = read;
  if (read.state !== 'failed' && read.state !== 'voided') return { kind: 'done', paymentRef, events };
  const reason = events.find(isOf('failed'))?.reason ?? 'closed';
  return { kind: 'failed', paymentRef, error: { kind: 'refused', reason, events } };
}

function isOf(type: ProviderEvent['type']) {
  return (event: ProviderEvent) => event.type === type;
}

function notAllowed(paymentRef: string, code: NotAllowedCode): Failed {
  return { kind: 'failed', paymentRef, error: { kind: 'not-allowed', code } };
}

function isWrongState(error: ProviderError): boolean {
  return error.kind === 'not-allowed' && error.code === 'wrong-state';
}
