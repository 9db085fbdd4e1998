import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Books, known, newId, nowInSeconds, shown } from './books.ts';
import { API_VERSION } from './calls.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { Failure } from './failure.ts';
import { emptyState, type PaymentIntent, type StripeEvent } from './model.ts';
import { cancelPaymentIntent, endPaymentChallenge } from './payment-intents.ts';
import { defaultSettings, type Settings, settingsChange } from './settings.ts';
import { endSetupChallenge } from './setup-intents.ts';
import type { Webhooks } from './webhooks.ts';

interface Dependencies {
  books: Books;
  /** The settings the simulator was started with. */
  initial: Partial<Settings>;
  webhooks: Webhooks;
  save(): void;
}

const intentId = z.object({ payment_intent: z.string() });
const decision = z.object({ intent: z.string(), action: z.enum(['approve', 'fail']) });
const disputed = intentId.extend({
  amount: z.number().int().min(1).optional(),
  reason: z.string().default('fraudulent'),
});
const closed = z.object({ dispute: z.string(), status: z.enum(['won', 'lost']) });
const again = z.object({ payment_intent: z.string(), times: z.number().int().min(1).max(100).default(1) });
const forged = intentId.extend({
  type: z.string().default('payment_intent.succeeded'),
  fields: z.object({}).loose().default({}),
});

/** For tests and the curious: chooses how Stripe and the banks behave, and shows what moved. */
export function controlRoutes(app: FastifyInstance, { books, initial, webhooks, save }: Dependencies): void {
  const { state, settings } = books;

  const post = <S extends z.ZodType>(path: string, schema: S, run: (body: z.output<S>) => object) =>
    app.post(path, async (request, reply) => {
      const parsed = schema.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
      return attempt(reply, () => {
        const answer = run(parsed.data);
        save();
        return answer;
      });
    });

  app.get('/control', async () => settings);
  post('/control', settingsChange, (change) => Object.assign(settings, change));

  app.post<{ Body: { state?: unknown } | null }>('/control/reset', async (request) => {
    Object.assign(settings, defaultSettings(), initial);
    if (request.body?.state === true) {
      webhooks.forgetAll();
      Object.assign(state, emptyState(), { endpoints: state.endpoints });
    }
    save();
    return settings;
  });

  /** What moved, per payment intent: for comparing with the shop's books. */
  app.get<{ Querystring: { payment_intent?: string } }>('/control/movements', async (request) => {
    const { payment_intent } = request.query;
    const intents = Object.values(state.paymentIntents).filter(
      (each) => payment_intent === undefined || each.id === payment_intent,
    );
    return { movements: intents.map(movement) };
  });

  const movement = (intent: PaymentIntent) => {
    const charge = intent.latest_charge === null ? undefined : state.charges[intent.latest_charge];
    const good = charge?.status === 'succeeded' ? charge : undefined;
    const { id, status, metadata, amount_capturable } = intent;
    return {
      payment_intent: id,
      status,
      metadata,
      authorised: good?.amount ?? 0,
      held: amount_capturable,
      captured: good?.amount_captured ?? 0,
      refunded: good?.amount_refunded ?? 0,
      disputed: Object.values(state.disputes)
        .filter((each) => each.payment_intent === id && each.status !== 'won')
        .reduce((total, each) => total + each.amount, 0),
    };
  };

  post('/control/challenge', decision, ({ intent: id, action }) => {
    const approved = action === 'approve';
    const payment = state.paymentIntents[id];
    const intent = payment ?? known(state.setupIntents, id, 'intent');
    if (intent.status !== 'requires_action') throw new Failure(409, { type: 'api_error', message: 'Nothing is asked' });
    if (payment) endPaymentChallenge(books, payment, approved);
    else if (intent.object === 'setup_intent') endSetupChallenge(books, intent, approved);
    return { status: intent.status };
  });

  post('/control/expire', intentId, ({ payment_intent }) => {
    const intent = known(state.paymentIntents, payment_intent, 'payment_intent');
    cancelPaymentIntent(books, intent, 'automatic');
    return { status: intent.status };
  });

  post('/control/disputes', disputed, ({ payment_intent, amount, reason }) => {
    const intent = known(state.paymentIntents, payment_intent, 'payment_intent');
    const charge = known(state.charges, intent.latest_charge ?? '', 'charge');
    return openDispute(books, charge, amount ?? charge.amount_captured, reason);
  });

  post('/control/disputes/close', closed, ({ dispute, status }) => closeDispute(books, dispute, status));

  app.get<{ Querystring: { about?: string } }>('/control/events', async (request) => {
    const { about } = request.query;
    return {
      deliveries: state.deliveries
        .filter((each) => about === undefined || each.about === about)
        .map((each) => ({ ...each, type: state.events[each.eventId]?.type })),
    };
  });

  post('/control/events/resend', again, ({ payment_intent, times }) => {
    const ids = new Set(state.deliveries.filter((each) => each.about === payment_intent).map((each) => each.eventId));
    const events = Object.values(state.events).filter(
      (event) => ids.has(event.id) || (event.data.object as { id: string }).id === payment_intent,
    );
    return { sent: events.reduce((total, event) => total + webhooks.send(event, payment_intent, times), 0) };
  });

  post('/control/events/forge', forged, ({ payment_intent, type, fields }) => {
    const intent = known(state.paymentIntents, payment_intent, 'payment_intent');
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: nowInSeconds(),
      data: { object: { ...shown(intent), status: 'succeeded', amount_received: intent.amount, ...fields } },
      livemode: false,
      pending_webhooks: 0,
      request: { id: null, idempotency_key: null },
      type,
    };
    state.events[event.id] = event;
    return { sent: webhooks.send(event, payment_intent, 1, 0, false, {}) };
  });
}

function attempt(reply: FastifyReply, run: () => object) {
  try {
    return run();
  } catch (error) {
    if (error instanceof Failure) {
      return reply.code(error.status === 404 ? 404 : 409).send({ error: error.message });
    }
    throw error;
  }
}
