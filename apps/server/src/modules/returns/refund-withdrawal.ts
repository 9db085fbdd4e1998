import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockPayments, type PaymentRow, providersOf, recordPayment } from '../payments/index.ts';
import { returnGifts } from './return-gifts.ts';

interface Share {
  paymentId: number;
  provider: string;
  providerRef: string;
  /** What of the withdrawal goes back to this payment. */
  cents: number;
}

/**
 * Pays a withdrawal out through the payments the order was paid with (art. 56), the latest first, never more than is left of
 * what was taken. The amounts are decided once and the provider knows each refund by the withdrawal's number: a repetition
 * after a time-out or a crash gives back nothing twice. Money that is only held yet is waited for: there is nothing to give
 * back before it is taken. What certificates had covered goes back to them.
 * @throws when the provider refuses or does not answer; the caller tries again
 */
export async function refundWithdrawal(deps: Deps, withdrawalId: number): Promise<void> {
  const shares = await decideShares(deps, withdrawalId);
  if (shares) {
    for (const share of shares) await payOut(deps, withdrawalId, share);
    await sql`update order_withdrawal set card_refunded_at = ${deps.clock.now()}
      where order_withdrawal_id = ${withdrawalId} and card_refunded_at is null`.execute(deps.db);
  }
  await returnGifts(deps, withdrawalId);
}

async function payOut(deps: Deps, withdrawalId: number, share: Share): Promise<void> {
  const { paymentId, cents } = share;
  const provider = providersOf(deps).get(share.provider);
  if (!provider) throw new Error(`no provider "${share.provider}" to pay withdrawal ${withdrawalId} out through`);
  const done = await provider.refund(share.providerRef, cents, `withdrawal-${withdrawalId}`);
  if (done.kind === 'failed') throw new Error(`withdrawal ${withdrawalId} cannot be paid out: ${done.error.kind}`);
  await recordPayment(deps, paymentId, done.events, 'shop');
  await sql`update order_withdrawal_payment set refunded_at = ${deps.clock.now()}
    where order_withdrawal_id = ${withdrawalId} and payment_id = ${paymentId}`.execute(deps.db);
}

/** Those that are not paid out yet. Undefined when all is, or when nothing was taken yet. */
function decideShares(deps: Deps, withdrawalId: number): Promise<Share[] | undefined> {
  return withTransaction(deps.db, async (tx) => {
    const { rows: seen } = await sql<{ orderId: number }>`
      select order_id as "orderId" from order_withdrawal where order_withdrawal_id = ${withdrawalId}`.execute(tx);
    if (!seen[0]) return undefined;
    // decided under the locks of the payments: withdrawals of one order share what is left of them
    const taken = (await lockPayments(tx, [seen[0].orderId])).filter((payment) => payment.capturedCents > 0);
    if (taken.length === 0) return undefined;
    const { rows: own } = await sql<{ refund: number; card: number | null; done: boolean }>`
      select refund_cents as refund, card_cents as card, card_refunded_at is not null as done
      from order_withdrawal where order_withdrawal_id = ${withdrawalId}`.execute(tx);
    const { refund, card, done } = own[0]!;
    if (done) return undefined;
    if (card === null) await writeShares(tx, withdrawalId, refund, taken);
    const { rows } = await sql<Share>`
      select p.payment_id as "paymentId", p.provider, p.provider_ref as "providerRef", s.amount_cents as cents
      from order_withdrawal_payment s join payment p using (payment_id)
      where s.order_withdrawal_id = ${withdrawalId} and s.refunded_at is null order by p.payment_id desc`.execute(tx);
    return rows;
  });
}

async function writeShares(tx: Tx, withdrawalId: number, refundCents: number, taken: PaymentRow[]): Promise<void> {
  let rest = refundCents;
  for (const { paymentId, capturedCents, refundedCents } of taken.toReversed()) {
    const { rows } = await sql<{ others: number }>`
      select coalesce(sum(amount_cents), 0)::int as others from order_withdrawal_payment
      where payment_id = ${paymentId}`.execute(tx);
    // a refund decided for another withdrawal may be in the ledger already, or not yet
    const cents = Math.max(0, Math.min(rest, capturedCents - Math.max(refundedCents, rows[0]!.others)));
    if (cents === 0) continue;
    rest -= cents;
    await sql`insert into order_withdrawal_payment (order_withdrawal_id, payment_id, amount_cents)
      values (${withdrawalId}, ${paymentId}, ${cents})`.execute(tx);
  }
  await sql`update order_withdrawal set card_cents = ${refundCents - rest}
    where order_withdrawal_id = ${withdrawalId}`.execute(tx);
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
