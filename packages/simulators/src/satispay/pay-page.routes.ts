import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../platform/html.ts';
import type { Payment } from './model.ts';
import { errorPage, notFoundPage, outcomePage, payPage } from './pages/pay-pages.ts';
import type { Payments } from './payments.ts';
import { outcomeSchema } from './settings.ts';

interface Dependencies {
  payments: Payments;
  save(): void;
}

const SAYS = { approva: 'approve', rifiuta: 'refuse', scade: 'expire' } as const;

/** What the customer sees: the page with the code, and what they would do in the app. It works without scripts. */
export function payPageRoutes(app: FastifyInstance, { payments, save }: Dependencies): void {
  const show = (reply: FastifyReply, page: Html, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page.text);

  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    show(reply, errorPage(), error.statusCode ?? 500);
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  const find = (id: string): Payment | undefined => {
    const payment = payments.find(id);
    return payment?.flow === 'REFUND' ? undefined : payment;
  };
  const whole = (payment: Payment) =>
    payment.status === 'PENDING' ? payPage(payment, payments.vouchersFor(payment)) : outcomePage(payment);

  app.get<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const payment = find(request.params.id);
    return payment ? show(reply, whole(payment)) : show(reply, notFoundPage(), 404);
  });

  app.post<{ Params: { id: string }; Body: Record<string, unknown> | null }>('/pay/:id', async (request, reply) => {
    const payment = find(request.params.id);
    if (!payment) return show(reply, notFoundPage(), 404);
    const { azione, buoni, fine } = request.body ?? {};
    const action = typeof azione === 'string' && Object.hasOwn(SAYS, azione) ? SAYS[azione as keyof typeof SAYS] : null;
    const outcome = outcomeSchema.safeParse({ action, vouchers: Number(buoni || 0) });
    if (payment.status !== 'PENDING' || !outcome.success) return reply.redirect(`/pay/${payment.id}`, 303);
    payment.staysAway = fine === 'chiudi';
    payments.act(payment, outcome.data);
    save();
    if (payment.staysAway || !payment.redirectUrl) return reply.redirect(`/pay/${payment.id}`, 303);
    return reply.redirect(payment.redirectUrl, 303);
  });
}
