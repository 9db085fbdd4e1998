import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { keptInYear, totalOf, wasBought, wasKept, wasUndone } from '../order-book/index.ts';
import { isOfStores } from './customer-list.repo.ts';

export interface CustomerRow {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  login: string;
  phone: string | null;
  birthDate: string | null;
  fiscalCode: string | null;
  fidelityCard: string | null;
  companyId: number | null;
  companyName: string | null;
  isMaster: boolean;
  limitCents: number | null;
  since: Date;
  confirmed: boolean;
  blocked: boolean;
  blockReason: string | null;
  forgetOn: string | null;
  points: number;
}

const columns = sql`a.account_id as "userId", a.first_name as "firstName", a.last_name as "lastName", a.email, a.login, a.phone,
  a.birth_date as "birthDate", a.fiscal_code as "fiscalCode", a.fidelity_card as "fidelityCard", a.company_id as "companyId",
  (select name from company c where c.company_id = a.company_id) as "companyName", a.is_master as "isMaster",
  a.spending_limit_cents as "limitCents", a.created_at as since, a.email_confirmed_at is not null as confirmed,
  a.blocked_at is not null as blocked, a.block_reason as "blockReason", a.forget_on as "forgetOn", a.points`;
const isCustomer = sql`a.segment <> 'staff' and a.disabled_at is null`;

