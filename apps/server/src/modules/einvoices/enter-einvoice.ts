import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readOrder } from '../order-book/index.ts';
import { findDueDay, insertEinvoice } from './einvoices.repo.ts';
import {
  creditNoteFacts,
  type Drafted,
  deliveryDay,
  draftCreditNote,
  draftInvoice,
  invoiceFacts,
} from './fattura-of-order.ts';
import { sendBy } from './terms.ts';
import { writeFile } from './write-file.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Enters an invoice that was issued, or the credit note of a return, and writes its file; one whose data the exchange system would
 * refuse waits for a person. Asked again it changes nothing.
 */
export function enterEinvoice(
  { db, clock, config }: Needs,
  { orderId, withdrawalId }: { orderId: number; withdrawalId?: number | undefined },
): Promise<void> {
  return withTransaction(db, async (tx) => {
    const order = await readOrder(tx, orderId);
    if (!order?.invoice) return;
    const now = clock.now();
    const { seller } = config;
    const facts = withdrawalId === undefined ? invoiceFacts(order) : creditNoteFacts(order, withdrawalId);
    const drafted: Drafted =
      withdrawalId === undefined
        ? draftInvoice(order, seller, await findDueDay(tx, orderId))
        : draftCreditNote(order, withdrawalId, seller);
    const einvoiceId = await insertEinvoice(tx, {
      orderId,
      withdrawalId,
      ...facts,
      holderName: order.invoice.holder.name,
      state: 'problems' in drafted ? 'faulty' : 'to-send',
      problems: 'problems' in drafted ? drafted.problems : [],
      sendBy: sendBy({ ...facts, deliveredDay: deliveryDay(order) }),
      now,
    });
    if (einvoiceId === undefined || 'problems' in drafted) return;
    await writeFile(tx, einvoiceId, { fattura: drafted.fattura, seller, now });
  });
}
