import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ticketList } from '../ticket-ledger/control.routes.ts';
import type { Authorisation, Holder, Part } from '../ticket-ledger/model.ts';
import { report } from '../ticket-ledger/report.ts';
import { worth } from '../ticket-ledger/tickets.ts';
import type { Play } from './play.ts';
import { read } from './read.ts';

const key = z.string().min(1).max(100);
const tickets = ticketList.min(1);
const newAuthorisation = z.strictObject({ tickets, orderRef: z.string().min(1).max(64), idempotencyKey: key });
const withTickets = z.strictObject({ tickets, idempotencyKey: key });
const withKey = z.strictObject({ idempotencyKey: key });
const ofOrder = z.strictObject({ orderRef: z.string().min(1).max(64) });
const ofDay = z.strictObject({ day: z.iso.date() });

type Id = { Params: { id: string } };

/** Balances and the life of tickets: sections 3 to 5 of docs/meal-ticket-wire.md. */
export function ticketRoutes(app: FastifyInstance, { ledger, links }: Play): void {
  const holderOf = (request: FastifyRequest): Holder => {
    const token = request.headers['x-link-token'];
    return ledger.holder(links.personOf(typeof token === 'string' ? token : undefined))!;
  };

  app.get('/balance', { config: { call: 'balance' } }, async (request) => {
    const holder = holderOf(request);
    ledger.expireDue();
    return {
      holder: { id: holder.id, name: holder.name },
      tickets: holder.tickets,
      totalCents: worth(holder.tickets),
      limits: { ...holder.limits, leftToday: ledger.leftToday(holder) },
    };
  });

  app.post('/authorisations', { config: { call: 'authorise' } }, async (request, reply) => {
    const holder = holderOf(request);
    const { tickets, orderRef, idempotencyKey } = read(newAuthorisation, request.body);
    ledger.expireDue();
    const before = ledger.repeated(`authorise ${idempotencyKey}`);
    const done = ledger.authorise(holder, orderRef, tickets, `authorise ${idempotencyKey}`);
    return reply.code(before ? 200 : 201).send(shown(done));
  });

  app.post<Id>('/authorisations/:id/capture', { config: { call: 'capture' } }, async (request) => {
    const { tickets, idempotencyKey } = read(withTickets, request.body);
    return shown(ledger.capture(request.params.id, tickets, `capture ${idempotencyKey}`));
  });

  app.post<Id>('/authorisations/:id/cancel', { config: { call: 'cancel' } }, async (request) => {
    const { idempotencyKey } = read(withKey, request.body);
    return shown(ledger.cancel(request.params.id, `cancel ${idempotencyKey}`));
  });

  app.post<Id>('/authorisations/:id/refund', { config: { call: 'refund' } }, async (request) => {
    const { tickets, idempotencyKey } = read(withTickets, request.body);
    const { authorisation, refund } = ledger.refund(request.params.id, tickets, `refund ${idempotencyKey}`);
    return { ...shown(authorisation), refundId: refund.id };
  });

  app.get<Id>('/authorisations/:id', { config: { call: 'query' } }, async (request) =>
    shown(ledger.known(request.params.id)),
  );

  app.get('/authorisations', { config: { call: 'query' } }, async (request) => ({
    authorisations: ledger.ofOrder(read(ofOrder, request.query).orderRef).map(shown),
  }));

  app.get('/movements', { config: { call: 'movements' } }, async (request) => {
    const { day } = read(ofDay, request.query);
    ledger.expireDue();
    const { movements, totals } = report(ledger.state, { day });
    return {
      day,
      movements: movements.map(({ holder: _private, at, ...movement }) => ({
        ...movement,
        at: new Date(at).toISOString(),
      })),
      totals,
    };
  });
}

function shown({ id, orderRef, state, tickets, at, expiresAt, capture, refunds }: Authorisation) {
  return {
    id,
    orderRef,
    status: state,
    tickets,
    cents: worth(tickets),
    at: new Date(at).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    captured: capture ? part(capture) : null,
    refunds: refunds.map(part),
  };
}

function part({ id, tickets, at }: Part) {
  return { id, tickets, cents: worth(tickets), at: new Date(at).toISOString() };
}
