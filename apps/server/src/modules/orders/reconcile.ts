import { holdsMoney, isDecided, isPaid, type OrderState } from '@sporta/domain';
import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import {
  claimDuePayment,
  type PaymentProvider,
  type PaymentRow,
  paymentsOfOrder,
  providersOf,
} from '../payments/index.ts';
import { findOrder } from './orders.repo.ts';
import { recordGivenUp, recordPayment } from './record-payment.ts';
import { settleOrder } from './settle-order.ts';

/** After this long without a word the customer will not come back: the payment is given up. */
const giveUpAfterMinutes = 30;

/** Payments of one provider that are asked after at the same time. */
const handsPerProvider = 4;

/**
 * Asks the provider what became of a payment and records the answer. A payment that was given up before is asked after in
 * the same way until the provider has decided: what was paid all the same goes back (settle-order.ts).
 * @param giveUp end it when it is still undecided, here and at the provider
 * @returns false when the provider could not be asked
 */
export async function checkPayment(deps: Deps, payment: PaymentRow, { giveUp }: { giveUp: boolean }): Promise<boolean> {
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) return false;
  const asked = await ask(deps, provider, payment);
  if (!asked) return false;
  if (!isDecided(asked.state) && (giveUp || asked.state === 'given-up')) await closePayment(deps, provider, asked);
  return true;
}

/** @returns the payment as it is after the answer; undefined when there was none */
async function ask(deps: Deps, provider: PaymentProvider, payment: PaymentRow): Promise<PaymentRow | undefined> {
  const answer = await provider.query(payment.providerRef);
  if (answer.kind === 'not-found') return payment;
  if (answer.kind === 'found') return recordPayment(deps, payment.paymentId, answer.events, 'query');
  deps.log.warn({ paymentId: payment.paymentId, error: answer.error.kind }, 'payment could not be queried');
  return undefined;
}

/**
 * Closes its page at the provider, so that nobody pays under it what the shop has given up. Without the provider's word that
 * it is closed it is given up here only, and reconciliation goes on asking.
 */
async function closePayment(deps: Deps, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  const { paymentId, providerRef } = payment;
  const closed = await provider.close(providerRef, `close-${paymentId}`);
  if (closed.kind === 'done') await recordPayment(deps, paymentId, closed.events, 'shop');
  else {
    deps.log.warn({ paymentId, error: closed.error.kind }, 'payment could not be closed');
    // it may have been paid or refused at this very moment
    await ask(deps, provider, payment);
  }
  await recordGivenUp(deps, paymentId);
}

/**
 * The reconciliation job: every payment that is due, and every order that stopped between two phases. Payments are claimed
 * one by one and providers asked side by side, so it may be killed anywhere and run on several nodes at once.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const hands = providersOf(deps)
    .all()
    .flatMap(({ name }) => Array.from({ length: handsPerProvider }, () => checkDuePayments(deps, name)));
  await Promise.all(hands);
  await settleStoppedOrders(deps);
}

/** Until none is due. A provider that does not answer is left alone until the next run: all its payments are as stuck. */
async function checkDuePayments(deps: Deps, provider: string): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const payment = await claimDuePayment(deps.db, provider, { now, minutes: deps.config.payments.reconcileMinutes });
    if (!payment) return;
    const giveUp = now.getTime() - payment.createdAt.getTime() >= giveUpAfterMinutes * 60_000;
    const answered = await attempt(deps, payment.orderId, async () => {
      const asked = await checkPayment(deps, payment, { giveUp });
      await settleOrder(deps, payment.orderId);
      return asked;
    });
    if (answered === false) return;
  }
}

async function settleStoppedOrders(deps: Deps): Promise<void> {
  const { rows: stopped } = await sql<{ order_id: number }>`
    select order_id from orders o where state in ('draft', 'awaiting-payment')
      and updated_at < ${deps.clock.now()}::timestamptz - interval '1 minute'
      and not exists (select from payment p where p.order_id = o.order_id and p.state in ('created', 'redirected'))
    limit 200`.execute(deps.db);
  for (const { order_id } of stopped) await attempt(deps, order_id, () => settleOrder(deps, order_id));
}

/** One order that cannot be settled must not keep the others waiting; it is tried again with the next run. */
async function attempt<T>(deps: Deps, orderId: number, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'an order could not be settled');
    return undefined;
  }
}

/** Whether an order stands, or is about to, on this payment: a word about it that did not fit had asked to give it back. */
export async function isNeeded(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const order = await findOrder(deps.db, payment.orderId);
  return isPaid(payment.state) && order !== undefined && !lost.has(order.state);
}

const lost: ReadonlySet<OrderState> = new Set(['payment-failed', 'cancelled', 'withdrawn']);

/** Gives a payment back: the hold is released, or what was taken is refunded. Repeating it gives back nothing twice. */
export async function giveBackPayment(deps: Deps, payment: PaymentRow): Promise<void> {
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) throw new Error(`no provider "${payment.provider}" to give money back through`);
  const answer = await provider.query(payment.providerRef);
  if (answer.kind === 'failed') throw new Error(`payment ${payment.paymentId} cannot be queried: ${answer.error.kind}`);
  if (answer.kind === 'not-found') return;
  const rest = answer.capturedCents - answer.refundedCents;
  const done =
    answer.state === 'captured' && rest > 0
      ? await provider.refund(payment.providerRef, rest, `give-back-${payment.paymentId}`)
      : answer.state === 'authorised'
        ? await provider.void(payment.providerRef, `give-back-${payment.paymentId}`)
        : { kind: 'done' as const, events: answer.events };
  if (done.kind === 'failed') throw new Error(`payment ${payment.paymentId} cannot be given back: ${done.error.kind}`);
  await recordPayment(deps, payment.paymentId, done.events, 'shop');
}

/** Gives back everything an order was paid with. */
export async function giveBackOrder(deps: Deps, orderId: number): Promise<void> {
  for (const payment of await paymentsOfOrder(deps.db, orderId)) {
    if (holdsMoney(payment)) await giveBackPayment(deps, payment);
  }
}
