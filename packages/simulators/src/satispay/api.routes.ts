import { createPublicKey } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { withFaults } from '../platform/faults.ts';
import { errorBody, impossible, malformed, notFound, SatispayError } from './errors.ts';
import { keyIdOf } from './key-id.ts';
import type { Payment, SatispayState } from './model.ts';
import { dayOf, type Payments } from './payments.ts';
import { type Settings, takeOutcome } from './settings.ts';
import { verifySignature } from './signature.ts';
import { createRequest, listQuery, newPayment, paymentBody, read, SHOP_ID, updateRequest } from './wire.ts';

const PREFIX = '/g_business/v1';

interface Dependencies {
  state: SatispayState;
  settings: Settings;
  payments: Payments;
  /** Activation codes that pair a key, each once. */
  tokens: readonly string[];
  save(): void;
}

/** GBusiness v1: docs/satispay.md. */
export function apiRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { state, settings, payments, save } = deps;

  withFaults(app, settings, {
    down: { status: 500, body: errorBody({ code: 1, message: 'Internal server error' }) },
    rateLimit: { status: 403, body: errorBody({ code: 70, message: 'Anti-hammering violation' }) },
  });
  // The digest is over the bytes, so the body stays as it came until it is verified.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof SatispayError) return reply.code(error.status).send(errorBody(error));
    const status = error.statusCode ?? 500;
    return reply.code(status).send(errorBody({ code: status === 500 ? 1 : 36, message: 'Malformed request' }));
  });

  app.post(`${PREFIX}/authentication_keys`, async (request) => {
    const { public_key, token } = read(pairing, jsonOf(request));
    const pem = readPublicKey(public_key);
    if (state.usedTokens.includes(token)) throw impossible('The activation code was used already');
    if (!deps.tokens.includes(token)) throw notFound();
    state.usedTokens.push(token);
    const keyId = keyIdOf(pem);
    state.keys[keyId] = pem;
    save();
    return { key_id: keyId };
  });

  app.register(async (signed) => {
    signed.addHook('preHandler', async (request) => {
      const { method, url: target, headers } = request;
      verifySignature({ method, target, headers, body: bytesOf(request) }, state.keys, Date.now());
    });

    signed.post(`${PREFIX}/payments`, async (request, reply) => {
      const text = bytesOf(request).toString();
      const key = request.headers['idempotency-key'];
      const known = typeof key === 'string' && Object.hasOwn(state.answers, key) ? state.answers[key] : undefined;
      if (known && known.request !== text) throw malformed('Idempotency-Key was used for another request');
      if (known) return known.body;
      const payment = create(jsonOf(request));
      const body = paymentBody(payment, originOf(request));
      if (typeof key === 'string') state.answers[key] = { request: text, body };
      save();
      const outcome = takeOutcome(settings, state.outcomeOf, payment.externalCode);
      // the customer acts when the shop has its answer, or has lost it
      if (outcome && payment.flow !== 'REFUND') {
        reply.raw.once('close', () => {
          if (payments.find(payment.id)?.status === 'PENDING') payments.act(payment, outcome);
        });
      }
      return body;
    });

    signed.get<{ Params: { id: string } }>(`${PREFIX}/payments/:id`, async (request) =>
      paymentBody(payments.get(request.params.id), originOf(request)),
    );

    signed.put<{ Params: { id: string } }>(`${PREFIX}/payments/:id`, async (request) => {
      const { action, amount_unit } = read(updateRequest, jsonOf(request));
      const payment = payments.get(request.params.id);
      let answer = payment;
      if (action === 'ACCEPT') payments.accept(payment, amount_unit);
      else if (action === 'CANCEL') payments.cancel(payment);
      else answer = payments.cancelOrRefund(payment);
      save();
      return paymentBody(answer, originOf(request));
    });

    signed.get(`${PREFIX}/payments`, async (request) => {
      const query = read(listQuery, request.query);
      const until = query.starting_after_timestamp ?? Number.POSITIVE_INFINITY;
      const all = payments.all().filter((each) => each.insertedAt <= until && each.status === query.status);
      const last = all.findIndex((each) => each.id === query.starting_after);
      if (query.starting_after !== undefined && last === -1) throw notFound();
      const from = last + 1;
      const data = all.slice(from, from + query.limit).map((each) => paymentBody(each, originOf(request)));
      return { has_more: all.length > from + query.limit, data };
    });

    signed.get<{ Params: { day: string } }>(`${PREFIX}/daily_closure/:day`, async (request) => {
      const { day } = request.params;
      if (!/^\d{8}$/.test(day)) throw malformed('Malformed request: daily_closure_date');
      const closed = payments
        .all()
        .filter(({ acceptedAt }) => acceptedAt && dayOf(acceptedAt).replaceAll('-', '') === day);
      const sum = (refunds: boolean) =>
        closed.reduce((total, each) => total + ((each.flow === 'REFUND') === refunds ? each.amount : 0), 0);
      const [gross, refunds] = [sum(false), sum(true)];
      return {
        shop_daily_closure: {
          id: day,
          type: 'SHOP',
          customer_uid: SHOP_ID,
          gross_amount_unit: gross,
          refund_amount_unit: refunds,
          amount_unit: gross - refunds,
          currency: 'EUR',
        },
      };
    });
  });

  function create(received: unknown): Payment {
    const wanted = read(createRequest, received);
    if (wanted.flow !== 'REFUND') return payments.create(newPayment(wanted, Date.now()));
    const parent = payments.get(wanted.parent_payment_uid);
    return payments.refund(parent, wanted.amount_unit, wanted.external_code, wanted.metadata);
  }
}

const pairing = z.strictObject({ public_key: z.string(), token: z.string().min(1).max(100) });

/** @throws {SatispayError} 400 code 34 when it is no RSA key of 4096 bits */
function readPublicKey(pem: string): string {
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'rsa' && key.asymmetricKeyDetails?.modulusLength === 4096) {
      return key.export({ type: 'spki', format: 'pem' }).toString();
    }
  } catch {
    // not a key at all
  }
  throw new SatispayError(400, 34, 'Invalid public_key: an RSA key of 4096 bits is needed');
}

function bytesOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(bytesOf(request).toString());
  } catch {
    throw malformed('The body is not JSON');
  }
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
