import { mostListed, type StaffCustomerTab } from '@sporta/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { countListed, withinList } from '../../platform/db/listed.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { wasKept } from '../order-book/index.ts';
import { type CustomerFilter, orderNumberIn, wordsOf } from './customer-filter.ts';

/* The list of customers. Raw: conditions are put together, and each meets an index of the row of the account. */

type Condition = RawBuilder<unknown>;

const isCustomer = sql`a.segment <> 'staff' and a.disabled_at is null`;

const tabs: Record<StaffCustomerTab, Condition> = {
  all: sql`true`,
  private: sql`a.segment = 'household'`,
  company: sql`a.segment = 'business'`,
  'to-verify': sql`a.email_confirmed_at is null`,
  blocked: sql`a.blocked_at is not null`,
};

const sortColumns: Record<CustomerFilter['sort'], Condition> = {
  name: sql`a.sort_name collate "C"`,
  since: sql`a.created_at`,
  points: sql`a.points`,
};

/** Who works for some stores sees who ordered there. @param account the column with the customer's id */
export function isOfStores(stores: StaffRights['stores'], account: Condition = sql`a.account_id`): Condition {
  if (stores === 'all') return sql`true`;
  return sql`exists (select from customer_store s where s.account_id = ${account}
    and ${ofStores(stores, sql`s.warehouse_id`)})`;
}

const like = (word: string) => word.replace(/[\\%_]/g, '\\$&');

function matches(q: string | undefined, buyers: readonly number[]): Condition {
  if (!q) return sql`true`;
  const asked = wordsOf(q);
  const text =
    'nameBegins' in asked
      ? sql`a.sort_name collate "C" like fold_text(${like(asked.nameBegins)}) || '%'`
      : sql.join(
          asked.words.map((word) => sql`a.search_text like '%' || fold_text(${like(word)}) || '%'`),
          sql` and `,
        );
  return buyers.length > 0 ? sql`((${text}) or a.account_id = any(${[...buyers]}::int[]))` : sql`(${text})`;
}

/** Whose order has the number that was typed, in the stores of who asks. */
async function buyersOf(db: Db, { q, stores }: CustomerFilter): Promise<number[]> {
  const number = q && orderNumberIn(q);
  if (!number) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct o.account_id as id from orders o where o.order_number = ${number}
      and ${ofStores(stores)}`.execute(db);
  return rows.map(({ id }) => id);
}

async function conditionOf(db: Db, filter: CustomerFilter): Promise<Condition> {
  const ofCompany = filter.company_id ? sql`a.company_id = ${filter.company_id}` : sql`true`;
  const found = matches(filter.q, await buyersOf(db, filter));
  return sql`${isCustomer} and ${ofCompany} and ${isOfStores(filter.stores)} and ${found}`;
}

export interface ListedCustomer {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  fidelityCard: string | null;
  companyId: number | null;
  companyName: string | null;
  recipientCode: string | null;
  pec: string | null;
  points: number;
  since: Date;
  confirmed: boolean;
  blocked: boolean;
  orders: number;
  lastOrderAt: Date | null;
}

/** A page of customers; the id makes the order of equal ones a fixed one. */
export async function readCustomerList(
  db: Db,
  filter: CustomerFilter,
  page: { limit: number; offset: number },
): Promise<ListedCustomer[]> {
  const { limit, offset } = withinList(page);
  const { sort, direction, tab, stores } = filter;
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const order = sql`order by ${sortColumns[sort]} ${way}, a.account_id ${way}`;
  // `offset 0`: who has the words is found by their index first; else names are gone through until enough have them
  const apart = (filter.q?.length ?? 0) > 2 ? sql`offset 0` : sql``;
  const { rows } = await sql<ListedCustomer>`
    with page as materialized (
      select sorted.account_id, row_number() over () as place from (
        select a.account_id from (
          select * from account a where ${await conditionOf(db, filter)} and ${tabs[tab]} ${apart}) a
        ${order} limit ${limit} offset ${offset}) sorted)
    select a.account_id as "userId", a.first_name as "firstName", a.last_name as "lastName", a.email, a.phone,
      a.fidelity_card as "fidelityCard", c.company_id as "companyId", c.name as "companyName",
      c.recipient_code as "recipientCode", c.pec, a.points,
      a.created_at as since, a.email_confirmed_at is not null as confirmed, a.blocked_at is not null as blocked,
      kept.orders, kept.latest as "lastOrderAt"
    from page join account a using (account_id) left join company c using (company_id)
      cross join lateral (select count(*)::int as orders, max(o.created_at) as latest from orders o
        where o.account_id = a.account_id and ${wasKept} and ${ofStores(stores)}) kept
    order by page.place`.execute(db);
  return rows;
}

/**
 * How many customers each tab holds under the same search; who is no member of the staff is a household or a business.
 */
export async function countCustomerList(db: Db, filter: CustomerFilter): Promise<Record<StaffCustomerTab, number>> {
  const shared = await conditionOf(db, filter);
  const upTo = (which: Condition) => countListed(sql`from account a where ${shared} and ${which}`);
  const { all: _, ...each } = tabs;
  const columns = Object.entries(each).map(([tab, which]) => sql`${upTo(which)} as ${sql.ref(tab)}`);
  const { rows } = await sql<Record<Exclude<StaffCustomerTab, 'all'>, number>>`
    select ${sql.join(columns)}`.execute(db);
  const counts = rows[0]!;
  return { all: Math.min(counts.private + counts.company, mostListed + 1), ...counts };
}
