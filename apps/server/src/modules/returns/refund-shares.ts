import { ticketsWithin } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import { type PaymentRow, takesTicketsBack } from '../payments/index.ts';
import { certificatesWithRest } from './certificate-refunds.repo.ts';
import { decideMoney, insertShare, promisedOf, settledTickets } from './return-payments.repo.ts';

/**
 * Decides which payment gives back how much of a return: the last tender first, then certificates (refund-certificates.ts), then
 * whole meal tickets where their issuer still takes them back. What is left becomes a certificate: never cash for tickets.
 * @param taken payments of which something was taken, the first one first; locked
 * @param wanted cents by payment as staff set them: no payment gives more, unless certificates cannot take what that leaves
 */
export async function writeShares(
  tx: Tx,
  withdrawalId: number,
  { orderId, refundCents, taken, wanted, now }: ToShare,
): Promise<void> {
  let rest = refundCents;
  const share = async ({ paymentId }: PaymentRow, cents: number) => {
    if (cents === 0) return;
    rest -= cents;
    await insertShare(tx, withdrawalId, paymentId, cents);
  };
  const certificates = await certificatesWithRest(tx, orderId);
  const certificateRest = certificates.reduce((sum, { restCents }) => sum + restCents, 0);
  const money: { payment: PaymentRow; left: number }[] = [];
  for (const payment of taken.filter(({ tickets }) => !tickets).toReversed()) {
    money.push({ payment, left: await leftOf(tx, payment) });
  }
  for (const { payment, cents } of moneyShares(money, { refundCents, certificateRest, wanted })) {
    await share(payment, cents);
  }
  const byCertificates = Math.min(rest, certificateRest);
  for (const payment of taken.filter(({ tickets }) => tickets).toReversed()) {
    if (!(await takesTicketsBack(tx, payment, now))) continue;
    const most = Math.min(rest - byCertificates, await leftOf(tx, payment));
    const tickets = (await settledTickets(tx, payment.paymentId)) ?? payment.tickets!;
    await share(payment, ticketsWithin(tickets, most).amountCents);
  }
  await decideMoney(tx, withdrawalId, refundCents - rest);
}

interface ToShare {
  orderId: number;
  refundCents: number;
  taken: PaymentRow[];
  wanted: Readonly<Record<number, number>> | null;
  now: Date;
}

/** What each payment gives back: as much as it can, or what staff set; then what certificates have no room for any more. */
export function moneyShares<P extends { paymentId: number }>(
  money: readonly { payment: P; left: number }[],
  { refundCents, certificateRest, wanted }: { refundCents: number; certificateRest: number } & Pick<ToShare, 'wanted'>,
): { payment: P; cents: number }[] {
  let rest = refundCents;
  const take = (most: number) => {
    const cents = Math.max(0, Math.min(rest, most));
    rest -= cents;
    return cents;
  };
  const first = money.map(({ payment, left }) => {
    const cents = take(Math.min(left, wanted?.[payment.paymentId] ?? left));
    return { payment, cents, room: left - cents };
  });
  return first.map(({ payment, cents, room }) => ({
    payment,
    cents: cents + take(Math.min(room, rest - certificateRest)),
  }));
}

/** Cents of a payment that can still go back. A refund decided for another return may be in the ledger already, or not yet. */
async function leftOf(tx: Tx, { paymentId, capturedCents, refundedCents }: PaymentRow): Promise<number> {
  return Math.max(0, capturedCents - Math.max(refundedCents, await promisedOf(tx, paymentId)));
}
