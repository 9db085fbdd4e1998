/* What orders gave in points and vouchers, and what was clawed back. Raw SQL where a statement sums lines or collects rules. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { PointRule, VoucherRule } from './benefit-rules.ts';

export interface DeliveredOrder {
  orderId: number;
  orderNumber: string;
  accountId: number;
  isMember: boolean;
  /** Goods delivered that points and vouchers count (product.promotable), after every discount. */
  goodsCents: number;
  pointRules: PointRule[];
  voucherRules: (VoucherRule & { minimumOrderCents: number; validDays: number })[];
}

/** Ids of orders delivered since then that have given nothing yet, at most 500. */
export async function findDeliveredWithoutBenefits(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select('o.order_id')
    .where('o.state', '=', 'delivered')
    .where('o.updated_at', '>', since)
    .where('o.redelivers_problem_id', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('order_benefit as b').select('b.order_id').whereRef('b.order_id', '=', 'o.order_id'))),
    )
    .orderBy('o.order_id')
    .limit(500)
    .execute();
  return rows.map((row) => row.order_id);
}

/** A delivered order of an account that is not disabled, with the rules of the day it was placed. */
export async function readDelivered(tx: Tx, orderId: number): Promise<DeliveredOrder | undefined> {
  const { rows } = await sql<DeliveredOrder>`
    select o.order_id as "orderId", o.order_number as "orderNumber", o.account_id as "accountId",
      a.is_member as "isMember",
      greatest(0, (select coalesce(sum(coalesce(delivered_cents, gross_cents)), 0)::int from order_line l
                    where l.order_id = o.order_id and l.promotable) - o.discount_cents) as "goodsCents",
      (select coalesce(jsonb_agg(jsonb_build_object('perCents', per_cents, 'points', points, 'membersOnly', members_only)), '[]')
         from point_rule where o.created_at >= valid_from and o.created_at < valid_to) as "pointRules",
      (select coalesce(jsonb_agg(jsonb_build_object('voucherRuleId', voucher_rule_id, 'description', description,
           'thresholdCents', threshold_cents, 'amountCents', amount_cents, 'minimumOrderCents', minimum_order_cents,
           'validDays', valid_days)), '[]')
         from voucher_rule r where r.segment = a.segment and o.created_at >= valid_from and o.created_at < valid_to) as "voucherRules"
    from orders o join account a using (account_id)
    where o.order_id = ${orderId} and o.state = 'delivered'
      and o.redelivers_problem_id is null and a.disabled_at is null`.execute(tx);
  return rows[0];
}

/** What counts for points of the orders of a customer that are still to come; of lines already prepared only what there is. */
export async function readUnderWay(
  db: Db,
  accountId: number,
): Promise<Pick<DeliveredOrder, 'goodsCents' | 'pointRules' | 'isMember'>[]> {
  const { rows } = await sql<Pick<DeliveredOrder, 'goodsCents' | 'pointRules' | 'isMember'>>`
    select a.is_member as "isMember",
      greatest(0, (select coalesce(sum(coalesce(delivered_cents, gross_cents)), 0)::int from order_line l
                    where l.order_id = o.order_id and l.promotable) - o.discount_cents) as "goodsCents",
      (select coalesce(jsonb_agg(jsonb_build_object('perCents', per_cents, 'points', points, 'membersOnly', members_only)), '[]')
         from point_rule where o.created_at >= valid_from and o.created_at < valid_to) as "pointRules"
    from orders o join account a using (account_id)
    where o.account_id = ${accountId} and o.redelivers_problem_id is null
      and o.state in ('confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'in-locker')`.execute(
    db,
  );
  return rows;
}

/** @returns false when another node has recorded it first: whoever writes this row gives */
export async function recordGrant(
  tx: Tx,
  { orderId, points, now }: { orderId: number; points: number; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('order_benefit')
    .values({ order_id: orderId, granted_at: now, points })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface Voucher {
  /** The order that gives it. */
  orderId: number;
  accountId: number;
  code: string;
  description: string;
  cents: number;
  minimumOrderCents: number;
  validFrom: Date;
  validTo: Date;
}

/** Writes a gift certificate and notes it at the order that gave it. */
export async function insertVoucher(tx: Tx, voucher: Voucher): Promise<void> {
  const { gift_certificate_id } = await tx
    .insertInto('gift_certificate')
    .values({
      code: voucher.code,
      description: voucher.description,
      initial_cents: voucher.cents,
      balance_cents: voucher.cents,
      minimum_order_cents: voucher.minimumOrderCents,
      account_id: voucher.accountId,
      valid_from: voucher.validFrom,
      valid_to: voucher.validTo,
    })
    .returning('gift_certificate_id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('order_benefit').set({ gift_certificate_id }).where('order_id', '=', voucher.orderId).execute();
}

/** An order that gave points and of which something came back. */
export interface GivenBack {
  orderId: number;
  orderNumber: string;
  accountId: number;
  /** What the order gave. */
  points: number;
  /** What was to be taken back so far. */
  takenBack: number;
  goodsCents: number;
  returnedCents: number;
  /** The customer withdrew from some of it. */
  withdrawn: boolean;
  /** Some of it was refunded because it was missing or bad. */
  refunded: boolean;
}

/** Orders that still have points to give back, of which something came back since then. */
export async function findGivenBack(db: Db, since: Date): Promise<GivenBack[]> {
  const { rows } = await sql<GivenBack>`
    select o.order_id as "orderId", o.order_number as "orderNumber", o.account_id as "accountId", b.points,
      b.points_taken_back as "takenBack",
      greatest(0, (select coalesce(sum(coalesce(l.delivered_cents, l.gross_cents)), 0)::int from order_line l
                    where l.order_id = o.order_id and l.promotable) - o.discount_cents) as "goodsCents",
      returned.cents as "returnedCents", returned.withdrawn, returned.refunded
    from order_benefit b join orders o using (order_id) join account a using (account_id)
    join lateral (
      select sum(x.refund_cents) filter (where l.promotable)::int as cents, bool_or(w.order_problem_id is null) as withdrawn,
        bool_or(w.order_problem_id is not null) as refunded
      from order_withdrawal w join order_withdrawal_line x using (order_withdrawal_id)
        join order_line l using (order_line_id)
      where w.order_id = o.order_id and w.requested_at > ${since}
    ) returned on returned.cents > 0
    where b.points > b.points_taken_back and a.disabled_at is null
    order by o.order_id`.execute(db);
  return rows;
}

/** @returns false when another node has been there meanwhile */
export async function recordClawBack(tx: Tx, { orderId, takenBack }: GivenBack, target: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_benefit')
    .set({ points_taken_back: target })
    .where('order_id', '=', orderId)
    .where('points_taken_back', '=', takenBack)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
