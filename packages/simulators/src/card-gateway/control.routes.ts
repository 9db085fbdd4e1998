import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { emptyState, type GatewayState, type Payment } from './model.ts';
import type { Notices } from './notices.ts';
import { NotAllowed, type Payments } from './payments.ts';
import { applyChange, defaultSettings, type Settings, settingsChange } from './settings.ts';

interface Dependencies {
  state: GatewayState;
  settings: Settings;
  /** The settings the gateway was started with. */
  initial: Partial<Settings>;
  payments: Payments;
  notices: Notices;
  save(): void;
}

const ofPayment = z.object({
  codTrans: z.string(),
  times: z.number().int().min(1).max(100).default(1),
  fields: z.record(z.string(), z.string()).default({}),
});

const cents = z.number().int().nonnegative();
const pastPayments = z.object({
  payments: z.array(
    z.object({
      codTrans: z.string().min(1),
      authorised: cents,
      captured: cents,
      refunded: cents.optional(),
      noticeUrl: z.url(),
    }),
  ),
});

/** For tests and the curious: chooses how the gateway misbehaves and shows what it did. */
export function controlRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { state, settings, payments, notices, save } = deps;

  const withPayment = (
    body: unknown,
    reply: FastifyReply,
    run: (payment: Payment, body: z.output<typeof ofPayment>) => object,
  ) => {
    const parsed = ofPayment.safeParse(body);
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
    const payment = payments.find(parsed.data.codTrans);
    if (!payment) return reply.code(404).send({ error: 'No such payment' });
    try {
      const answer = run(payment, parsed.data);
      save();
      return answer;
    } catch (error) {
      if (error instanceof NotAllowed) return reply.code(error.status).send({ error: error.message });
      throw error;
    }
  };

  app.get('/control', async () => settings);

  app.post('/control', async (request, reply) => {
    const change = settingsChange.safeParse(request.body);
    if (!change.success) return reply.code(400).send({ error: z.prettifyError(change.error) });
    applyChange(settings, change.data);
    return settings;
  });

  app.post<{ Body: { state?: unknown } | null }>('/control/reset', async (request) => {
    Object.assign(settings, defaultSettings(), deps.initial);
    if (request.body?.state === true) {
      notices.forgetAll();
      Object.assign(state, emptyState());
      save();
    }
    return settings;
  });

  app.get<{ Querystring: { codTrans?: string } }>('/control/payments', async (request) => {
    payments.expireDue();
    const all = Object.values(state.payments).reverse();
    const { codTrans } = request.query;
    return { payments: codTrans === undefined ? all : all.filter((payment) => payment.codTrans === codTrans) };
  });

  app.post('/control/payments', async (request, reply) => {
    const past = pastPayments.safeParse(request.body);
    if (!past.success) return reply.code(400).send({ error: z.prettifyError(past.error) });
    return { added: past.data.payments.filter((payment) => payments.remember(payment)).length };
  });

  app.get<{ Querystring: { codTrans?: string } }>('/control/notices', async (request) => {
    const { codTrans } = request.query;
    return {
      notices: state.deliveries.filter((delivery) => codTrans === undefined || delivery.codTrans === codTrans),
    };
  });

  app.post('/control/notices/resend', async (request, reply) =>
    withPayment(request.body, reply, (payment, { times }) => ({ sent: notices.resend(payment, times).length })),
  );

  app.post('/control/notices/forge', async (request, reply) =>
    withPayment(request.body, reply, (payment, { fields }) => ({ sent: notices.forge(payment, fields).id })),
  );

  app.post('/control/capture-again', async (request, reply) =>
    withPayment(request.body, reply, (payment) => {
      payments.captureAgain(payment);
      return { captured: payment.captured };
    }),
  );

  app.post('/control/expire', async (request, reply) =>
    withPayment(request.body, reply, (payment) => {
      payments.expire(payment);
      return { state: payment.state };
    }),
  );
}
