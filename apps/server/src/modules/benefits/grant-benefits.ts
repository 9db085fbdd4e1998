import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { earnedPoints, earnedVoucher, type PointRule, type VoucherRule } from './benefit-rules.ts';
import { lockPoints, movePoints } from './points.repo.ts';

interface DeliveredOrder {
  orderId: number;
  orderNumber: string;
  accountId: number;
  isMember: boolean;
  /** Goods delivered, after every discount. */
  goodsCents: number;
  pointRules: PointRule[];
  voucherRules: (VoucherRule & { minimumOrderCents: number; validDays: number })[];
}

/** Orders delivered longer ago than this were before the shop had benefits, or were looked at already. */
const lookBackDays = 30;

/** Job: gives every delivered order its points and its gift certificate, once, by the rules of the day it was placed. */
export async function grantBenefits(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const { rows } = await sql<{ order_id: number }>`
    select order_id from orders o
    where state = 'delivered' and updated_at > ${now}::timestamptz - make_interval(days => ${lookBackDays})
      and not exists (select from order_benefit b where b.order_id = o.order_id)
    order by order_id limit 500`.execute(deps.db);
  for (const { order_id } of rows) {
    try {
      await grantForOrder(deps, order_id, now);
    } catch (error) {
      deps.log.error({ err: error, orderId: order_id }, 'the benefits of an order could not be given');
    }
  }
}

/** @returns whether anything was given now; an order gives its benefits once, however many ask at the same time */
export function grantForOrder(deps: Deps, orderId: number, now: Date): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const order = await readDelivered(tx, orderId);
    if (!order) return false;
    await lockPoints(tx, order.accountId);
    const points = earnedPoints(order.pointRules, order.goodsCents, order.isMember);
    const rule = earnedVoucher(order.voucherRules, order.goodsCents);
    // whoever writes this row first gives; the others find it
    const { numAffectedRows } = await sql`
      insert into order_benefit (order_id, granted_at, points) values (${orderId}, ${now}, ${points})
      on conflict (order_id) do nothing`.execute(tx);
    if (numAffectedRows === 0n) return false;
    if (points > 0) {
      const description = `Spesa ${order.orderNumber}`;
      await movePoints(tx, { accountId: order.accountId, points, kind: 'order', description, orderId, at: now });
    }
    if (rule) await giveVoucher(tx, order, rule, now);
    return points > 0 || rule !== undefined;
  });
}

async function readDelivered(tx: Tx, orderId: number): Promise<DeliveredOrder | undefined> {
  const { rows } = await sql<DeliveredOrder>`
    select o.order_id as "orderId", o.order_number as "orderNumber", o.account_id as "accountId",
      a.is_member as "isMember",
      greatest(0, (select coalesce(sum(coalesce(delivered_cents, gross_cents)), 0)::int from order_line l
                    where l.order_id = o.order_id) - o.discount_cents) as "goodsCents",
      (select coalesce(jsonb_agg(jsonb_build_object('perCents', per_cents, 'points', points, 'membersOnly', members_only)), '[]')
         from point_rule where o.created_at >= valid_from and o.created_at < valid_to) as "pointRules",
      (select coalesce(jsonb_agg(jsonb_build_object('voucherRuleId', voucher_rule_id, 'description', description,
           'thresholdCents', threshold_cents, 'amountCents', amount_cents, 'minimumOrderCents', minimum_order_cents,
           'validDays', valid_days)), '[]')
         from voucher_rule r where r.segment = a.segment and o.created_at >= valid_from and o.created_at < valid_to) as "voucherRules"
    from orders o join account a using (account_id)
    where o.order_id = ${orderId} and o.state = 'delivered' and a.disabled_at is null`.execute(tx);
  return rows[0];
}

async function giveVoucher(
  tx: Tx,
  order: DeliveredOrder,
  rule: DeliveredOrder['voucherRules'][number],
  now: Date,
): Promise<void> {
  const { gift_certificate_id } = await tx
    .insertInto('gift_certificate')
    .values({
      code: `GRAZIE-${randomBytes(5).toString('hex').toUpperCase()}`,
      description: rule.description,
      initial_cents: rule.amountCents,
      balance_cents: rule.amountCents,
      minimum_order_cents: rule.minimumOrderCents,
      account_id: order.accountId,
      valid_from: now,
      valid_to: new Date(now.getTime() + rule.validDays * 86_400_000),
    })
    .returning('gift_certificate_id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('order_benefit').set({ gift_certificate_id }).where('order_id', '=', order.orderId).execute();
}
