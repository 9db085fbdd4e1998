import { calls } from '@sporta/contract';
import { isBeingPaid, isDecided, isPaid, isSettled } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { preparing } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { API_PREFIX } from '../../platform/http/register-call.ts';
import { type CardSaving, findSavingByRef } from './card-savings.repo.ts';
import { checkPayment } from './check-payment.ts';
import { noteDispute } from './disputes.ts';
import { pageAfterPaying } from './page-after-paying.ts';
import type { PayableOrders } from './payable-orders.ts';
import { providersOf } from './payment-providers.ts';
import { findPayment, findPaymentByRef } from './payments.repo.ts';
import type { NoticeResult } from './providers/provider.ts';
import { keepRawBody } from './raw-body.ts';
import { recordPayment } from './record-payment.ts';
import { checkSaving, recordSaving } from './save-card.ts';

/** Where providers and browsers come back from paying. Neither uses our envelope: each has a form of its own. */
export function registerPaymentCallbacks(app: FastifyInstance, deps: Deps, orders: PayableOrders): void {
  app.calls.push(calls.payments.notify);
  app.register(async (notices) => {
    keepRawBody(notices);
    notices.route({
      method: ['GET', 'POST'],
      url: `${API_PREFIX}/payment-notify/:provider`,
      handler: async (request, reply) => {
        const { provider: name } = request.params as { provider: string };
        const provider = providersOf(deps).get(name);
        if (!provider) return reply.code(404).type('text/plain').send('unknown provider');
        const notice = provider.parseNotice({
          ...(request.rawBody !== undefined && { rawBody: request.rawBody }),
          headers: request.headers,
          query: request.query as Record<string, unknown>,
          body: request.body,
        });
        reply.type('text/plain').header('cache-control', 'no-store');
        if (notice.kind === 'rejected') {
          deps.log.warn({ provider: name, why: notice.why, detail: notice.detail }, 'payment notice rejected');
          return reply.code(400).send('rejected');
        }
        if (notice.kind === 'ignored') return reply.send('OK');
        const ref = refOf(notice);
        const payment = await preparing(() => findPaymentByRef(deps.db, name, ref));
        const saving = payment ? undefined : await findSavingByRef(deps.db, name, ref);
        if (saving) {
          const heard = await heardOfSaving(deps, saving, notice);
          if (heard) await applyToOrder(deps, orders, saving);
          return reply.code(heard ? 200 : 503).send('OK');
        }
        if (!payment) {
          deps.log.warn({ provider: name }, 'payment notice for an unknown payment');
          return reply.code(400).send('unknown payment');
        }
        if (notice.kind === 'dispute') {
          await noteDispute(deps, payment, notice.dispute);
          return reply.send('OK');
        }
        if (notice.kind === 'verified') await recordPayment(deps, payment.paymentId, [notice.event], 'notice');
        else if (!(await checkPayment(deps, payment, { abandon: false }))) return reply.code(503).send('not now');
        await orders.applyPayments(deps, payment.orderId);
        return reply.send('OK');
      },
    });
  });

  // The browser's return is never proof of payment: the customer reads what the provider itself answers.
  app.get('/payment-return/:provider/:orderId', async (request, reply) => {
    const { provider: name, orderId } = request.params as { provider: string; orderId: string };
    reply.header('cache-control', 'no-store');
    const provider = providersOf(deps).get(name);
    const claimed = provider?.parseReturn(request.query as Record<string, unknown>);
    const ref = claimed && claimed.kind !== 'rejected' ? claimed.paymentRef : undefined;
    const saving = ref === undefined ? undefined : await findSavingByRef(deps.db, name, ref);
    const payment =
      saving?.paymentId != null
        ? await findPayment(deps.db, saving.paymentId)
        : ref === undefined
          ? undefined
          : await findPaymentByRef(deps.db, name, ref);
    if (saving && !payment && orderId === 'card') {
      const outcome = await checkSaving(deps, saving);
      return reply.redirect(`/profile/payment-method?card=${outcome ?? 'open'}`, 303);
    }
    if (!payment || !(await orders.isVersionOf(deps, orderId, payment.orderId))) {
      deps.log.warn({ provider: name }, 'browser came back with an address that is not ours');
      return reply.redirect('/checkout', 303);
    }
    // "paid", of a payment that is not paid here: the customer paid after the shop had abandoned it, and the money goes back
    const claimsNews = claimed?.kind === 'verified' && claimed.claim === 'paid' && !isPaid(payment.state);
    if (claimsNews || !isDecided(payment.state)) await checkPayment(deps, payment, { abandon: false });
    const { state } = await orders.applyPayments(deps, payment.orderId);
    const now = await findPayment(deps.db, payment.paymentId);
    const isOpen = isBeingPaid(state) && now !== undefined && !isSettled(now.state);
    if (provider?.screenOf && isOpen) return reply.redirect(provider.screenOf(String(payment.orderId)), 303);
    return reply.redirect(pageAfterPaying(payment.orderId, state, now), 303);
  });
}

type Heard = Exclude<NoticeResult, { kind: 'rejected' | 'ignored' }>;

function refOf(notice: Heard): string {
  if (notice.kind === 'ask') return notice.paymentRef;
  return notice.kind === 'dispute' ? notice.dispute.paymentRef : notice.event.paymentRef;
}

/** A card that was saved to pay an order with decides it. */
async function applyToOrder(deps: Deps, orders: PayableOrders, { paymentId }: CardSaving): Promise<void> {
  const payment = paymentId === null ? undefined : await findPayment(deps.db, paymentId);
  if (payment) await orders.applyPayments(deps, payment.orderId);
}

/** @returns false when the provider must say it again */
async function heardOfSaving(deps: Deps, saving: CardSaving, notice: Heard): Promise<boolean> {
  if (notice.kind === 'verified') await recordSaving(deps, saving, [notice.event]);
  return notice.kind !== 'ask' || (await checkSaving(deps, saving)) !== undefined;
}
