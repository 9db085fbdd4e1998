import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** A company as its page shows it. Raw: figures beside the row. A year back from now. */
export async function findCompany(db: Db, companyId: number, now: Date) {
  const { rows } = await sql<{
    companyId: number;
    name: string;
    vatNumber: string;
    fiscalCode: string;
    recipientCode: string | null;
    pec: string | null;
    seat: string | null;
    since: Date;
    priceList: string | null;
    yearOrders: number;
    yearCents: number;
  }>`
    select c.company_id as "companyId", c.name, c.vat_number as "vatNumber", c.fiscal_code as "fiscalCode",
      c.recipient_code as "recipientCode", c.pec, c.created_at as since,
      (select trim(f.address1 || ' ' || f.address_number) || ', ' || f.postalcode || ' ' || f.city || ' (' || f.province || ')'
        from person_fiscal f join account a using (account_id)
        where a.company_id = c.company_id and a.is_master and a.disabled_at is null and f.type = 'business' and f.deleted_at is null
          and f.vat_number = c.vat_number
        order by a.sort_name, a.account_id, f.is_default desc, f.person_fiscal_id limit 1) as seat,
      (select p.name || case when p.vat_included then ', prezzi ivati' else ', prezzi netti' end from account a
        join price_list p using (price_list_id) where a.company_id = c.company_id and a.disabled_at is null
        group by p.price_list_id order by count(*) desc limit 1) as "priceList", o.*
    from company c cross join lateral (
      select count(*)::int as "yearOrders", coalesce(sum(coalesce(delivered_cents, total_cents)), 0)::int as "yearCents"
      from orders where company_id = c.company_id and created_at > ${now}::timestamptz - interval '1 year' and redelivers_problem_id is null
        and state not in ('draft', 'awaiting-payment', 'payment-failed', 'replaced', 'cancelled', 'withdrawn')) o
    where c.company_id = ${companyId}`.execute(db);
  return rows[0];
}

export async function readPeople(db: Db, companyId: number) {
  const { rows } = await sql<{
    userId: number;
    firstName: string;
    lastName: string;
    email: string;
    master: boolean;
    limitCents: number | null;
    orders: number;
  }>`
    select a.account_id as "userId", a.first_name as "firstName", a.last_name as "lastName", a.email, a.is_master as master,
      case when not a.is_master then a.spending_limit_cents end as "limitCents",
      (select count(*)::int from orders o where o.account_id = a.account_id and o.company_id = a.company_id
        and o.redelivers_problem_id is null and o.state not in ('draft', 'awaiting-payment', 'payment-failed', 'replaced')) as orders
    from account a where a.company_id = ${companyId} and a.disabled_at is null
    order by a.is_master desc, a.sort_name, a.account_id limit 200`.execute(db);
  return rows;
}

export interface Terms {
  paysByInvoice: boolean;
  limitCents: number | null;
  paymentDays: number;
  blockAfterDays: number;
}

/** The terms as they are, whose company stays as it is until the end of the transaction. */
export function lockTerms(tx: Tx, companyId: number) {
  return tx
    .selectFrom('company')
    .select([
      'name',
      'pays_by_invoice as paysByInvoice',
      'credit_limit_cents as limitCents',
      'payment_days as paymentDays',
      'block_after_days as blockAfterDays',
      'unblocked_until as unblockedUntil',
    ])
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function writeTerms(tx: Tx, companyId: number, terms: Terms): Promise<void> {
  await tx
    .updateTable('company')
    .set({
      pays_by_invoice: terms.paysByInvoice,
      credit_limit_cents: terms.limitCents,
      payment_days: terms.paymentDays,
      block_after_days: terms.blockAfterDays,
    })
    .where('company_id', '=', companyId)
    .execute();
}

export async function setUnblockedUntil(tx: Tx, companyId: number, until: string): Promise<void> {
  await tx.updateTable('company').set({ unblocked_until: until }).where('company_id', '=', companyId).execute();
}
