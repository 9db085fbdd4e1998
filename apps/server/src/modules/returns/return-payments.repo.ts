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

/** `moneyCents`: what goes back as money, null while that is not decided. `wanted`: as staff share it out. `done`: it went back. */
export function moneyOfReturn(tx: Tx, returnId: number) {
  return tx
    .selectFrom('order_withdrawal')
    .select(({ eb }) => [
      'refund_cents as refundCents',
      'card_cents as moneyCents',
      'wanted_cents as wanted',
      'as_voucher as asVoucher',
      eb('card_refunded_at', 'is not', null).as('done'),
    ])
    .$narrowType<{ wanted: Record<number, number> | null }>()
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

/** The meal tickets that a settlement took of a payment; undefined when it was settled without any, or not at all. */
export async function settledTickets(tx: Tx, paymentId: number): Promise<Tickets | undefined> {
  const row = await tx
    .selectFrom('payment_settlement')
    .select('tickets')
    .$narrowType<{ tickets: Tickets | null }>()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.tickets ?? undefined;
}

export async function insertShare(tx: Tx, returnId: number, paymentId: number, cents: number): Promise<void> {
  await tx
    .insertInto('order_withdrawal_payment')
    .values({ order_withdrawal_id: returnId, payment_id: paymentId, amount_cents: cents })
    .execute();
}

/**
 * Whether an order's settlement is not collected yet: what a payment of it can give back is known only afterwards. One that is
 * held because its rest cannot be charged waits for somebody, and its returns do not.
 */
export async function isBeingCollected(tx: Tx, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('order_settlement')
    .select('settlement_id')
    .where('order_id', '=', orderId)
    .where('collected_at', 'is', null)
    .where('held_reason', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an order was withdrawn from whole before it was brought: all of its money goes back by itself. */
export async function wasNeverBrought(tx: Tx, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('orders as o')
    .select('o.order_id')
    .where('o.order_id', '=', orderId)
    .where('o.state', '=', 'withdrawn')
    .where(({ not, exists, selectFrom }) => {
      const brought = selectFrom('order_event as e').whereRef('e.order_id', '=', 'o.order_id');
      return not(exists(brought.where('e.to_state', '=', 'delivered').select('e.order_id')));
    })
    .executeTakeFirst();
  return row !== undefined;
}

/** A share that its provider never takes back: certificates pay it out instead (refund-certificates.ts). */
export async function leaveToCertificates(tx: Tx, returnId: number, { paymentId, cents }: Share): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('order_withdrawal_payment')
    .where('order_withdrawal_id', '=', returnId)
    .where('payment_id', '=', paymentId)
    .where('refunded_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await tx
    .updateTable('order_withdrawal')
    .set((eb) => ({ card_cents: eb('card_cents', '-', cents) }))
    .where('order_withdrawal_id', '=', returnId)
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