/** A customer this person sees; those who are gone are nobody's. Raw: the stores are a condition put together. */
export async function findCustomer(
  db: Db | Tx,
  userId: number,
  stores: StaffRights['stores'],
): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${columns} from account a where a.account_id = ${userId} and ${isCustomer} and ${isOfStores(stores)}`.execute(
    db,
  );
  return rows[0];
}

/** The same, whose row stays as it is until the end of the transaction. */
export async function lockCustomer(
  tx: Tx,
  userId: number,
  stores: StaffRights['stores'],
): Promise<CustomerRow | undefined> {
  assertLockOrder(tx, 'customer');
  const { rows } = await sql<CustomerRow>`
    select ${columns} from account a where a.account_id = ${userId} and ${isCustomer} and ${isOfStores(stores)}
    for no key update of a`.execute(tx);
  return rows[0];
}

export interface CustomerFigures {
  orders: number;
  yearOrders: number;
  yearCents: number;
  lastOrderAt: Date | null;
  undone: number;
  refundedCents: number;
  certificateCents: number;
  lists: number;
  savedCards: number;
  mealTickets: number;
}

/** What a customer is to the stores somebody works for; what belongs to no store is there whole. Sums a year back from `now`. */
export async function readFigures(
  db: Db,
  userId: number,
  { stores, now }: { stores: StaffRights['stores']; now: Date },
): Promise<CustomerFigures> {
  const inYear = keptInYear(now);
  const { rows } = await sql<CustomerFigures>`
    select b.*, r.cents as "refundedCents",
      (select coalesce(sum(balance_cents), 0)::bigint from gift_certificate g where g.account_id = ${userId}
        and (g.valid_to is null or g.valid_to > ${now})) as "certificateCents",
      (select count(*)::int from product_list where account_id = ${userId}) as lists,
      (select count(*)::int from payment_auth where account_id = ${userId} and active) as "savedCards",
      (select count(*)::int from meal_ticket_link where account_id = ${userId}) as "mealTickets"
    from (select count(*) filter (where ${wasKept})::int as orders, count(*) filter (where ${inYear})::int as "yearOrders",
        coalesce(sum(${totalOf}) filter (where ${inYear}), 0)::bigint as "yearCents",
        max(o.created_at) filter (where ${wasKept}) as "lastOrderAt", count(*) filter (where ${wasUndone})::int as undone
      from orders o where o.account_id = ${userId} and ${wasBought} and ${ofStores(stores)}) b
    cross join (select coalesce(sum(x.refund_cents), 0)::bigint as cents from order_withdrawal x join orders o using (order_id)
      where o.account_id = ${userId} and ${ofStores(stores)}) r`.execute(db);
  return rows[0]!;
}

/** Cards that are kept, the one that is proposed first. */
export function readCards(db: Db, userId: number) {
  return db
    .selectFrom('payment_auth')
    .select([
      'payment_auth_id as cardId',
      'brand',
      'masked_number as maskedNumber',
      'expiry_month as month',
      'expiry_year as year',
      'is_default as isDefault',
    ])
    .where('account_id', '=', userId)
    .where('active', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('payment_auth_id')
    .execute();
}

/** Lists with the number of their products, the one that was changed last first. */
export async function readLists(db: Db, userId: number, limit: number) {
  const { rows } = await sql<{ listId: number; name: string; products: number }>`
    select product_list_id as "listId", name,
      (select count(*)::int from product_list_item i where i.product_list_id = l.product_list_id) as products
    from product_list l where account_id = ${userId}
    order by updated_at desc, product_list_id limit ${limit}`.execute(db);
  return rows;
}

/** The first order of a customer that is not over yet, in these stores. */
export async function readOpenOrder(db: Db, userId: number, stores: StaffRights['stores']) {
  const { rows } = await sql<{ orderId: number; orderNumber: string }>`
    select o.order_id as "orderId", o.order_number as "orderNumber" from orders o
    where o.account_id = ${userId} and ${ofStores(stores)} and o.state in
      ('awaiting-payment', 'confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'in-locker', 'not-delivered')
    order by o.slot_begin_at limit 1`.execute(db);
  return rows[0];
}

export async function readConsents(db: Db, userId: number) {
  const { rows } = await sql<{ title: string; version: number; accepted: boolean; required: boolean; at: Date }>`
    select title, version, accepted, required, at from (
      select distinct on (d.code) d.code, d.title, d.version, d.required, x.accepted, x.at, d.disclaimer_id
      from account_disclaimer x join disclaimer d using (disclaimer_id) where x.account_id = ${userId}
      order by d.code, x.at desc) latest order by required desc, disclaimer_id`.execute(db);
  return rows;
}

/** Where orders of a customer, or of the people of a company, go; the first 200. */
export function readAddresses(db: Db, of: { userId: number } | { companyId: number }) {
  const found = db
    .selectFrom('address as d')
    .innerJoin('account as a', 'a.account_id', 'd.account_id')
    .select([
      'd.account_id as userId',
      'd.address_id as addressId',
      'd.address_name as name',
      'd.recipient',
      'd.address1',
      'd.address_number as number',
      'd.city',
      'd.province',
      'd.postalcode',
      'd.phone',
      'd.notes',
      'd.is_default as isDefault',
    ])
    .where('d.deleted_at', 'is', null)
    .where('a.disabled_at', 'is', null)
    .limit(200);
  const whose =
    'userId' in of
      ? found.where('d.account_id', '=', of.userId)
      : found
          .where('a.company_id', '=', of.companyId)
          .orderBy('a.is_master', 'desc')
          .orderBy('a.sort_name')
          .orderBy('a.account_id');
  return whose.orderBy('d.is_default', 'desc').orderBy('d.address_id').execute();
}

/** What a customer reported of orders of these stores, the latest first. */
export async function readProblems(
  db: Db,
  userId: number,
  { stores, limit }: { stores: StaffRights['stores']; limit: number },
) {
  const { rows } = await sql<{
    problemId: number;
    orderId: number;
    orderNumber: string;
    at: Date;
    lines: number;
    note: string | null;
    open: boolean;
  }>`
    select p.order_problem_id as "problemId", o.order_id as "orderId", o.order_number as "orderNumber", p.reported_at as at,
      (select count(*)::int from order_problem_line l where l.order_problem_id = p.order_problem_id) as lines, p.note,
      p.state = 'open' as open
    from order_problem p join orders o using (order_id) where o.account_id = ${userId} and ${ofStores(stores)}
    order by p.order_problem_id desc limit ${limit}`.execute(db);
  return rows;
}

/** The latest movements of points. */
export function readPointEntries(db: Db, userId: number, limit: number) {
  return db
    .selectFrom('point_entry')
    .select(['point_entry_id as entryId', 'points', 'description', 'at'])
    .where('account_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('point_entry_id', 'desc')
    .limit(limit)
    .execute();
}

export async function setBlocked(tx: Tx, userId: number, reason: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ blocked_at: reason === null ? null : now, block_reason: reason })
    .where('account_id', '=', userId)
    .execute();
}

export async function setForgetOn(tx: Tx, userId: number, day: string | null): Promise<void> {
  await tx.updateTable('account').set({ forget_on: day }).where('account_id', '=', userId).execute();
}

/** Accounts whose day to be anonymised has come. */
export async function dueToForget(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('account_id')
    .where('forget_on', '<=', today)
    .where('disabled_at', 'is', null)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}
