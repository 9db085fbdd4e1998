import { isPaid, isSettled } from '@sporta/domain';
import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import {
  findPaymentByRef,
  type PaymentRow,
  type ProviderEvent,
  paymentsOfOrder,
  providersOf,
} from '../payments/index.ts';
import { recordPayment } from './record-payment.ts';
import { settleOrder } from './settle-order.ts';

/** After this long without a word the customer will not come back: the payment is given up. */
const giveUpAfterMinutes = 30;

/**
 * Asks the provider what became of a payment and records the answer.
 * @param giveUp end it when it is still undecided, so that nothing can be paid under this number later and the shop not know
 */
export async function checkPayment(deps: Deps, payment: PaymentRow, { giveUp }: { giveUp: boolean }): Promise<void> {
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) return;
  const answer = await provider.query(payment.providerRef);
  if (answer.kind === 'failed') {
    deps.log.warn({ paymentId: payment.paymentId, error: answer.error.kind }, 'payment could not be queried');
    return;
  }
  if (answer.kind === 'found') {
    const current = await recordPayment(deps, payment.paymentId, answer.events, 'query');
    if (isSettled(current.state)) return;
  }
  // A notice that comes all the same finds the order given up, and the money goes back.
  if (giveUp) await recordPayment(deps, payment.paymentId, [givenUp(payment, deps.clock.now())], 'reconciliation');
}

function givenUp(payment: PaymentRow, now: Date): ProviderEvent {
  return {
    providerEventId: `shop-expired-${payment.paymentId}`,
    paymentRef: payment.providerRef,
    type: 'expired',
    amountCents: payment.amountCents,
    currency: 'EUR',
    occurredAt: now.toISOString(),
    raw: {},
  };
}

/** The reconciliation job: every payment that is due, and every order that stopped between two phases. */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { rows: due } = await sql<{ provider: string; provider_ref: string; age_minutes: number }>`
    select provider, provider_ref, extract(epoch from ${now}::timestamptz - created_at) / 60 as age_minutes
    from payment where state in ('created', 'redirected') and next_check_at <= ${now} order by next_check_at limit 200`.execute(
    deps.db,
  );
  for (const row of due) {
    const payment = await findPaymentByRef(deps.db, row.provider, row.provider_ref);
    if (!payment) continue;
    await sql`update payment set checks = checks + 1, next_check_at = ${new Date(now.getTime() + deps.config.payments.reconcileMinutes * 60_000)}
      where payment_id = ${payment.paymentId} and next_check_at is not null`.execute(deps.db);
    await attempt(deps, payment.orderId, async () => {
      await checkPayment(deps, payment, { giveUp: row.age_minutes >= giveUpAfterMinutes });
      await settleOrder(deps, payment.orderId);
    });
  }
  const { rows: stopped } = await sql<{ order_id: number }>`
    select order_id from orders o where state in ('draft', 'awaiting-payment')
      and updated_at < ${now}::timestamptz - interval '1 minute'
      and not exists (select from payment p where p.order_id = o.order_id and p.state in ('created', 'redirected'))
    limit 200`.execute(deps.db);
  for (const { order_id } of stopped) await attempt(deps, order_id, () => settleOrder(deps, order_id));
}

/** One order that cannot be settled must not keep the others waiting; it is tried again with the next run. */
async function attempt(deps: Deps, orderId: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'an order could not be settled');
  }
}

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
    if (isPaid(payment.state)) await giveBackPayment(deps, payment);
  }
}
