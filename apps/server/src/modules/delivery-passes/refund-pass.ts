import type { Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  givePartBackByHand,
  knownAs,
  paymentsOfOrder,
  providerErrorText,
  providersOf,
  recordPayment,
} from '../payments/index.ts';
import { findPass, markRefunded } from './passes.repo.ts';

/**
 * Gives back what an ended pass was not used for, the way it came. The provider knows the refund by the order's number: a repetition
 * after a time-out or a crash gives back nothing twice.
 * @throws when the provider refuses or does not answer; the outbox tries again, and staff see it
 */
export async function refundPass(deps: Deps, orderId: number): Promise<void> {
  const order = await findPass(deps.db, orderId);
  if (order?.state !== 'cancelled' || order.refundedAt !== null) return;
  if (order.refundCents! > 0) await payOut(deps, orderId, order.refundCents!);
  await markRefunded(deps.db, orderId, deps.clock.now());
}

async function payOut(deps: Deps, orderId: number, cents: number): Promise<void> {
  const payment = await takenPayment(deps.db, orderId);
  const provider = providersOf(deps).get(payment.provider);
  if (!provider) throw new Error(`no provider "${payment.provider}" to pay delivery pass ${orderId} out through`);
  const done = await provider.refund(knownAs(payment), cents, `delivery-pass-end-${orderId}`);
  if (done.kind === 'failed') {
    throw new Error(`delivery pass ${orderId} cannot be paid out: ${providerErrorText(done.error)}`);
  }
  await recordPayment(deps, payment.paymentId, done.events, 'shop');
}

async function takenPayment(db: Parameters<typeof paymentsOfOrder>[0], orderId: number) {
  const taken = (await paymentsOfOrder(db, orderId)).find(({ capturedCents }) => capturedCents > 0);
  if (!taken) throw new Error(`nothing was taken for the delivery pass ${orderId}`);
  return taken;
}

/** A person gave it back another way: the ledger has it, and nobody tries again. */
export async function refundPassByHand(tx: Tx, orderId: number, now: Date): Promise<void> {
  const order = await findPass(tx, orderId);
  if (order?.state !== 'cancelled' || order.refundedAt !== null) return;
  const { paymentId } = await takenPayment(tx, orderId);
  await givePartBackByHand(tx, paymentId, order.refundCents!, `delivery-pass-${orderId}`);
  await markRefunded(tx, orderId, now);
}
