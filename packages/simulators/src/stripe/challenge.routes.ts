import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../platform/html.ts';
import type { Books } from './books.ts';
import { returnAddress } from './intents.ts';
import type { PaymentIntent, SetupIntent } from './model.ts';
import { challengePage, gonePage, indexPage, overPage } from './pages/challenge-pages.ts';
import { endPaymentChallenge } from './payment-intents.ts';
import { endSetupChallenge } from './setup-intents.ts';

interface Dependencies {
  books: Books;
  save(): void;
}

/** The bank's question to the holder, in a page of its own or in a frame of the shop's. It works without scripts. */
export function challengeRoutes(app: FastifyInstance, { books, save }: Dependencies): void {
  const { state } = books;

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  const show = (reply: FastifyReply, page: Html, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page.text);

  const find = (key: string): PaymentIntent | SetupIntent | undefined =>
    [...Object.values(state.paymentIntents), ...Object.values(state.setupIntents)].find(
      (each) => each._.challenge?.key === key,
    );

  app.get('/', async (_request, reply) => show(reply, indexPage()));

  app.get<{ Params: { key: string } }>('/challenge/:key', async (request, reply) => {
    const { key } = request.params;
    const intent = find(key);
    return intent ? show(reply, challengePage(intent, lastDigits(intent), key)) : show(reply, gonePage(), 404);
  });

  app.post<{ Params: { key: string }; Body: { azione?: unknown } | null }>(
    '/challenge/:key',
    async (request, reply) => {
      const { key } = request.params;
      const intent = find(key);
      if (!intent) return show(reply, gonePage(), 404);
      const returnUrl = intent._.challenge?.returnUrl ?? null;
      const inFrame = intent.next_action?.type === 'use_stripe_sdk';
      const approved = request.body?.azione === 'approva';
      if (intent.object === 'payment_intent') endPaymentChallenge(books, intent, approved);
      else endSetupChallenge(books, intent, approved);
      save();
      if (!inFrame && returnUrl !== null) return reply.redirect(returnAddress(intent, returnUrl), 303);
      return show(reply, overPage(approved));
    },
  );

  const lastDigits = (intent: PaymentIntent | SetupIntent) =>
    state.methods[intent.payment_method ?? '']?.card.last4 ?? '';
}
