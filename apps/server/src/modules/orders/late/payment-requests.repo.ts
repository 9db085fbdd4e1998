import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** A confirmed order whose money could not be held: its customer is asked to pay (table payment_request). */
export interface PaymentRequest {
  orderId: number;
  /** Why the bank did not hold it, as `payment.failure_reason`. */
  reason: string;
  payBy: Date;
}

const columns = ['order_id as orderId', 'reason', 'pay_by as payBy'] as const;

/** @returns false when the customer is asked already */
export async function insertRequest(
  tx: Tx,
  { orderId, reason, payBy, remindAt, now }: PaymentRequest & { remindAt: Date | null; now: Date },
): Promise<boolean> {
  const asked = { reason, asked_at: now, pay_by: payBy, remind_at: remindAt, closed_at: null };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_request')
    .values({ order_id: orderId, ...asked })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet(asked).where('payment_request.closed_at', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The one an order waits for; undefined when there is none. */
export function findRequest(db: Db | Tx, orderId: number): Promise<PaymentRequest | undefined> {
  return db
    .selectFrom('payment_request')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/** @returns whether there was one */
export async function closeRequest(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_request')
    .set({ closed_at: now, remind_at: null })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Takes the orders whose customers are to be reminded now, each once. Raw: the next reminder is counted from a column.
 * @param lastHours before the end, for the last reminder
 */
export async function takeReminders(tx: Tx, now: Date, lastHours: number): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    update payment_request set remind_at = case
      when pay_by - make_interval(hours => ${lastHours}) > ${now}::timestamptz then pay_by - make_interval(hours => ${lastHours}) end
    where remind_at <= ${now} and pay_by > ${now} and closed_at is null returning order_id as "orderId"`.execute(tx);
  return rows.map(({ orderId }) => orderId);
}

/** Orders that were not paid in time, the longest overdue first. */
export async function overdueOrders(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_request')
    .select('order_id as orderId')
    .where('pay_by', '<=', now)
    .where('closed_at', 'is', null)
    .orderBy('pay_by')
    .execute();
  return rows.map(({ orderId }) => orderId);
}
