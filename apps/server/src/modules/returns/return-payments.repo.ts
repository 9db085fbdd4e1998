import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tickets } from '../payments/index.ts';

/* What of a return goes back as money, and to which payment (table order_withdrawal_payment). */

/** Part of a return that goes back to one payment. */
export interface Share {
  paymentId: number;
  provider: string;
  /** Its name there. */
  knownAs: string;
  cents: number;
}

/** Returns whose money or certificates are due: raw, because each condition is about rows of another table. */
export async function findDueReturns(db: Db): Promise<number[]> {
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
    order by requested_at limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** `moneyCents`: what goes back as money, null while that is not decided. `done`: it went back. */
export function moneyOfReturn(tx: Tx, returnId: number) {
  return tx
    .selectFrom('order_withdrawal')
    .select(({ eb }) => [
      'refund_cents as refundCents',
      'card_cents as moneyCents',
      eb('card_refunded_at', 'is not', null).as('done'),
    ])
    .where('order_withdrawal_id', '=', returnId)
    .executeTakeFirstOrThrow();
}

/** Cents of a payment that returns were promised so far. */
export async function promisedOf(tx: Tx, paymentId: number): Promise<number> {
  const { cents } = await tx
    .selectFrom('order_withdrawal_payment')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return cents ?? 0;
}

/**
 * Until when an issuer takes meal tickets back, and which were taken; undefined where it never does, where none
 * was taken, and of any other payment.
 */
export async function ticketRefundRule(
  tx: Tx,
  paymentId: number,
): Promise<{ refundDays: number; takenAt: Date; tickets: Tickets | null } | undefined> {
  return tx
    .selectFrom('payment as p')
    .innerJoin('meal_ticket_issuer as i', 'i.payment_type_id', 'p.payment_type_id')
    .innerJoin('payment_event as e', (join) =>
      join.onRef('e.payment_id', '=', 'p.payment_id').on('e.kind', '=', 'captured'),
    )
    .leftJoin('payment_settlement as s', 's.payment_id', 'p.payment_id')
    .select(['i.refund_days as refundDays', 'e.at as takenAt', 's.tickets'])
    .$narrowType<{ refundDays: number; tickets: Tickets | null }>()
    .where('p.payment_id', '=', paymentId)
    .where('i.refund_days', 'is not', null)
    .orderBy('e.payment_event_id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertShare(tx: Tx, returnId: number, paymentId: number, cents: number): Promise<void> {
  await tx
    .insertInto('order_withdrawal_payment')
    .values({ order_withdrawal_id: returnId, payment_id: paymentId, amount_cents: cents })
    .execute();
}

/** Writes how much of a return goes back as money. */
export async function decideMoney(tx: Tx, returnId: number, cents: number): Promise<void> {
  await tx
    .updateTable('order_withdrawal')
    .set({ card_cents: cents })
    .where('order_withdrawal_id', '=', returnId)
    .execute();
}

/** Shares that are not paid out yet, the one of the latest payment first. */
export function openShares(tx: Tx, returnId: number): Promise<Share[]> {
  return tx
    .selectFrom('order_withdrawal_payment as s')
    .innerJoin('payment as p', 'p.payment_id', 's.payment_id')
    .select(({ fn }) => [
      'p.payment_id as paymentId',
      'p.provider',
      fn.coalesce('p.provider_id', 'p.provider_ref').as('knownAs'),
      's.amount_cents as cents',
    ])
    .where('s.order_withdrawal_id', '=', returnId)
    .where('s.refunded_at', 'is', null)
    .orderBy('p.payment_id', 'desc')
    .execute();
}

export async function markSharePaidOut(db: Db, returnId: number, paymentId: number, now: Date): Promise<void> {
  await db
    .updateTable('order_withdrawal_payment')
    .set({ refunded_at: now })
    .where('order_withdrawal_id', '=', returnId)
    .where('payment_id', '=', paymentId)
    .execute();
}

export async function markMoneyPaidOut(db: Db, returnId: number, now: Date): Promise<void> {
  await db
    .updateTable('order_withdrawal')
    .set({ card_refunded_at: now })
    .where('order_withdrawal_id', '=', returnId)
    .where('card_refunded_at', 'is', null)
    .execute();
}
