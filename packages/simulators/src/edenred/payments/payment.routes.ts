import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Ledger } from '../../ticket-ledger/ledger.ts';
import { Refused } from '../../ticket-ledger/refused.ts';
import { minus, type Tickets, ticketsWorth, worth } from '../../ticket-ledger/tickets.ts';
import type { Grants } from '../login/grants.ts';
import { bearerOf } from '../login/token.routes.ts';
import type { Grant, PaymentClient } from '../model.ts';
import { holderId } from '../people.ts';
import { FAILURES, failed, succeeded } from './envelope.ts';
import { balanceData, transactionData } from './transaction.ts';

interface Dependencies {
  client: PaymentClient;
  grants: Grants;
  ledger: Ledger;
}

const cents = z.number().int().min(1).max(9_999_999);
/** Names the attempt: the same one again is a repetition, not another transaction. */
const tstamp = z
  .string()
  .max(40)
  .refine((text) => !Number.isNaN(Date.parse(text)), { error: 'not a time' });
const ref = z.string().min(1).max(64);

const newTransaction = z.strictObject({
  order_ref: ref,
  mid: z.string(),
  amount: cents,
  capture_mode: z.literal('manual'),
  security_level: z.literal('standard'),
  tstamp,
});
const captureBody = z.strictObject({ mid: z.string().optional(), amount: cents, tstamp: tstamp.optional() });
const cancelBody = z
  .strictObject({ mid: z.string().optional(), amount: cents.optional(), tstamp: tstamp.optional() })
  .nullish()
  .transform((body) => body ?? {});
const refundBody = z.strictObject({ mid: z.string().optional(), amount: cents, tstamp });

type Id = { Params: { id: string } };

/** The payment part: balances, and the life of a transaction. */
export function paymentRoutes(app: FastifyInstance, { client, grants, ledger }: Dependencies): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'x-client-id': id, 'x-client-secret': secret } = request.headers;
    if (id !== client.id || secret !== client.secret) {
      return failed(reply, 401, 'invalid_client', 'X-Client-Id or X-Client-Secret is missing or wrong');
    }
  });
  app.setNotFoundHandler((_request, reply) => failed(reply, 404, 'not_found', 'No such address'));
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    if (error instanceof Refused)
      return failed(reply, error.code === 'unknown-authorisation' ? 404 : 200, FAILURES[error.code], error.message);
    const status = error.statusCode ?? 500;
    return failed(reply, status, status < 500 ? 'invalid_request' : 'internal_error', error.message);
  });

  const signedIn = (request: FastifyRequest, reply: FastifyReply): Grant | undefined => {
    const grant = grants.grantOf(bearerOf(request));
    if (grant) return grant;
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    failed(reply, 401, 'invalid_token', 'The user token is missing, expired or revoked');
    return undefined;
  };

  app.get<{ Params: { username: string } }>(
    '/users/:username/balances',
    { config: { call: 'balance' } },
    async (request, reply) => {
      const grant = signedIn(request, reply);
      if (!grant) return reply;
      const { username } = request.params;
      if (username !== grant.username) return failed(reply, 403, 'forbidden', 'The token is of another user');
      ledger.expireDue();
      return succeeded(balanceData(ledger.holder(holderId(grant.tenant, username))!));
    },
  );

  app.post('/transactions', { config: { call: 'authorise' } }, async (request, reply) => {
    const grant = signedIn(request, reply);
    if (!grant) return reply;
    const { order_ref, mid, amount, tstamp } = read(newTransaction, request.body);
    if (mid !== client.mid) return failed(reply, 403, 'unknown_merchant', 'mid is not of this client');
    const holder = ledger.holder(holderId(grant.tenant, grant.username))!;
    const key = `authorise ${holder.id} ${order_ref} ${tstamp}`;
    const before = ledger.repeated(key)?.part;
    if (before && worth(before.tickets) !== amount) throw new Refused('key-already-used');
    ledger.expireDue();
    const tickets = before?.tickets ?? wholeTickets(holder.tickets, amount, 'insufficient-balance');
    return succeeded(transactionData(ledger.authorise(holder, order_ref, tickets, key), mid));
  });

  const keyOf = (action: string, id: string, at: string | undefined) => at && `${action} ${id} ${at}`;

  app.post<Id>('/transactions/:id/actions/capture', { config: { call: 'capture' } }, async (request) => {
    const { amount, tstamp } = read(captureBody, request.body);
    const authorisation = ledger.known(request.params.id);
    const tickets = wholeTickets(authorisation.tickets, amount, 'over-authorised');
    const done = ledger.capture(authorisation.id, tickets, keyOf('capture', authorisation.id, tstamp));
    return succeeded(transactionData(done, client.mid));
  });

  app.post<Id>('/transactions/:id/actions/cancel', { config: { call: 'cancel' } }, async (request) => {
    const { amount, tstamp } = read(cancelBody, request.body);
    const authorisation = ledger.known(request.params.id);
    if (amount !== undefined && amount !== worth(authorisation.tickets)) throw new Refused('over-authorised');
    const done = ledger.cancel(authorisation.id, keyOf('cancel', authorisation.id, tstamp));
    return succeeded(transactionData(done, client.mid));
  });

  app.post<Id>('/transactions/:id/actions/refund', { config: { call: 'refund' } }, async (request) => {
    const { amount, tstamp } = read(refundBody, request.body);
    const { id } = request.params;
    const { capture, refunds } = ledger.known(id);
    if (capture?.id !== id) throw new Refused(capture ? 'unknown-authorisation' : 'not-captured');
    const key = keyOf('refund', id, tstamp)!;
    const before = ledger.repeated(key)?.part;
    if (before && worth(before.tickets) !== amount) throw new Refused('key-already-used');
    const left =
      minus(
        capture.tickets,
        refunds.flatMap((each) => each.tickets),
      ) ?? [];
    const tickets = before?.tickets ?? wholeTickets(left, amount, 'over-captured');
    const { authorisation, refund } = ledger.refund(id, tickets, key);
    return succeeded({
      ...transactionData(authorisation, client.mid),
      refund_id: refund.id,
      refund_amount: worth(refund.tickets),
    });
  });

  app.get<Id>('/transactions/:id', { config: { call: 'query' } }, async (request) =>
    succeeded(transactionData(ledger.known(request.params.id), client.mid)),
  );
}

class InvalidRequest extends Error {
  readonly statusCode = 400;
}

function read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path, code, ...issue }) =>
    code === 'unrecognized_keys' ? (issue as { keys: string[] }).keys.join(', ') : String(path[0] ?? 'body'),
  );
  throw new InvalidRequest(`Missing or not valid: ${[...new Set(names)].join(', ')}`);
}

/** The tickets that make up an amount. @throws {Refused} `tooMuch`, or because the amount is not of whole tickets */
function wholeTickets(
  among: readonly Tickets[],
  amount: number,
  tooMuch: 'insufficient-balance' | 'over-authorised' | 'over-captured',
) {
  if (amount > worth(among)) throw new Refused(tooMuch);
  const tickets = ticketsWorth(among, amount);
  if (!tickets) throw new Refused('not-whole-tickets');
  return tickets;
}
