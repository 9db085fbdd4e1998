import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/*
 * What companies owe (table payment_due_date). Raw: each insert reads the company from the order, so that orders of households
 * write nothing.
 */

/** Days are `YYYY-MM-DD`. */
export interface InvoiceEntry {
  orderId: number;
  documentNumber: string;
  today: string;
  dueDate: string;
  amountCents: number;
  paidCents: number;
}

/** Enters an invoice, unless the order has an entry already. */
export async function insertInvoiceEntry(tx: Tx, entry: InvoiceEntry): Promise<void> {
  const { orderId, documentNumber, today, dueDate, amountCents, paidCents } = entry;
  await sql`
    insert into payment_due_date (company_id, order_id, document_number, document_date, due_date, amount_cents, paid_cents)
    select company_id, order_id, ${documentNumber}, ${today}, ${dueDate}, ${amountCents}, ${paidCents}
    from orders o where order_id = ${orderId} and company_id is not null
      and not exists (select from payment_due_date d where d.order_id = o.order_id)`.execute(tx);
}

/** Enters the invoice of a month. Days are `YYYY-MM-DD`. */
export async function insertMonthEntry(
  tx: Tx,
  entry: Omit<InvoiceEntry, 'orderId'> & { companyId: number; invoiceId: number },
): Promise<void> {
  await tx
    .insertInto('payment_due_date')
    .values({
      company_id: entry.companyId,
      invoice_id: entry.invoiceId,
      document_number: entry.documentNumber,
      document_date: entry.today,
      due_date: entry.dueDate,
      amount_cents: entry.amountCents,
      paid_cents: entry.paidCents,
    })
    .execute();
}

export interface CreditNoteEntry {
  orderId: number;
  creditNoteId: number;
  documentNumber: string;
  today: string;
  /** Above zero; entered below it. */
  totalCents: number;
  /** Whether the money goes back where it came from, so that nothing is left to settle. */
  settled: boolean;
}

/**
 * Enters a credit note; while something of the invoice is owed it is never settled. In an invoice of a month each order is by
 * itself: what was paid by card goes back to the card though others of that month are not paid yet.
 */
export async function insertCreditNoteEntry(tx: Tx, entry: CreditNoteEntry): Promise<void> {
  const { orderId, creditNoteId, documentNumber, today, totalCents, settled } = entry;
  await sql`
    insert into payment_due_date (company_id, order_id, credit_note_id, document_number, document_date, due_date, amount_cents, paid_cents)
    select company_id, order_id, ${creditNoteId}::int, ${documentNumber}, ${today}::date, ${today}::date, ${-totalCents}::int,
      case when exists (select from payment_due_date d where d.order_id = orders.order_id and d.credit_note_id is null
          and d.paid_cents < d.amount_cents)
        then 0 else ${settled ? -totalCents : 0}::int end
    from orders where order_id = ${orderId} and company_id is not null`.execute(tx);
}

/** Days the company of an order has to pay its invoices; 30 where there is none. */
export async function daysToPay(tx: Tx, orderId: number): Promise<number> {
  const row = await tx
    .selectFrom('orders as o')
    .innerJoin('company as c', 'c.company_id', 'o.company_id')
    .select('c.payment_days as days')
    .where('o.order_id', '=', orderId)
    .executeTakeFirst();
  return row?.days ?? 30;
}
