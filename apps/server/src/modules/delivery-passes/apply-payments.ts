import { passPeriod, shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import { lockIds } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type PaymentRow, paymentsOfOrder, stopAsking } from '../payments/index.ts';
import { giveBackPaid, outcomeOf } from '../purchases/index.ts';
import { confirmPass, coveredUntil, failPass, findPass, lockPass, type PassRow } from './passes.repo.ts';

/**
 * Brings the order of a pass up to what the ledger says of its payment. Our own call, the provider's notice, the browser's return
 * and reconciliation all run it; any number of times, from any node. The locks on customer and order make the runs take turns: the
 * days of a pass depend on those of the passes before it.
 */
export async function applyPaymentsToPass(deps: Deps, orderId: number): Promise<Pick<PassRow, 'orderId' | 'state'>> {
  const now = deps.clock.now();
  const known = await findPass(deps.db, orderId);
  if (!known) throw new Error(`there is no delivery pass ${orderId}`);
  return withTransaction(deps.db, async (tx) => {
    await lockIds(tx, 'customer', [known.accountId]);
    const order = (await lockPass(tx, orderId))!;
    const payments = await paymentsOfOrder(tx, orderId);
    const state = order.state === 'awaiting-payment' ? await settle(tx, order, payments, now) : order.state;
    if (state === 'payment-failed') {
      // it was paid after the shop had abandoned it: the money goes back whole
      await giveBackPaid(tx, payments);
    }
    await stopAsking(tx, orderId);
    return { orderId, state };
  });
}

async function settle(tx: Tx, order: PassRow, payments: readonly PaymentRow[], now: Date): Promise<PassRow['state']> {
  const outcome = await outcomeOf(tx, order, payments, 'delivery-pass.capture');
  if (outcome === 'waiting') return 'awaiting-payment';
  if (outcome === 'paid') {
    const until = await coveredUntil(tx, order.accountId);
    const period = passPeriod(shopDay(now.getTime()), order.days, until);
    await confirmPass(tx, { orderId: order.orderId, ...period, now });
    await writeOutbox(tx, 'delivery-pass.receipt', { orderId: order.orderId });
    return 'confirmed';
  }
  await failPass(tx, order.orderId);
  return 'payment-failed';
}
