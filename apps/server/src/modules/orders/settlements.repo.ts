import type { MissingReason } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tickets } from '../payments/index.ts';
import type { LineResult } from './what-came.ts';

/* What of an order came and what its tenders pay of it (tables order_settlement, payment_settlement). */

/** Why an order is not covered: as at the settlement, or a hold that had ended when it was to be taken. */
export type WhyMissing = MissingReason | 'hold-ended';

export interface SettlementRow {
  settlementId: number;
  orderId: number;
  totalCents: number;
  certificateCents: number;
  missingCents: number;
  missingReason: WhyMissing | null;
  heldReason: string | null;
  settledAt: Date;
  collectedAt: Date | null;
}

export interface ShareRow {
  settlementId: number;
  paymentId: number;
  amountCents: number;
  tickets: Tickets | null;
  capturedAt: Date | null;
  lostAt: Date | null;
}

const columns = [
  'settlement_id as settlementId',
  'order_id as orderId',
  'total_cents as totalCents',
  'gift_cents as certificateCents',
  'missing_cents as missingCents',
  'missing_reason as missingReason',
  'held_reason as heldReason',
  'settled_at as settledAt',
  'collected_at as collectedAt',
] as const;

export function findSettlement(db: Db | Tx, orderId: number): Promise<SettlementRow | undefined> {
  return db
    .selectFrom('order_settlement')
    .select(columns)
    .$narrowType<{ missingReason: WhyMissing | null }>()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** The order of a settlement; undefined when there is no such settlement. */
export async function orderOfSettlement(db: Db | Tx, settlementId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_settlement')
    .select('order_id as orderId')
    .where('settlement_id', '=', settlementId)
    .executeTakeFirst();
  return row?.orderId;
}

/** Whether the order was settled with these very lines and bags. Raw: JSON values are compared, not their spelling. */
export async function isSettledWith(
  tx: Tx,
  orderId: number,
  { lines, bags }: { lines: unknown; bags: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select lines = ${JSON.stringify(lines)}::jsonb and bags is not distinct from ${bags}::int as same
    from order_settlement where order_id = ${orderId}`.execute(tx);
  return rows[0]?.same ?? false;
}

/** Locks a settlement; whoever finishes a part of it looks at the others under this lock. */
export function lockSettlement(tx: Tx, settlementId: number): Promise<SettlementRow | undefined> {
  return tx
    .selectFrom('order_settlement')
    .select(columns)
    .$narrowType<{ missingReason: WhyMissing | null }>()
    .where('settlement_id', '=', settlementId)
    .forUpdate()
    .executeTakeFirst();
}

export interface NewSettlement {
  orderId: number;
  lines: unknown;
  bags: number | null;
  totalCents: number;
  certificateCents: number;
  missingCents: number;
  missingReason: MissingReason | undefined;
  actor: string;
  now: Date;
}

/** @returns its number */
export async function insertSettlement(tx: Tx, settlement: NewSettlement): Promise<number> {
  const { settlement_id: id } = await tx
    .insertInto('order_settlement')
    .values({
      order_id: settlement.orderId,
      lines: JSON.stringify(settlement.lines),
      bags: settlement.bags,
      total_cents: settlement.totalCents,
      gift_cents: settlement.certificateCents,
      missing_cents: settlement.missingCents,
      missing_reason: settlement.missingReason ?? null,
      actor: settlement.actor,
      settled_at: settlement.now,
    })
    .returning('settlement_id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewShare = Pick<ShareRow, 'settlementId' | 'paymentId' | 'amountCents' | 'tickets'>;

export async function insertShare(tx: Tx, { settlementId, paymentId, amountCents, tickets }: NewShare): Promise<void> {
  await tx
    .insertInto('payment_settlement')
    .values({
      settlement_id: settlementId,
      payment_id: paymentId,
      amount_cents: amountCents,
      tickets: tickets && JSON.stringify(tickets),
    })
    .execute();
}

export function sharesOf(db: Db | Tx, settlementId: number): Promise<ShareRow[]> {
  return db
    .selectFrom('payment_settlement')
    .select([
      'settlement_id as settlementId',
      'payment_id as paymentId',
      'amount_cents as amountCents',
      'tickets',
      'captured_at as capturedAt',
      'lost_at as lostAt',
    ])
    .$narrowType<{ tickets: Tickets | null }>()
    .where('settlement_id', '=', settlementId)
    .orderBy('payment_id')
    .execute();
}

/** Writes how collecting a share ended; once, whoever was first. */
export async function endShare(
  tx: Tx,
  { settlementId, paymentId }: Pick<ShareRow, 'settlementId' | 'paymentId'>,
  { lost, now }: { lost: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_settlement')
    .set(lost ? { lost_at: now } : { captured_at: now })
    .where('settlement_id', '=', settlementId)
    .where('payment_id', '=', paymentId)
    .where('captured_at', 'is', null)
    .where('lost_at', 'is', null)
    .execute();
}

export async function writeMissing(
  tx: Tx,
  settlementId: number,
  { cents, reason }: { cents: number; reason: WhyMissing },
): Promise<void> {
  await tx
    .updateTable('order_settlement')
    .set({ missing_cents: cents, missing_reason: reason })
    .where('settlement_id', '=', settlementId)
    .execute();
}

/** Everything is taken. */
export async function closeSettlement(tx: Tx, settlementId: number, now: Date): Promise<void> {
  await tx
    .updateTable('order_settlement')
    .set({ collected_at: now, missing_cents: 0, missing_reason: null, held_reason: null, held_at: null })
    .where('settlement_id', '=', settlementId)
    .where('collected_at', 'is', null)
    .execute();
}

/** What is missing will not be charged: the settlement is over, and keeps who decided so and why. */
export async function closeByHand(
  tx: Tx,
  settlement: Pick<SettlementRow, 'settlementId' | 'missingCents'>,
  { actor, reason, now }: { actor: string; reason: string; now: Date },
): Promise<void> {
  await closeSettlement(tx, settlement.settlementId, now);
  await tx
    .updateTable('order_settlement')
    .set({ closed_at: now, closed_cents: settlement.missingCents, closed_by: actor, closed_reason: reason })
    .where('settlement_id', '=', settlement.settlementId)
    .execute();
}

/** What of an order was given up by hand: cents, by whom, when and why. */
export async function closedRestOf(db: Db, orderId: number) {
  const row = await db
    .selectFrom('order_settlement')
    .select(['closed_cents as cents', 'closed_by as actor', 'closed_reason as reason', 'closed_at as at'])
    .where('order_id', '=', orderId)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  return row && { cents: row.cents!, actor: row.actor!, reason: row.reason!, at: row.at! };
}

/** The rest could not be charged. @param reason null = it is tried again */
export async function writeHeld(tx: Tx, settlementId: number, reason: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('order_settlement')
    .set({ held_reason: reason, held_at: reason === null ? null : now })
    .where('settlement_id', '=', settlementId)
    .execute();
}

/** Writes what came of each line. Raw: all lines in one statement. */
export async function writeWhatCame(tx: Tx, results: readonly LineResult[]): Promise<void> {
  await sql`
    update order_line l set outcome = i.outcome, delivered_quantity = i.quantity, delivered_grams = i.grams,
      delivered_cents = i.cents, substitute = i.substitute
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as i("orderLineId" int, outcome text, quantity int, grams int, cents int, substitute jsonb)
    where l.order_line_id = i."orderLineId"`.execute(tx);
}

/** A line whose picking was undone: nothing is said of it any more. */
export async function clearWhatCame(tx: Tx, orderLineId: number): Promise<void> {
  await tx
    .updateTable('order_line')
    .set({ outcome: null, delivered_quantity: null, delivered_grams: null, delivered_cents: null, substitute: null })
    .where('order_line_id', '=', orderLineId)
    .execute();
}

/** Writes how many bags are charged. */
export async function writeBags(tx: Tx, orderId: number, charged: number): Promise<void> {
  await tx.updateTable('order_package').set({ delivered_quantity: charged }).where('order_id', '=', orderId).execute();
}

/** What the customer pays with money; what certificates paid of missing goods went back with the settlement. */
export async function writeDelivered(tx: Tx, orderId: number, cents: number, now: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ delivered_cents: cents, missing_returned_at: now })
    .where('order_id', '=', orderId)
    .execute();
}

/** The payment that charges what the other tenders did not cover, the latest one; undefined when there is none. */
export async function findRestPayment(db: Db | Tx, orderId: number): Promise<{ paymentId: number } | undefined> {
  return db
    .selectFrom('payment')
    .select('payment_id as paymentId')
    .where('order_id', '=', orderId)
    .where('is_rest', '=', true)
    .where('state', 'not in', ['failed', 'expired', 'voided'])
    .orderBy('payment_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether an order was withdrawn from before it was brought. */
export async function isWithdrawnUndelivered(db: Db | Tx, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orders as o')
    .select('o.order_id')
    .where('o.order_id', '=', orderId)
    .where('o.state', '=', 'withdrawn')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_event as e')
            .select('e.order_id')
            .whereRef('e.order_id', '=', 'o.order_id')
            .where('e.to_state', '=', 'delivered'),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}
