import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { LineView, OrderView } from '../order-book/index.ts';
import { paidForLine, receivedQuantity } from './withdrawal.ts';

/*
 * Goods the customer has no longer paid for: withdrawn from, or refunded because they were missing or bad. Both count on one
 * account by line, so that nothing is paid back twice. Who writes here holds the lock of the order's cart.
 */

/** What was given back before, by line. */
export type Before = ReadonlyMap<number, { quantity: number; refundCents: number }>;

export async function givenBackBefore(db: Db, orderId: number): Promise<Before> {
  const { rows } = await sql<{ id: number; quantity: number; cents: number }>`
    select l.order_line_id as id, sum(l.quantity)::int as quantity, sum(l.refund_cents)::int as cents
    from order_withdrawal w join order_withdrawal_line l using (order_withdrawal_id)
    where w.order_id = ${orderId} group by l.order_line_id`.execute(db);
  return new Map(rows.map((row) => [row.id, { quantity: row.quantity, refundCents: row.cents }]));
}

/** Thousandths of a line the customer still has. */
export function restOf(line: LineView, before: Before): number {
  return receivedQuantity(line) - (before.get(line.orderLineId)?.quantity ?? 0);
}

/**
 * Cents that go back for so much of a line, and whether nothing of it is left then.
 * @param quantity thousandths, at most the rest of the line
 */
export function refundOf(
  order: OrderView,
  line: LineView,
  before: Before,
  quantity: number,
): { refundCents: number; whole: boolean } {
  const given = before.get(line.orderLineId) ?? { quantity: 0, refundCents: 0 };
  const received = receivedQuantity(line);
  // reckoned on all that is back by then, so that the parts add up to what was paid
  const soFar = Math.round((paidForLine(order, line) * (given.quantity + quantity)) / received);
  return { refundCents: soFar - given.refundCents, whole: given.quantity + quantity >= received };
}

export interface GivenBack {
  orderId: number;
  lines: readonly { line: LineView; quantity: number; refundCents: number }[];
  /** What the delivery and the bags cost, where they go back too. */
  extraCents: number;
  reason: string | null;
  /** The report of bad goods it answers. */
  problemId?: number;
  now: Date;
}

/** @returns the number of the withdrawal or refund */
export async function recordGivenBack(tx: Tx, given: GivenBack): Promise<number> {
  const { orderId, lines, extraCents, reason, problemId, now } = given;
  const refundCents = lines.reduce((sum, each) => sum + each.refundCents, extraCents);
  const { order_withdrawal_id: id } = await tx
    .insertInto('order_withdrawal')
    .values({
      order_id: orderId,
      requested_at: now,
      reason,
      refund_cents: refundCents,
      order_problem_id: problemId ?? null,
    })
    .returning('order_withdrawal_id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_withdrawal_line')
    .values(
      lines.map((each) => ({
        order_withdrawal_id: id,
        order_line_id: each.line.orderLineId,
        quantity: each.quantity,
        refund_cents: each.refundCents,
      })),
    )
    .execute();
  return id;
}
