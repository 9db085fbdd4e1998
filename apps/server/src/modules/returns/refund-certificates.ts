import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { lockOrder } from '../order-book/index.ts';
import {
  type CertificateRefund,
  centsNotBack,
  certificatesWithRest,
  findDueOfCertificates,
  giveCertificate,
  insertRefundOfReturn,
  markCertificatesRefunded,
  payInto,
} from './certificate-refunds.repo.ts';
import { insteadUntil, spendableUntil } from './certificate-terms.ts';
import { findOrderOfReturn } from './returns.repo.ts';

interface Due {
  refundCents: number;
  /** What goes back as money; undefined while that is not decided. */
  moneyCents: number | undefined;
  /** All of it becomes a new certificate, whatever had paid. */
  asVoucher: boolean;
}

/**
 * Gives the certificates of a delivered order back what of a return they had paid (art. 56: by the same means): money first,
 * to whom it came from, and the rest to the certificates in the order of their numbers, never more than each had paid. Done
 * once, however often it is asked for; while the money's part is not decided nothing happens.
 */
export function refundCertificates(deps: Deps, returnId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const orderId = await findOrderOfReturn(tx, returnId);
    if (orderId === undefined) return;
    await lockOrder(tx, orderId);
    const due = await readDue(tx, returnId);
    if (due?.moneyCents === undefined) return;
    const cents = due.refundCents - due.moneyCents;
    const record = (refund: CertificateRefund) => insertRefundOfReturn(tx, returnId, refund);
    const left = due.asVoucher ? cents : await payIntoCertificates(tx, orderId, { cents, now }, record);
    const instead = due.asVoucher ? cents : Math.min(left, await centsNotBack(tx, orderId));
    if (instead > 0) {
      const giftCertificateId = await giveCertificate(tx, orderId, {
        cents: instead,
        until: insteadUntil(now),
      });
      await record({ giftCertificateId, cents: instead, now });
    }
    await markCertificatesRefunded(tx, returnId, now);
    // the last part of a refund: from here on it is known what went where
    await writeOutbox(tx, 'order.refunded', { returnId });
  });
}

async function readDue(tx: Tx, returnId: number): Promise<Due | undefined> {
  const row = await findDueOfCertificates(tx, returnId);
  if (!row) return undefined;
  const { refundCents, moneyCents, paidCents, elsewhereCents, hasPayment, asVoucher } = row;
  if (asVoucher) return { refundCents, moneyCents: 0, asVoucher };
  if (moneyCents !== null) return { refundCents, moneyCents, asVoucher };
  if (paidCents > 0 && hasPayment) return { refundCents, moneyCents: undefined, asVoucher };
  // no provider took part: all by certificate, or the rest on account
  return { refundCents, moneyCents: Math.min(refundCents, Math.max(0, paidCents - elsewhereCents)), asVoucher };
}

/**
 * Shares `cents` out among the certificates of a locked order, in the order of their numbers; `record` writes each entry.
 * @returns what none of them had paid
 */
export async function payIntoCertificates(
  tx: Tx,
  orderId: number,
  { cents, now }: { cents: number; now: Date },
  record: (refund: CertificateRefund) => Promise<void>,
): Promise<number> {
  const until = spendableUntil(now);
  let left = cents;
  for (const { giftCertificateId, restCents } of await certificatesWithRest(tx, orderId)) {
    const part = Math.min(left, restCents);
    if (part <= 0) continue;
    left -= part;
    await record({ giftCertificateId, cents: part, now });
    await payInto(tx, giftCertificateId, part, until);
  }
  return left;
}
