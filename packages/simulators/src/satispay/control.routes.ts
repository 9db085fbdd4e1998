import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Callbacks } from './callbacks.ts';
import { SatispayError } from './errors.ts';
import { emptyState, type Payment, type SatispayState } from './model.ts';
import { dayOf, type Payments } from './payments.ts';
import { applyChange, defaultSettings, outcomeSchema, type Settings, settingsChange } from './settings.ts';

interface Dependencies {
  state: SatispayState;
  settings: Settings;
  /** The settings the simulator was started with. */
  initial: Partial<Settings>;
  payments: Payments;
  callbacks: Callbacks;
  save(): void;
}

const DAY_MS = 24 * 3_600_000;

const onePayment = z.object({ id: z.string().optional(), external_code: z.string().optional() });
const act = onePayment.extend(outcomeSchema.shape);
const again = onePayment.extend({ times: z.number().int().min(1).max(100).default(1) });
const cents = z.number().int().nonnegative();
const pastPayments = z.object({
  payments: z.array(
    z.object({
      id: z.uuid(),
      externalCode: z.string().min(1).max(60),
      authorised: cents,
      captured: cents,
      insertedAt: z.number().int().positive(),
      acceptedAt: z.number().int().positive().optional(),
    }),
  ),
});
const age = onePayment.extend({ days: z.number().min(0).max(1000) });

/** For tests and the curious: chooses how Satispay and its customers behave, and shows what moved. */
export function controlRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { state, settings, payments, callbacks, save } = deps;

  const found = ({ id, external_code }: z.output<typeof onePayment>) =>
    id === undefined
      ? payments.all().find((each) => each.flow !== 'REFUND' && each.externalCode === external_code)
      : payments.find(id);

  const withPayment = <S extends z.ZodType<z.output<typeof onePayment>>>(
    schema: S,
    body: unknown,
    reply: FastifyReply,
    run: (payment: Payment, body: z.output<S>) => object,
  ) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
    const payment = found(parsed.data);
    if (!payment) return reply.code(404).send({ error: 'No such payment' });
    try {
      const answer = run(payment, parsed.data);
      save();
      return answer;
    } catch (error) {
      if (error instanceof SatispayError) return reply.code(409).send({ error: error.message });
      throw error;
    }
  };

  app.get('/control', async () => ({ ...settings, outcomeOf: state.outcomeOf }));

  app.post('/control', async (request, reply) => {
    const change = settingsChange.safeParse(request.body);
    if (!change.success) return reply.code(400).send({ error: z.prettifyError(change.error) });
    applyChange(settings, state.outcomeOf, change.data);
    save();
    return { ...settings, outcomeOf: state.outcomeOf };
  });

  app.post<{ Body: { state?: unknown } | null }>('/control/reset', async (request) => {
    Object.assign(settings, defaultSettings(), deps.initial);
    state.outcomeOf = {};
    if (request.body?.state === true) {
      callbacks.forgetAll();
      // keys stay: the shop would have to be paired again
      Object.assign(state, emptyState(), { keys: state.keys, usedTokens: state.usedTokens });
    }
    save();
    return settings;
  });

  app.get<{ Querystring: { external_code?: string } }>('/control/payments', async (request) => {
    const { external_code } = request.query;
    return {
      payments: payments.all().filter((each) => external_code === undefined || each.externalCode === external_code),
    };
  });

  app.post('/control/payments', async (request, reply) => {
    const past = pastPayments.safeParse(request.body);
    if (!past.success) return reply.code(400).send({ error: z.prettifyError(past.error) });
    const added = past.data.payments.filter((each) => payments.remember({ acceptedAt: undefined, ...each })).length;
    save();
    return { added };
  });

  app.post('/control/payments/act', async (request, reply) =>
    withPayment(act, request.body, reply, (payment, { action, vouchers }) => {
      payments.act(payment, { action, vouchers });
      return { status: payment.status };
    }),
  );

  app.post('/control/payments/age', async (request, reply) =>
    withPayment(age, request.body, reply, (payment, { days }) => {
      payment.insertedAt -= days * DAY_MS;
      payment.expiresAt -= days * DAY_MS;
      return { status: payments.get(payment.id).status };
    }),
  );

  app.post('/control/expire', async (request, reply) =>
    withPayment(onePayment, request.body, reply, (payment) => {
      payments.expire(payment);
      return { status: payment.status };
    }),
  );

  /** What moved, per payment: for comparing with the shop's books. */
  app.get<{ Querystring: { day?: string } }>('/control/movements', async (request) => {
    const { day } = request.query;
    const ofDay = (at: number) => day === undefined || dayOf(at) === day;
    const rows = payments
      .all()
      .filter((each) => each.flow !== 'REFUND')
      .map((each) => {
        const sum = { authorised: 0, captured: 0, released: 0, refunded: 0 };
        for (const { at, kind, amount } of each.movements) if (ofDay(at)) sum[kind] += amount;
        return { id: each.id, external_code: each.externalCode, status: each.status, ...sum };
      });
    return { movements: rows.filter((row) => row.authorised + row.captured + row.released + row.refunded > 0) };
  });

  app.get<{ Querystring: { id?: string } }>('/control/callbacks', async (request) => {
    const { id } = request.query;
    return { callbacks: state.callbacks.filter((each) => id === undefined || each.paymentId === id) };
  });

  app.post('/control/callbacks/resend', async (request, reply) =>
    withPayment(again, request.body, reply, (payment, { times }) => ({ sent: callbacks.send(payment, times) })),
  );
}
