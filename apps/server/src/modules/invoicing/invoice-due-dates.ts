import { addDays, shopDay } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderView } from '../order-book/index.ts';
import { insertCreditNoteEntry, insertInvoiceEntry } from './due-dates.repo.ts';
import { chargesOf } from './order-amounts.ts';
import { invoiceNumber } from './order-invoice.ts';

/* The invoices and credit notes of a company among what it owes. Orders of households have none. */

/** Days a company has to pay an order that was not paid when it was placed. */
const DAYS_TO_PAY = 30;

/** Paid when it was placed: by card, or whole by certificates. */
const isPaidAlready = (order: OrderView) =>
  order.deliveredCents === 0 ||
  order.payments.some(({ state }) => ['authorised', 'captured', 'refunded'].includes(state));

/** Enters the invoice of an order, unless the order is entered already; one that was paid at checkout counts as paid. */
export async function enterInvoice(
  tx: Tx,
  order: OrderView,
  invoice: { year: number; number: number; now: Date },
): Promise<void> {
  const today = shopDay(invoice.now.getTime());
  const paid = isPaidAlready(order);
  const { totalCents } = chargesOf(order);
  if (totalCents <= 0) return;
  await insertInvoiceEntry(tx, {
    orderId: order.orderId,
    documentNumber: invoiceNumber(invoice),
    today,
    dueDate: paid ? today : addDays(today, DAYS_TO_PAY),
    amountCents: totalCents,
    paidCents: paid ? totalCents : 0,
  });
}

/**
 * Enters a credit note, below zero: it is settled where the money goes back to a card, else it is taken off what is owed. Where
 * something of the invoice is still owed it always is.
 */
export async function enterCreditNote(
  tx: Tx,
  order: OrderView,
  note: { creditNoteId: number; documentNumber: string; totalCents: number; today: string },
): Promise<void> {
  await insertCreditNoteEntry(tx, { ...note, orderId: order.orderId, settled: isPaidAlready(order) });
}
