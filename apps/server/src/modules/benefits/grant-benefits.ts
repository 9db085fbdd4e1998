import { randomBytes } from 'node:crypto';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { earnedPoints, earnedVoucher } from './benefit-rules.ts';
import {
  type DeliveredOrder,
  findDeliveredWithoutBenefits,
  insertVoucher,
  readDelivered,
  recordGrant,
} from './order-benefits.repo.ts';
import { lockPoints, movePoints } from './points.repo.ts';

/** Orders delivered longer ago than this were before the shop had benefits, or were looked at already. */
const lookBackDays = 30;

/** Job: gives every delivered order its points and its gift certificate, once, by the rules of the day it was placed. */
export async function grantBenefits(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - lookBackDays * 86_400_000);
  for (const orderId of await findDeliveredWithoutBenefits(deps.db, since)) {
    try {
      await grantForOrder(deps, orderId, now);
    } catch (error) {
      deps.log.error({ err: error, orderId }, 'the benefits of an order could not be given');
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
    if (!(await recordGrant(tx, { orderId, points, now }))) return false;
    if (points > 0) {
      const description = `Spesa ${order.orderNumber}`;
      await movePoints(tx, { accountId: order.accountId, points, kind: 'order', description, orderId, at: now });
    }
    if (rule) await giveVoucher(tx, order, rule, now);
    return points > 0 || rule !== undefined;
  });
}

async function giveVoucher(
  tx: Tx,
  order: DeliveredOrder,
  rule: DeliveredOrder['voucherRules'][number],
  now: Date,
): Promise<void> {
  await insertVoucher(tx, {
    orderId: order.orderId,
    accountId: order.accountId,
    code: `GRAZIE-${randomBytes(5).toString('hex').toUpperCase()}`,
    description: rule.description,
    cents: rule.amountCents,
    minimumOrderCents: rule.minimumOrderCents,
    validFrom: now,
    validTo: new Date(now.getTime() + rule.validDays * 86_400_000),
  });
}
