import { isSettled } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { appendEvents } from './ledger.ts';
import { lockPayment, type PaymentRow, writeFailureReason, writePaymentAuth } from './payments.repo.ts';

/** A card is kept for a payment that is held later: its order may count on it. One that was decided meanwhile stays as it is. */
export async function writePromise(tx: Tx, locked: PaymentRow, paymentAuthId: number): Promise<void> {
  if (isSettled(locked.state)) return;
  const { paymentId, amountCents } = locked;
  await writePaymentAuth(tx, paymentId, paymentAuthId);
  locked.paymentAuthId = paymentAuthId;
  const promised = { providerEventId: `shop-promised-${paymentId}`, kind: 'promised', amountCents } as const;
  await appendEvents(tx, locked, [promised], 'shop');
}

/** The card was not kept: nothing can be held under this payment. */
export async function failPromise(tx: Tx, locked: PaymentRow, reason: string): Promise<void> {
  if (isSettled(locked.state)) return;
  const { paymentId, amountCents } = locked;
  const failed = { providerEventId: `shop-no-card-${paymentId}`, kind: 'failed', amountCents } as const;
  await appendEvents(tx, locked, [failed], 'shop');
  await writeFailureReason(tx, paymentId, reason);
}

/** The same as `writePromise`, with a card that was saved before. @returns the payment as it is now */
export function recordPromise(deps: Deps, paymentId: number, paymentAuthId: number): Promise<PaymentRow> {
  return withTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) throw new Error(`there is no payment ${paymentId}`);
    await writePromise(tx, payment, paymentAuthId);
    return payment;
  });
}
