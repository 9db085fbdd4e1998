import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Ledger } from './ledger.ts';
import { Refused } from './refused.ts';
import { report } from './report.ts';
import type { Tickets } from './tickets.ts';

export const ticketList = z
  .array(
    z.strictObject({
      faceValueCents: z.number().int().min(1).max(100_000),
      count: z.number().int().min(1).max(1000),
    }),
  )
  .max(50);

const holderChange = z.strictObject({
  holder: z.string(),
  tickets: ticketList.optional(),
  limits: z
    .strictObject({
      perOrder: z.number().int().min(0).max(1000),
      perDay: z.number().int().min(0).max(1000),
      weekdays: z.array(z.number().int().min(1).max(7)),
    })
    .optional(),
});

const time = z.number().int().positive();
const pastAuthorisations = z.strictObject({
  authorisations: z.array(
    z.strictObject({
      id: z.string().min(1).max(64),
      orderRef: z.string().min(1).max(64),
      holder: z.string().min(1),
      tickets: ticketList.min(1),
      at: time,
      captured: z.strictObject({ tickets: ticketList.min(1), at: time }).optional(),
    }),
  ),
});

const filter = z.object({
  day: z.iso.date().optional(),
  orderRef: z.string().optional(),
  holder: z.string().optional(),
});

/** For tests and the curious: what is in the books, and what employers and clocks do to them. */
export function ledgerControlRoutes(app: FastifyInstance, ledger: Ledger): void {
  app.get('/holders', async () => {
    ledger.expireDue();
    return { holders: Object.values(ledger.state.holders) };
  });

  app.post('/holders', async (request, reply) => {
    const change = holderChange.safeParse(request.body);
    if (!change.success) return wrong(reply, change.error);
    const holder = ledger.holder(change.data.holder);
    if (!holder) return reply.code(404).send({ error: 'No such holder' });
    const { tickets, limits } = change.data;
    ledger.setHolder(holder, { ...(tickets && { tickets: tickets as Tickets[] }), ...(limits && { limits }) });
    return holder;
  });

  app.get('/authorisations', async (request, reply) => {
    const wanted = filter.safeParse(request.query);
    if (!wanted.success) return wrong(reply, wanted.error);
    ledger.expireDue();
    const all = Object.values(ledger.state.authorisations);
    const { orderRef } = wanted.data;
    return { authorisations: orderRef === undefined ? all : all.filter((each) => each.orderRef === orderRef) };
  });

  app.post('/authorisations', async (request, reply) => {
    const past = pastAuthorisations.safeParse(request.body);
    if (!past.success) return wrong(reply, past.error);
    return { added: past.data.authorisations.filter((each) => ledger.remember(each)).length };
  });

  app.post<{ Params: { id: string } }>('/authorisations/:id/expire', async (request, reply) => {
    try {
      return ledger.expire(request.params.id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(error.code === 'unknown-authorisation' ? 404 : 409).send({ error: error.message });
    }
  });

  app.get('/movements', async (request, reply) => {
    const wanted = filter.safeParse(request.query);
    if (!wanted.success) return wrong(reply, wanted.error);
    ledger.expireDue();
    return report(ledger.state, wanted.data);
  });
}

function wrong(reply: FastifyReply, error: z.ZodError) {
  return reply.code(400).send({ error: z.prettifyError(error) });
}
