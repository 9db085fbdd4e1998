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
      : sql`exists (select from orders o where o.account_id = a.account_id and o.warehouse_id = any(${[...stores]}::int[]))`;
  const { rows } = await sql<{ id: number; name: string; email: string; company: string | null }>`
    select a.account_id as id, trim(a.first_name || ' ' || a.last_name) as name, a.email, c.name as company
    from account a left join company c using (company_id)
    where a.segment <> 'staff' and a.disabled_at is null and ${ordered}
      and lower(concat_ws(' ', a.first_name, a.last_name, a.email, a.phone, a.fidelity_card)) like ${pattern(text)}
    order by a.last_name, a.first_name, a.account_id limit ${limit}`.execute(db);
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
    where lower(brand || ' ' || name) like ${pattern(text)} or lower(code) = ${text.toLowerCase()}
      or exists (select from product_ean e where e.product_id = product.product_id and e.ean = ${text})
    order by popularity desc, product_id limit ${limit}`.execute(db);
  return rows;
}
