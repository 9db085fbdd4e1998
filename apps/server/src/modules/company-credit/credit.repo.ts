import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface CreditRow {
  name: string;
  paysByInvoice: boolean;
  limitCents: number | null;
  /** The most one order may put on account; null = no limit of its own. */
  maxOrderCents: number | null;
  paymentDays: number;
  blockAfterDays: number;
  unblockedUntil: string | null;
  /** Open invoices less open credit notes. */
  openCents: number;
  /** Of those the part that is past its day. */
  overdueCents: number;
  /** Orders on account whose invoice is still to come. */
  underWayCents: number;
  /** Due date of the oldest invoice that is not paid. */
  oldestDue: string | null;
  /** The document of that invoice. */
  oldestDocument: string | null;
}

/** What a company owes and may. Raw: sums of two tables beside the row of the company. */
export async function readCredit(db: Db | Tx, companyId: number, today: string): Promise<CreditRow | undefined> {
  const { rows } = await sql<CreditRow>`
    select c.name, c.pays_by_invoice as "paysByInvoice", c.credit_limit_cents as "limitCents",
      c.max_order_cents as "maxOrderCents", c.payment_days as "paymentDays",
      c.block_after_days as "blockAfterDays", c.unblocked_until as "unblockedUntil", d.open as "openCents",
      d.overdue as "overdueCents", u.cents as "underWayCents", o.due_date as "oldestDue", o.document_number as "oldestDocument"
    from company c
    cross join lateral (select coalesce(sum(amount_cents - paid_cents), 0)::int as open,
        coalesce(sum(amount_cents - paid_cents) filter (where due_date < ${today}::date and credit_note_id is null), 0)::int as overdue
      from payment_due_date where company_id = c.company_id and paid_cents <> amount_cents) d
    cross join lateral (select coalesce(sum(case when p.captured_cents > 0 then p.captured_cents - p.refunded_cents
          else p.amount_cents end), 0)::int as cents
      from payment p join orders x using (order_id)
      where x.company_id = c.company_id and p.provider = 'on-account'
        and p.state in ('created', 'redirected', 'authorised', 'captured')
        and not exists (select from payment_due_date i where i.order_id = x.order_id and i.credit_note_id is null)
        and not exists (select from invoice_order w join payment_due_date i using (invoice_id) where w.order_id = x.order_id)) u
    left join lateral (select due_date, document_number from payment_due_date
      where company_id = c.company_id and paid_cents < amount_cents and credit_note_id is null
      order by due_date, payment_due_date_id limit 1) o on true
    where c.company_id = ${companyId}`.execute(db);
  return rows[0];
}

/** Purchases on account of one company take turns, so that two of them cannot share the same credit. */
export async function takeTurn(tx: Tx, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('company-credit'), ${companyId}::int)`.execute(tx);
}
