import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { type InvoiceHolder, type OrderView, readOrdersByIds } from '../order-book/index.ts';
import { inOrderOfDelivery } from './month-plan.ts';

/* Invoices of a month (tables invoice, invoice_order, company.monthly_invoice). Raw: the day of a delivery is one of the shop's zone. */

/** A delivery that waits for the invoice of its month. */
export interface WaitingOrder {
  orderId: number;
  companyId: number;
  /** `YYYY-MM` of the day it came, in the shop's zone. */
  month: string;
}

/** Orders that have all an invoice needs, of companies that get one a month; the day they came as on their other papers. */
const waiting = sql`
  select o.order_id as "orderId", o.company_id as "companyId", to_char(coalesce(
    (select max(e.at) from order_event e where e.order_id = o.order_id and e.to_state = 'delivered'), o.slot_begin_at)
    at time zone 'Europe/Rome', 'YYYY-MM') as month
  from orders o join company c using (company_id)
  where c.monthly_invoice and o.state = 'delivered' and o.delivered_cents is not null and o.invoice_requested is not null
    and not exists (select from invoice_order i where i.order_id = o.order_id)`;

/** What waits of a company, month by month. */
export async function findWaiting(db: Db, companyId: number): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select * from (${waiting} and o.company_id = ${companyId}) w order by month, "orderId"`.execute(db);
  return rows;
}

/** Months of companies that are over and in which something waits. @param before `YYYY-MM` of the month that is not over */
export async function findMonthsToClose(db: Db, before: string): Promise<{ companyId: number; month: string }[]> {
  const { rows } = await sql<{ companyId: number; month: string }>`
    select distinct "companyId", month from (${waiting}) w where month < ${before} order by month, "companyId" limit 1000`.execute(
    db,
  );
  return rows;
}

/**
 * A company until the end of the transaction: those who close its month, and who changes how it is invoiced, take turns. Before
 * the orders it is about.
 */
export function lockCompanyToInvoice(tx: Tx, companyId: number) {
  return tx
    .selectFrom('company')
    .select(['name', 'monthly_invoice as monthly', 'payment_days as paymentDays'])
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function lockOrders(tx: Tx, orderIds: readonly number[]): Promise<void> {
  assertLockOrder(tx, 'order');
  await sql`select from orders where order_id = any(${[...orderIds]}::int[]) order by order_id for update`.execute(tx);
}

export interface NewMonthInvoice {
  companyId: number;
  /** `YYYY-MM`. */
  month: string;
  year: number;
  holder: InvoiceHolder;
  orderIds: readonly number[];
  now: Date;
}

/** Writes an invoice of a month with the next number of its year. Raw: as that of one order, in one statement with its orders. */
export async function insertMonthInvoice(
  tx: Tx,
  { companyId, month, year, holder, orderIds, now }: NewMonthInvoice,
): Promise<{ invoiceId: number; number: number }> {
  const { rows } = await sql<{ invoiceId: number; number: number }>`
    with series as (
      insert into invoice_series (year, last_number) values (${year}, 1)
      on conflict (year) do update set last_number = invoice_series.last_number + 1
      returning last_number),
    written as (
      insert into invoice (company_id, month, year, number, issued_at, holder)
      select ${companyId}::int, ${`${month}-01`}::date, ${year}::int, last_number, ${now}::timestamptz,
        ${JSON.stringify(holder)}::jsonb - 'personFiscalId' from series
      returning invoice_id, number),
    noted as (
      insert into invoice_order (order_id, invoice_id)
      select order_id, invoice_id from written, unnest(${[...orderIds]}::int[]) as order_id)
    select invoice_id as "invoiceId", number from written`.execute(tx);
  return rows[0]!;
}

/** The deliveries of an invoice, from the first to the last. */
export async function readOrdersOf(db: Db, invoiceId: number): Promise<OrderView[]> {
  const rows = await db.selectFrom('invoice_order').select('order_id').where('invoice_id', '=', invoiceId).execute();
  const orders = await readOrdersByIds(
    db,
    rows.map(({ order_id }) => order_id),
  );
  return inOrderOfDelivery([...orders.values()]);
}

/** The invoice of a month among what a company owes. */
export async function findInvoiceOfEntry(db: Db, companyId: number, entryId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('payment_due_date')
    .select('invoice_id')
    .where('payment_due_date_id', '=', entryId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.invoice_id ?? undefined;
}
