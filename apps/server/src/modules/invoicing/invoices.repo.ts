import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { InvoiceHolder } from '../order-book/index.ts';

/* Invoices (tables invoice, invoice_series). */

/** Orders that are delivered and whose invoice is not written, the first delivered first. */
export async function findOrdersToInvoice(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('invoice_requested', 'is not', null)
    .where('state', '=', 'delivered')
    .where('delivered_cents', 'is not', null)
    .where(withoutInvoice)
    .where(invoicedAtOnce)
    .orderBy('updated_at')
    .orderBy('order_id')
    .limit(500)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Who asked for the invoice of an order; undefined where nobody did, it is written already, or waits for the end of the month. */
export async function findHolderToInvoice(tx: Tx, orderId: number): Promise<InvoiceHolder | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select('invoice_requested')
    .where('order_id', '=', orderId)
    .where('invoice_requested', 'is not', null)
    .where(withoutInvoice)
    .where(invoicedAtOnce)
    .executeTakeFirst();
  return row?.invoice_requested;
}

const withoutInvoice = sql<boolean>`not exists (select from invoice_order i where i.order_id = orders.order_id)`;
/** What companies with one invoice a month buy waits for it (months.repo.ts). */
const invoicedAtOnce = sql<boolean>`not exists (select from company c where c.company_id = orders.company_id and c.monthly_invoice)`;

/**
 * Writes an invoice with the next number of its year. Raw: number and invoice in one statement, so that the row of the series
 * is locked until the invoice is committed.
 * @returns its number
 */
export async function insertInvoice(
  tx: Tx,
  { orderId, year, holder, now }: { orderId: number; year: number; holder: InvoiceHolder; now: Date },
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with series as (
      insert into invoice_series (year, last_number) values (${year}, 1)
      on conflict (year) do update set last_number = invoice_series.last_number + 1
      returning last_number)
    insert into invoice (order_id, year, number, issued_at, holder)
    select ${orderId}, ${year}, last_number, ${now}, ${JSON.stringify(holder)}::jsonb - 'personFiscalId' from series
    returning number`.execute(tx);
  return rows[0]!.number;
}
