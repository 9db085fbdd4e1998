import { addDays, shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderView } from '../order-book/index.ts';
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
  await sql`
    insert into payment_due_date (company_id, order_id, document_number, document_date, due_date, amount_cents, paid_cents)
    select company_id, order_id, ${invoiceNumber(invoice)}, ${today}, ${paid ? today : addDays(today, DAYS_TO_PAY)},
      ${totalCents}, ${paid ? totalCents : 0}
    from orders o where order_id = ${order.orderId} and company_id is not null
      and not exists (select from payment_due_date d where d.order_id = o.order_id)`.execute(tx);
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
  const { creditNoteId, documentNumber, totalCents, today } = note;
  await sql`
    insert into payment_due_date (company_id, order_id, credit_note_id, document_number, document_date, due_date, amount_cents, paid_cents)
    select company_id, order_id, ${creditNoteId}::int, ${documentNumber}, ${today}::date, ${today}::date, ${-totalCents}::int,
      case when exists (select from payment_due_date d where d.order_id = orders.order_id and d.credit_note_id is null
          and d.paid_cents < d.amount_cents)
        then 0 else ${isPaidAlready(order) ? -totalCents : 0}::int end
    from orders where order_id = ${order.orderId} and company_id is not null`.execute(tx);
}
