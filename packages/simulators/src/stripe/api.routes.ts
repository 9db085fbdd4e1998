import type { FastifyInstance } from 'fastify';
import { withFaults } from '../platform/faults.ts';
import type { Books } from './books.ts';
import { type Keys, stripeCalls } from './calls.ts';
import { customerRoutes } from './customers.routes.ts';
import { intentRoutes } from './intents.routes.ts';
import { moneyRoutes } from './money.routes.ts';

interface Dependencies {
  books: Books;
  keys: Keys;
  save(): void;
}

/** Stripe's REST API, as far as a shop needs it: docs/stripe.md. */
export function apiRoutes(app: FastifyInstance, { books, keys, save }: Dependencies): void {
  withFaults(app, books.settings, {
    down: { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } },
    rateLimit: {
      status: 429,
      body: { error: { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests hit the API.' } },
    },
  });
  // forms are read by their own rules, and idempotency compares them as they came
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const type = status === 500 ? 'api_error' : 'invalid_request_error';
    return reply
      .code(status)
      .send({ error: { type, message: status === 500 ? 'An unknown error occurred' : error.message } });
  });
  // Stripe.js calls from the shop's page
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });

  const call = stripeCalls(app, books, keys, save);
  customerRoutes(call, books);
  intentRoutes(call, books);
  moneyRoutes(call, books);
  app.all('/v1/*', async (request, reply) =>
    reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`,
      },
    }),
  );
}
