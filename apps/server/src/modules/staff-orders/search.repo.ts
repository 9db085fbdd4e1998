import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Stores } from './today.repo.ts';

/*
 * People, companies and products by a piece of their name. Raw: several columns are matched as one text. What matches is found by
 * its index first (`offset 0`, `array(…)`) and sorted then: else everybody is gone through in the order asked for. Two letters are
 * in no index and in many names: there, going through them in that order soon finds enough.
 */

const isIndexed = (text: string) => text.trim().length > 2;

const pattern = (text: string) =>
  `%${text
    .toLowerCase()
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .replace(/\s+/g, '%')}%`;

/** Who works for some stores sees the customers who ordered there. */
const seenIn = (stores: Stores) =>
  stores === 'all'
    ? sql`true`
    : sql`exists (select from customer_store s where s.account_id = a.account_id and s.warehouse_id = any(${[...stores]}::int[]))`;

export async function findCustomers(db: Db, text: string, stores: Stores, limit: number) {
  const { rows } = await sql<{ id: number; name: string; email: string; company: string | null }>`
    select a.account_id as id, trim(a.first_name || ' ' || a.last_name) as name, a.email, c.name as company
    from (select * from account a where a.segment <> 'staff' and a.disabled_at is null and ${seenIn(stores)}
      and a.search_text like fold_text(${pattern(text)}) ${isIndexed(text) ? sql`offset 0` : sql``}) a
    left join company c using (company_id)
    order by a.sort_name collate "C", a.account_id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Who holds the certificate of this code, and who bought it to give it away. The whole code only: a piece of one is a guess at
 * somebody's money.
 */
export async function findByCertificate(db: Db, code: string, stores: Stores) {
  const { rows } = await sql<{ id: number; name: string; email: string; leftCents: number; bought: boolean }>`
    select a.account_id as id, trim(a.first_name || ' ' || a.last_name) as name, a.email, g.balance_cents as "leftCents", of.bought
    from gift_certificate g left join gift_voucher_order b using (gift_certificate_id)
      cross join lateral (values (g.account_id, false), (nullif(b.account_id, g.account_id), true)) of (account_id, bought)
      join account a on a.account_id = of.account_id
    where upper(g.code) = upper(${code.trim()}) and a.segment <> 'staff' and a.disabled_at is null and ${seenIn(stores)}
    order by of.bought, a.account_id`.execute(db);
  return rows;
}

export async function findCompanies(db: Db, text: string, limit: number) {
  const { rows } = await sql<{ id: number; name: string; vatNumber: string }>`
    select company_id as id, name, vat_number as "vatNumber" from company
    where lower(name || ' ' || vat_number) like ${pattern(text)} order by name, company_id limit ${limit}`.execute(db);
  return rows;
}

export async function findProducts(db: Db, text: string, limit: number) {
  const named = isIndexed(text)
    ? sql`product_id = any(array(
        select p.product_id from product p where lower(p.name || ' ' || p.code) like ${pattern(text)}
        union all select e.product_id from product_ean e where e.ean = ${text}))`
    : sql`lower(name || ' ' || code) like ${pattern(text)}`;
  const { rows } = await sql<{ id: number; name: string; code: string; brand: string }>`
    select product_id as id, name, code, brand from product where ${named}
    order by popularity desc, product_id desc limit ${limit}`.execute(db);
  return rows;
}
