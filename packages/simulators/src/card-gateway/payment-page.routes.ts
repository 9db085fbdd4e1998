import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../platform/html.ts';
import { readCardForm } from './card-form.ts';
import { digitsOf, TEST_CARDS } from './cards.ts';
import type { Merchant, Payment } from './model.ts';
import type { Notices } from './notices.ts';
import { challengePage } from './pages/challenge-page.ts';
import { closedPage, notFoundPage, outcomePage, refusedRequestPage } from './pages/outcome-pages.ts';
import { paymentPage } from './pages/payment-page.ts';
import { NotAllowed, type Payments } from './payments.ts';
import { returnAddress } from './return-address.ts';
import { SCENARIOS } from './scenarios.ts';
import { NotSigned, readStartRequest } from './start-request.ts';

interface Dependencies {
  merchant: Merchant;
  payments: Payments;
  notices: Notices;
  save(): void;
}

type Typed = Record<string, unknown>;

/** The pages the customer's browser sees. They work without scripts. */
export function paymentPageRoutes(app: FastifyInstance, { merchant, payments, notices, save }: Dependencies): void {
  const at = (payment: Payment, step = '') => `/payment-page/${payment.session}${step}`;

  const show = (reply: FastifyReply, page: Html, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page.text);

  const open = (received: unknown, reply: FastifyReply) => {
    try {
      return reply.redirect(at(payments.open(readStartRequest(received, merchant))), 303);
    } catch (error) {
      if (error instanceof NotSigned) return show(reply, refusedRequestPage(error.message), 400);
      if (error instanceof NotAllowed) return show(reply, refusedRequestPage(error.message), error.status);
      throw error;
    }
  };
  app.post('/payment-page', async (request, reply) => open(request.body, reply));
  app.get('/payment-page', async (request, reply) => open(request.query, reply));

  const find = (session: string): Payment | undefined => payments.findBySession(session);

  /** What state a payment is in, for a browser that comes at an odd moment (back button, second click, reload). */
  const whereItStands = (payment: Payment) =>
    payment.state === 'APERTA'
      ? at(payment)
      : payment.state === 'AUTENTICAZIONE'
        ? at(payment, '/conferma')
        : at(payment, '/esito');

  const goOn = async (payment: Payment, reply: FastifyReply) => {
    const approved = payment.authorisedAt !== undefined;
    if (!approved || payment.staysAway) return reply.redirect(whereItStands(payment), 303);
    if (SCENARIOS[payment.scenario ?? 'approve'].notice === 'before-return') await notices.triedOnce(payment.codTrans);
    return reply.redirect(returnAddress(payment, merchant), 303);
  };

  app.get<{ Params: { session: string }; Querystring: Typed }>('/payment-page/:session', async (request, reply) => {
    const payment = find(request.params.session);
    if (!payment) return show(reply, notFoundPage(), 404);
    if (payment.state !== 'APERTA') return reply.redirect(whereItStands(payment), 303);
    const chosen = TEST_CARDS.find((card) => card.number === request.query.carta);
    return show(reply, paymentPage({ merchant, payment, typed: chosen ? example(chosen.number) : {}, errors: {} }));
  });

  app.post<{ Params: { session: string }; Body: Typed }>('/payment-page/:session/paga', async (request, reply) => {
    const payment = find(request.params.session);
    if (!payment) return show(reply, notFoundPage(), 404);
    if (payment.state !== 'APERTA') return reply.redirect(whereItStands(payment), 303);
    const typed = request.body ?? {};
    const read = readCardForm(typed, Date.now());
    if ('errors' in read) {
      return show(reply, paymentPage({ merchant, payment, typed, errors: read.errors }), 422);
    }
    const { scenario, wrongCode, ...card } = read.card;
    payments.pay(payment, card, scenario, typed.fine === 'chiudi', wrongCode);
    return goOn(payment, reply);
  });

  app.post<{ Params: { session: string } }>('/payment-page/:session/annulla', async (request, reply) => {
    const payment = find(request.params.session);
    if (!payment) return show(reply, notFoundPage(), 404);
    if (payment.state !== 'APERTA') return reply.redirect(whereItStands(payment), 303);
    payments.cancel(payment);
    return reply.redirect(returnAddress(payment, merchant), 303);
  });

  app.get<{ Params: { session: string } }>('/payment-page/:session/conferma', async (request, reply) => {
    const payment = find(request.params.session);
    if (!payment) return show(reply, notFoundPage(), 404);
    if (payment.state !== 'AUTENTICAZIONE') return reply.redirect(whereItStands(payment), 303);
    return show(reply, challengePage({ merchant, payment, error: undefined }));
  });

  app.post<{ Params: { session: string }; Body: Typed }>('/payment-page/:session/conferma', async (request, reply) => {
    const payment = find(request.params.session);
    if (!payment) return show(reply, notFoundPage(), 404);
    if (payment.state !== 'AUTENTICAZIONE') return reply.redirect(whereItStands(payment), 303);
    if (request.body?.azione === 'annulla') {
      payments.failChallenge(payment);
      return goOn(payment, reply);
    }
    const code = typeof request.body?.codice === 'string' ? digitsOf(request.body.codice) : '';
    if (payments.confirm(payment, code)) return goOn(payment, reply);
    const error = 'Il codice non è giusto: riprova';
    return show(reply, challengePage({ merchant, payment, error }), 422);
  });

  app.get<{ Params: { session: string } }>('/payment-page/:session/esito', async (request, reply) => {
    const payment = find(request.params.session);
    if (!payment) return show(reply, notFoundPage(), 404);
    if (payment.state === 'APERTA' || payment.state === 'AUTENTICAZIONE') {
      return reply.redirect(whereItStands(payment), 303);
    }
    if (payment.staysAway) return show(reply, closedPage(payment));
    return show(reply, outcomePage({ merchant, payment, returnUrl: returnAddress(payment, merchant) }));
  });

  app.post<{ Params: { session: string } }>('/payment-page/:session/chiudi', async (request, reply) => {
    const payment = find(request.params.session);
    if (!payment) return show(reply, notFoundPage(), 404);
    payment.staysAway = true;
    save();
    return reply.redirect(whereItStands(payment), 303);
  });
}

/** A good form for a test card: the last month of the year after next. */
function example(number: string): Typed {
  const year = new Date().getFullYear() + 2;
  return {
    titolare: 'Giulia Riva',
    numero: number,
    scadenza: `12/${String(year).slice(-2)}`,
    cvv: number.length === 15 ? '1234' : '123',
  };
}
