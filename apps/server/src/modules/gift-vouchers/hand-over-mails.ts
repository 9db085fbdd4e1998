import type { Tx } from '../../platform/db/database.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { MailOrder } from './gift-voucher-mails.ts';

/** Hands both mails of a voucher to the outbox, in the transaction that writes down that they left. */
export async function handOverMails(tx: Tx, orderId: number): Promise<void> {
  for (const to of ['recipient', 'sender'] as const) {
    await writeOutbox(tx, 'gift-voucher.mail', { orderId, to } satisfies MailOrder);
  }
}
