import { isPaid, isSettled } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { collectPayment, findPayment, heldCents, type PaymentRow } from '../payments/index.ts';
import type { Purchase, PurchaseKind } from './purchase.ts';

/**
 * What the ledger says of a purchase that waits for its money. Only money that was taken is certain: a hold asks, by the topic, to be
 * taken first.
 */
export async function outcomeOf(
  tx: Tx,
  { amountCents }: Pick<Purchase, 'amountCents'>,
  payments: readonly PaymentRow[],
  captureTopic: string,
): Promise<'paid' | 'waiting' | 'failed'> {
  if (heldCents(payments.filter(({ state }) => state === 'captured')) >= amountCents) return 'paid';
  for (const { paymentId, state } of payments) {
    if (state === 'authorised') await writeOutbox(tx, captureTopic, { paymentId });
  }
  const isOpen = payments.some(({ state }) => isPaid(state)) || !payments.every(({ state }) => isSettled(state));
  return isOpen ? 'waiting' : 'failed';
}

/** What was paid after the shop had abandoned a purchase goes back. */
export async function giveBackPaid(tx: Tx, payments: readonly PaymentRow[]): Promise<void> {
  for (const { paymentId, state } of payments) {
    if (isPaid(state)) await writeOutbox(tx, 'payment.give-back', { paymentId });
  }
}

/**
 * Takes what a payment holds for a purchase, whole and once, and lets the purchase hold. A hold that has ended fails the order.
 * @throws when the provider does not answer; the outbox tries again
 */
export async function takePurchase<Order extends Purchase>(
  { name, find, applyPayments }: PurchaseKind<Order>,
  deps: Deps,
  paymentId: number,
): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  const order = payment && (await find(deps.db, payment.orderId));
  if (!payment || order?.state !== 'awaiting-payment') return;
  const { amountCents } = payment;
  await collectPayment(deps, payment, { amountCents, tickets: null, operationId: `${name}-${paymentId}` });
  await applyPayments(deps, order.orderId);
}

/** After this long without news a purchase that nobody asks after has stopped between two steps. */
const STOPPED_AFTER_MINUTES = 10;

/**
 * Goes on with purchases that stopped; one that cannot be settled must not keep the others waiting.
 * @param stopped those without news since then
 */
export async function settleStopped<Order extends Purchase>(
  { name, applyPayments }: PurchaseKind<Order>,
  deps: Deps,
  stopped: (since: Date) => Promise<readonly number[]>,
): Promise<void> {
  for (const orderId of await stopped(new Date(deps.clock.now().getTime() - STOPPED_AFTER_MINUTES * 60_000))) {
    try {
      await applyPayments(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, orderId }, `a ${name} could not be settled`);
    }
  }
}
