import { sql } from 'kysely';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockPayment, type PaymentRow, paymentsOfOrder, providersOf } from '../payments/index.ts';
import { recordPayment } from './record-payment.ts';
import { returnGifts } from './return-gifts.ts';

interface Share {
  payment: PaymentRow;
  /** What of the withdrawal goes back to this payment. */
  cents: number;
}

/**
 * Pays a withdrawal out through the provider the order was paid with (art. 56), never more than is left of what was taken.
 * The amount is decided once and the provider knows the refund by the withdrawal's number: a repetition after a time-out or
 * a crash gives back nothing twice. Money that is only held yet is waited for: there is nothing to give back before it is
 * taken. What certificates had covered goes back to them.
 * @throws when the provider refuses or does not answer; the caller tries again
 */
export async function refundWithdrawal(deps: Deps, withdrawalId: number): Promise<void> {
  const share = await decideShare(deps, withdrawalId);
  if (share) await payOut(deps, withdrawalId, share);
  await returnGifts(deps, withdrawalId);
}

async function payOut(deps: Deps, withdrawalId: number, { payment, cents }: Share): Promise<void> {
  if (cents > 0) {
    const provider = providersOf(deps).get(payment.provider);
    if (!provider) throw new Error(`no provider "${payment.provider}" to pay withdrawal ${withdrawalId} out through`);
    const done = await provider.refund(payment.providerRef, cents, `withdrawal-${withdrawalId}`);
    if (done.kind === 'failed') throw new Error(`withdrawal ${withdrawalId} cannot be paid out: ${done.error.kind}`);
    await recordPayment(deps, payment.paymentId, done.events, 'shop');
  }
  await sql`update order_withdrawal set card_refunded_at = ${deps.clock.now()}
    where order_withdrawal_id = ${withdrawalId} and card_refunded_at is null`.execute(deps.db);
}

/** Undefined when it is paid out already, or when nothing was taken yet. */
function decideShare(deps: Deps, withdrawalId: number): Promise<Share | undefined> {
  return withTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ orderId: number }>`
      select order_id as "orderId" from order_withdrawal where order_withdrawal_id = ${withdrawalId}`.execute(tx);
    const [seen] = rows;
    const taken = seen && (await paymentsOfOrder(tx, seen.orderId)).find((payment) => payment.capturedCents > 0);
    const payment = taken && (await lockPayment(tx, taken.paymentId));
    if (!payment) return undefined;
    // decided under the lock of the payment: withdrawals of one order share what is left of it
    const { rows: own } = await sql<{ refund: number; card: number | null; done: boolean; others: number }>`
      select refund_cents as refund, card_cents as card, card_refunded_at is not null as done,
        (select coalesce(sum(card_cents), 0)::int from order_withdrawal o
          where o.order_id = w.order_id and o.order_withdrawal_id <> w.order_withdrawal_id) as others
      from order_withdrawal w where order_withdrawal_id = ${withdrawalId}`.execute(tx);
    const { refund, card, done, others } = own[0]!;
    if (done) return undefined;
    // a refund decided for another withdrawal may be in the ledger already, or not yet
    const left = payment.capturedCents - Math.max(payment.refundedCents, others);
    const cents = card ?? Math.max(0, Math.min(refund, left));
    await sql`update order_withdrawal set card_cents = ${cents} where order_withdrawal_id = ${withdrawalId}`.execute(
      tx,
    );
    return { payment, cents };
  });
}

/** The job behind the outbox: withdrawals whose money had not been taken yet, or whose provider was down for long. */
export async function refundDueWithdrawals(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select order_withdrawal_id as id from order_withdrawal w join orders o using (order_id)
    where refund_cents > 0
      -- withdrawn whole before its delivery: all of its money goes back by itself
      and (o.state <> 'withdrawn' or exists (select from order_event e where e.order_id = o.order_id and e.to_state = 'delivered'))
      and (card_refunded_at is null
            and exists (select from payment p where p.order_id = o.order_id and p.captured_cents > 0)
        or gifts_returned_at is null
            and exists (select from order_gift_certificate g where g.order_id = o.order_id and g.state = 'reserved')
            and exists (select from order_event e where e.order_id = o.order_id and e.to_state = 'delivered')
            and (card_cents is not null or not exists (select from payment p where p.order_id = o.order_id)))
    order by requested_at limit 200`.execute(deps.db);
  for (const { id } of rows) {
    try {
      await refundWithdrawal(deps, id);
    } catch (error) {
      deps.log.error({ err: error, withdrawalId: id }, 'a withdrawal could not be paid out');
    }
  }
}
