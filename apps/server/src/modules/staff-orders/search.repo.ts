import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Stores } from './today.repo.ts';

/* People, companies and products by a piece of their name. Raw: several columns are matched as one text. */

const pattern = (text: string) =>
  `%${text
    .toLowerCase()
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .replace(/\s+/g, '%')}%`;

/** Customers of the shop; who works for some stores finds those who ordered there. */
export async function findCustomers(db: Db, text: string, stores: Stores, limit: number) {
  const ordered =
    stores === 'all'
      ? sql`true`
      : sql`exists (select from customer_store s where s.account_id = a.account_id and s.warehouse_id = any(${[...stores]}::int[]))`;
  const { rows } = await sql<{ id: number; name: string; email: string; company: string | null }>`
    select a.account_id as id, trim(a.first_name || ' ' || a.last_name) as name, a.email, c.name as company
    from account a left join company c using (company_id)
    where a.segment <> 'staff' and a.disabled_at is null and ${ordered}
      and a.search_text like fold_text(${pattern(text)})
    order by a.sort_name collate "C", a.account_id limit ${limit}`.execute(db);
  return rows;
}

export async function findCompanies(db: Db, text: string, limit: number) {
  const { rows } = await sql<{ id: number; name: string; vatNumber: string }>`
    select company_id as id, name, vat_number as "vatNumber" from company
    where lower(name || ' ' || vat_number) like ${pattern(text)} order by name, company_id limit ${limit}`.execute(db);
  return rows;
}

export async function findProducts(db: Db, text: string, limit: number) {
  const { rows } = await sql<{ id: number; name: string; code: string; brand: string }>`
    select product_id as id, name, code, brand from product
    where lower(name || ' ' || code) like ${pattern(text)}
      or product_id in (select e.product_id from product_ean e where e.ean = ${text})
    order by popularity desc, product_id desc limit ${limit}`.execute(db);
  return rows;
}
