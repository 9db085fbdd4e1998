import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { deliveryDay, readOrdersOf } from '../invoicing/index.ts';
import { readOrder } from '../order-book/index.ts';
import { findDueDay, insertEinvoice } from './einvoices.repo.ts';
import { draftMonthInvoice, monthInvoiceFacts } from './fattura-of-month.ts';
import { creditNoteFacts, type Drafted, draftCreditNote, draftInvoice, invoiceFacts } from './fattura-of-order.ts';
import { sendBy } from './terms.ts';
import { writeFile } from './write-file.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'shop'>;

/** The invoice of an order, the credit note of a return, or the invoice of a month. */
export type AnnouncedDocument = { orderId: number; withdrawalId?: number | undefined } | { invoiceId: number };

/**
 * Enters an invoice that was issued, or the credit note of a return, and writes its file; one whose data the exchange system would
 * refuse waits for a person. Asked again it changes nothing.
 */
export function enterEinvoice({ db, clock, shop }: Needs, document: AnnouncedDocument): Promise<void> {
  if ('invoiceId' in document) return enterMonthInvoice({ db, clock, shop }, document.invoiceId);
  const { orderId, withdrawalId } = document;
  return withTransaction(db, async (tx) => {
    const order = await readOrder(tx, orderId);
    if (!order?.invoice) return;
    const now = clock.now();
    const { seller } = shop;
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

function enterMonthInvoice({ db, clock, shop }: Needs, invoiceId: number): Promise<void> {
  return withTransaction(db, async (tx) => {
    const orders = await readOrdersOf(tx, invoiceId);
    if (orders.length === 0) return;
    const facts = monthInvoiceFacts(orders);
    const { seller } = shop;
    const now = clock.now();
    const drafted = draftMonthInvoice(orders, seller);
    const einvoiceId = await insertEinvoice(tx, {
      invoiceId,
      ...facts,
      holderName: orders[0]!.invoice!.holder.name,
      state: 'problems' in drafted ? 'faulty' : 'to-send',
      problems: 'problems' in drafted ? drafted.problems : [],
      sendBy: sendBy({ ...facts, deliveredDay: deliveryDay(orders[0]!) }),
      now,
    });
    if (einvoiceId === undefined || 'problems' in drafted) return;
    await writeFile(tx, einvoiceId, { fattura: drafted.fattura, seller, now });
  });
}
