import type { Tx } from '../../../platform/db/database.ts';
import { appendEvents } from '../ledger.ts';
import { lockPayment, type PaymentRow, paymentsOfOrder } from '../payments.repo.ts';

/*
 * Money that went back another way than through its provider, or that nobody gives back: a person said so. The ledger has it, so
 * that nothing shows the payment as taken; the provider's own books are compared without it (our-books.repo.ts).
 */

/** Everything a payment still has: what was taken counts as given back, what is held as let go. Written once, however often. */
export async function giveBackByHand(tx: Tx, paymentId: number): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return;
  if (payment.state === 'authorised') await write(tx, payment, 'voided', payment.amountCents, `by-hand-${paymentId}`);
  else await giveBackCents(tx, payment, payment.capturedCents - payment.refundedCents, `by-hand-${paymentId}`);
}

/** The same for all an order was paid with. */
export async function giveBackOrderByHand(tx: Tx, orderId: number): Promise<void> {
  const payments = await paymentsOfOrder(tx, orderId);
  for (const { paymentId } of payments.toSorted((a, b) => a.paymentId - b.paymentId))
    await giveBackByHand(tx, paymentId);
}

/** A part of what a payment took. @param name tells this giving back from others of the payment */
export async function givePartBackByHand(tx: Tx, paymentId: number, cents: number, name: string): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return;
  const left = payment.capturedCents - payment.refundedCents;
  await giveBackCents(tx, payment, Math.min(cents, left), `by-hand-${name}-${paymentId}`);
}

async function giveBackCents(tx: Tx, payment: PaymentRow, cents: number, eventId: string): Promise<void> {
  if (cents > 0) await write(tx, payment, 'refunded', cents, eventId);
}

async function write(
  tx: Tx,
  payment: PaymentRow,
  kind: 'refunded' | 'voided',
  amountCents: number,
  providerEventId: string,
): Promise<void> {
  await appendEvents(tx, payment, [{ providerEventId, kind, amountCents }], 'by-hand');
}
