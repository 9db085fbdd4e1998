import { ticketsWithin } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { type PaymentRow, takesTicketsBack } from '../payments/index.ts';
import { certificatesWithRest } from './certificate-refunds.repo.ts';
import { decideMoney, insertShare, promisedOf, settledTickets } from './return-payments.repo.ts';

/**
 * Decides which payment gives back how much of a return: the last tender first, then certificates (refund-certificates.ts), then
 * whole meal tickets where their issuer still takes them back. What is left becomes a certificate: never cash for tickets.
 * @param taken payments of which something was taken, the first one first; locked
 */
export async function writeShares(
  tx: Tx,
  withdrawalId: number,
  { orderId, refundCents, taken, now }: { orderId: number; refundCents: number; taken: PaymentRow[]; now: Date },
): Promise<void> {
  let rest = refundCents;
  const share = async ({ paymentId }: PaymentRow, cents: number) => {
    if (cents === 0) return;
    rest -= cents;
    await insertShare(tx, withdrawalId, paymentId, cents);
  };
  for (const payment of taken.filter(({ tickets }) => !tickets).toReversed()) {
    await share(payment, Math.min(rest, await leftOf(tx, payment)));
  }
  const certificates = await certificatesWithRest(tx, orderId);
  const byCertificates = Math.min(
    rest,
    certificates.reduce((sum, { restCents }) => sum + restCents, 0),
  );
  for (const payment of taken.filter(({ tickets }) => tickets).toReversed()) {
    if (!(await takesTicketsBack(tx, payment, now))) continue;
    const most = Math.min(rest - byCertificates, await leftOf(tx, payment));
    const tickets = (await settledTickets(tx, payment.paymentId)) ?? payment.tickets!;
    await share(payment, ticketsWithin(tickets, most).amountCents);
  }
  await decideMoney(tx, withdrawalId, refundCents - rest);
}

/** Cents of a payment that can still go back. A refund decided for another return may be in the ledger already, or not yet. */
async function leftOf(tx: Tx, { paymentId, capturedCents, refundedCents }: PaymentRow): Promise<number> {
  return Math.max(0, capturedCents - Math.max(refundedCents, await promisedOf(tx, paymentId)));
}
