import { addDays, shopDay } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findTicketCapture, type TicketPayment } from './ticket-refunds.repo.ts';

/**
 * Whether the issuer of a payment's meal tickets still takes a refund: so many days after the capture, by the contract with it,
 * counted as days of the shop.
 */
export async function takesTicketsBack(db: Db | Tx, payment: TicketPayment, now: Date): Promise<boolean> {
  const capture = await findTicketCapture(db, payment);
  if (!capture) return false;
  return shopDay(now.getTime()) <= addDays(shopDay(capture.takenAt.getTime()), capture.refundDays);
}
