import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/*
 * Returns of an order (tables order_withdrawal, order_withdrawal_line): goods the customer has no longer paid for, because they
 * withdrew or because the shop agreed that something was missing or bad. Who writes here holds the lock of the order's cart.
 */

/** What was returned before, by line. */
export type ReturnedBefore = ReadonlyMap<number, { quantity: number; refundCents: number }>;

export async function findReturnedBefore(db: Db, orderId: number): Promise<ReturnedBefore> {
  const rows = await db
    .selectFrom('order_withdrawal')
    .innerJoin('order_withdrawal_line as l', 'l.order_withdrawal_id', 'order_withdrawal.order_withdrawal_id')
    .where('order_id', '=', orderId)
    .groupBy('l.order_line_id')
    .select(({ fn }) => [
      'l.order_line_id as orderLineId',
      fn.sum<number>('l.quantity').as('quantity'),
      fn.sum<number>('l.refund_cents').as('refundCents'),
    ])
    .execute();
  return new Map(rows.map(({ orderLineId, ...returned }) => [orderLineId, returned]));
}

/** Why goods are returned. */
export type ReturnReason =
  /** The right of withdrawal; `text` is what the customer said, if anything. */
  | { kind: 'withdrawal'; text: string | null }
  /** The shop agreed with a report of missing or bad goods. */
  | { kind: 'problem'; problemId: number; asVoucher: boolean }
  /** Staff gave it back by themselves; `key` counts once. */
  | { kind: 'staff'; text: string; staffId: number; key: string; byMail: boolean };

export interface OrderReturn {
  orderId: number;
  /** Quantities in thousandths. */
  lines: readonly { orderLineId: number; quantity: number; refundCents: number }[];
  /** What the delivery and the bags cost, where they go back too. */
  extraCents: number;
  reason: ReturnReason;
  /** Cents by payment, where staff shared the sum out by hand. */
  wantedCents?: Readonly<Record<number, number>> | undefined;
  now: Date;
}

/** @returns the number of the return */
export async function insertReturn(
  tx: Tx,
  { orderId, lines, extraCents, reason, wantedCents, now }: OrderReturn,
): Promise<number> {
  const { order_withdrawal_id: returnId } = await tx
    .insertInto('order_withdrawal')
    .values({
      order_id: orderId,
      requested_at: now,
      reason: reason.kind === 'problem' ? null : reason.text,
      refund_cents: lines.reduce((sum, { refundCents }) => sum + refundCents, extraCents),
      order_problem_id: reason.kind === 'problem' ? reason.problemId : null,
      as_voucher: reason.kind === 'problem' && reason.asVoucher,
      wanted_cents: wantedCents ? JSON.stringify(wantedCents) : null,
      ...(reason.kind === 'staff'
        ? { staff_id: reason.staffId, idempotency_key: reason.key, by_mail: reason.byMail }
        : {}),
    })
    .returning('order_withdrawal_id')
    .executeTakeFirstOrThrow();
  if (lines.length === 0) return returnId;
  await tx
    .insertInto('order_withdrawal_line')
    .values(
      lines.map(({ orderLineId, quantity, refundCents }) => ({
        order_withdrawal_id: returnId,
        order_line_id: orderLineId,
        quantity,
        refund_cents: refundCents,
      })),
    )
    .execute();
  return returnId;
}

/** Marks lines of which nothing is left. */
export async function markLinesWithdrawn(tx: Tx, orderLineIds: readonly number[], now: Date): Promise<void> {
  if (orderLineIds.length === 0) return;
  await tx.updateTable('order_line').set({ withdrawn_at: now }).where('order_line_id', 'in', orderLineIds).execute();
}

/** The return that was made under a key of staff. */
export async function returnOfKey(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_withdrawal')
    .select('order_withdrawal_id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.order_withdrawal_id;
}

/** Cents somebody of the staff has given back on an order, by themselves or for a report they answered. */
export async function staffRefundsOf(db: Db, orderId: number, staffId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('order_withdrawal as w')
    .leftJoin('order_problem as p', 'p.order_problem_id', 'w.order_problem_id')
    .select(({ fn }) => fn.sum<number | null>('w.refund_cents').as('cents'))
    .where('w.order_id', '=', orderId)
    .where(({ or, eb }) => or([eb('w.staff_id', '=', staffId), eb('p.solved_by', '=', staffId)]))
    .executeTakeFirstOrThrow();
  return cents ?? 0;
}

export async function findOrderOfReturn(db: Db, returnId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_withdrawal')
    .select('order_id')
    .where('order_withdrawal_id', '=', returnId)
    .executeTakeFirst();
  return row?.order_id;
}

/** What the customer gets to read of a return; none when it does not exist. */
export function findReturn(db: Db, returnId: number) {
  return db
    .selectFrom('order_withdrawal as w')
    .select([
      'w.order_id as orderId',
      'w.requested_at as requestedAt',
      'w.refund_cents as refundCents',
      'w.reason',
      'w.by_mail as byMail',
      'w.as_voucher as asVoucher',
      sql<boolean>`w.staff_id is not null`.as('isByStaff'),
      returnedLines,
    ])
    .where('w.order_withdrawal_id', '=', returnId)
    .executeTakeFirst();
}

/** The return of an order that paid a part out as a certificate; undefined when there is none. */
export async function findReturnOfCertificate(db: Db, giftCertificateId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_withdrawal_gift')
    .select('order_withdrawal_id')
    .where('gift_certificate_id', '=', giftCertificateId)
    .orderBy('order_withdrawal_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.order_withdrawal_id;
}

/** Of the return a report ended with: the shop agreed. None when it refunded nothing. */
export function findReturnOfProblem(db: Db, problemId: number) {
  return db
    .selectFrom('order_withdrawal as w')
    .select(['w.refund_cents as refundCents', returnedLines])
    .where('w.order_problem_id', '=', problemId)
    .executeTakeFirst();
}

const returnedLines = sql<{ orderLineId: number; quantity: number }[]>`
  (select coalesce(jsonb_agg(jsonb_build_object('orderLineId', order_line_id, 'quantity', quantity)), '[]')
     from order_withdrawal_line l where l.order_withdrawal_id = w.order_withdrawal_id)`.as('lines');
