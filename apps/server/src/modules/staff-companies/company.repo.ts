import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { keptInYear, totalOf, wasBought, wasKept, wasUndone } from '../order-book/index.ts';

/** A company as its page shows it. Raw: figures of its orders in these stores beside the row, sums a year back from `now`. */
export async function findCompany(
  db: Db,
  companyId: number,
  { stores, now }: { stores: StaffRights['stores']; now: Date },
) {
  const inYear = keptInYear(now);
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
    monthlyInvoice: boolean;
    orders: number;
    undone: number;
    yearOrders: number;
    yearCents: number;
  }>`
    select c.company_id as "companyId", c.name, c.vat_number as "vatNumber", c.fiscal_code as "fiscalCode",
      c.recipient_code as "recipientCode", c.pec, c.monthly_invoice as "monthlyInvoice", c.created_at as since,
      (select trim(f.address1 || ' ' || f.address_number) || ', ' || f.postalcode || ' ' || f.city || ' (' || f.province || ')'
        from person_fiscal f join account a using (account_id)
        where a.company_id = c.company_id and a.is_master and a.disabled_at is null and f.type = 'business' and f.deleted_at is null
          and f.vat_number = c.vat_number
        order by a.sort_name, a.account_id, f.is_default desc, f.person_fiscal_id limit 1) as seat,
      (select p.name || case when p.vat_included then ', prezzi ivati' else ', prezzi netti' end from account a
        join price_list p using (price_list_id) where a.company_id = c.company_id and a.disabled_at is null
        group by p.price_list_id order by count(*) desc limit 1) as "priceList", o.*
    from company c cross join lateral (
      select count(*) filter (where ${wasKept})::int as orders, count(*) filter (where ${wasUndone})::int as undone,
        count(*) filter (where ${inYear})::int as "yearOrders",
        coalesce(sum(${totalOf}) filter (where ${inYear}), 0)::bigint as "yearCents"
      from orders o where o.company_id = c.company_id and ${wasBought} and ${ofStores(stores)}) o
    where c.company_id = ${companyId}`.execute(db);
  return rows[0];
}

export async function isCompany(db: Db, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('company')
    .select('company_id')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who buys for a company, masters first, each with the orders they placed for it in these stores. */
export async function readPeople(db: Db, companyId: number, stores: StaffRights['stores']) {
  const { rows } = await sql<{
    userId: number;
    firstName: string;
    lastName: string;
    email: string;
    master: boolean;
    limitCents: number | null;
    budgetCents: number | null;
    orders: number;
  }>`
    select a.account_id as "userId", a.first_name as "firstName", a.last_name as "lastName", a.email, a.is_master as master,
      case when not a.is_master then a.spending_limit_cents end as "limitCents",
      case when not a.is_master then a.monthly_budget_cents end as "budgetCents",
      (select count(*)::int from orders o where o.account_id = a.account_id and o.company_id = a.company_id
        and ${wasKept} and ${ofStores(stores)}) as orders
    from account a where a.company_id = ${companyId} and a.disabled_at is null
    order by a.is_master desc, a.sort_name, a.account_id limit 200`.execute(db);
  return rows;
}

export interface Terms {
  paysByInvoice: boolean;
  limitCents: number | null;
  /** The most one order may put on account; null = no limit of its own. */
  maxOrderCents: number | null;
  paymentDays: number;
  blockAfterDays: number;
  monthlyInvoice: boolean;
}

/** Who a company is, as its invoices say. */
export interface CompanyData {
  name: string;
  vatNumber: string;
  fiscalCode: string;
  recipientCode: string | null;
  pec: string | null;
}

/** A company as it is, and stays until the end of the transaction. */
export function lockCompany(tx: Tx, companyId: number) {
  return tx
    .selectFrom('company')
    .select([
      'name',
      'vat_number as vatNumber',
      'fiscal_code as fiscalCode',
      'recipient_code as recipientCode',
      'pec',
      'pays_by_invoice as paysByInvoice',
      'credit_limit_cents as limitCents',
      'max_order_cents as maxOrderCents',
      'payment_days as paymentDays',
      'block_after_days as blockAfterDays',
      'monthly_invoice as monthlyInvoice',
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
      max_order_cents: terms.maxOrderCents,
      payment_days: terms.paymentDays,
      block_after_days: terms.blockAfterDays,
      monthly_invoice: terms.monthlyInvoice,
    })
    .where('company_id', '=', companyId)
    .execute();
}

/** @returns the name of the other company that has this VAT number */
export async function companyOfVat(tx: Tx, vatNumber: string, except: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('company')
    .select('name')
    .where('vat_number', '=', vatNumber)
    .where('company_id', '<>', except)
    .executeTakeFirst();
  return row?.name;
}

export async function writeData(tx: Tx, companyId: number, data: CompanyData): Promise<void> {
  await tx
    .updateTable('company')
    .set({
      name: data.name,
      vat_number: data.vatNumber,
      fiscal_code: data.fiscalCode,
      recipient_code: data.recipientCode,
      pec: data.pec,
    })
    .where('company_id', '=', companyId)
    .execute();
}

/**
 * Holders of invoices of the people of a company that carry its VAT number: each of their fields that said what the company said
 * says what it says now. Raw: each field is compared by itself.
 */
export async function followHolders(tx: Tx, companyId: number, before: CompanyData, after: CompanyData): Promise<void> {
  const follow = (column: string, was: string | null, is: string | null) =>
    sql`${sql.ref(column)} = case when f.${sql.ref(column)} is not distinct from ${was}::text then ${is}::text else f.${sql.ref(column)} end`;
  await sql`
    update person_fiscal f set ${sql.join([
      sql`vat_number = ${after.vatNumber}`,
      follow('company_name', before.name, after.name),
      follow('fiscal_code', before.fiscalCode, after.fiscalCode),
      follow('recipient_code', before.recipientCode, after.recipientCode),
      follow('pec', before.pec, after.pec),
    ])}
    from account a where a.account_id = f.account_id and a.company_id = ${companyId} and f.type = 'business'
      and f.deleted_at is null and f.vat_number = ${before.vatNumber}`.execute(tx);
}

export async function setUnblockedUntil(tx: Tx, companyId: number, until: string): Promise<void> {
  await tx.updateTable('company').set({ unblocked_until: until }).where('company_id', '=', companyId).execute();
}
