import { mostListed, orderStates, type PaymentType } from '@sporta/contract';
import type { StaffOrderTab } from '@sporta/contract/staff-order-words.ts';
import type { OrderState } from '@sporta/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { countListed, withinList } from '../../platform/db/listed.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import { startOfShopDay } from '../../platform/db/shop-day.ts';
import { totalOf } from '../order-book/index.ts';
import { type OrderFilter, wordsOf } from './order-filter.ts';

/* The list of orders of the Banco. Raw: conditions are put together, and rows come with what belongs to them in one statement. */

type Condition = RawBuilder<unknown>;

const isState = (...states: OrderState[]): Condition =>
  sql`o.state in (${sql.join(states.map((state) => sql.lit(state)))})`;

const neverListed: OrderState[] = ['draft', 'awaiting-payment', 'payment-failed', 'replaced'];

/** Orders somebody has to look at: few, found by indexes of their own, once for each statement. */
const watched = sql`array(select order_id from orders where state = 'not-delivered'
  union select order_id from order_problem where state = 'open'
  union select order_id from order_settlement where collected_at is null and missing_cents > 0)`;

const statesOf = {
  'to-prepare': ['confirmed', 'reopened'],
  'in-preparation': ['picking'],
  ready: ['picked', 'ready'],
  travelling: ['out-for-delivery', 'in-locker'],
  delivered: ['delivered'],
  cancelled: ['cancelled', 'withdrawn'],
} satisfies Partial<Record<StaffOrderTab, OrderState[]>>;

const listed = orderStates.filter((state) => !neverListed.includes(state));
const ofSomeTab: readonly OrderState[] = Object.values(statesOf).flat();
/** Listed, in no tab of states. */
const besideTabs = listed.filter((state) => !ofSomeTab.includes(state));

const tabs: Record<StaffOrderTab, Condition> = {
  all: isState(...listed),
  'to-prepare': isState(...statesOf['to-prepare']),
  'in-preparation': isState(...statesOf['in-preparation']),
  ready: isState(...statesOf.ready),
  travelling: isState(...statesOf.travelling),
  delivered: isState(...statesOf.delivered),
  cancelled: isState(...statesOf.cancelled),
  'to-watch': sql`o.order_id = any(${watched})`,
  unpaid: isState('awaiting-payment', 'payment-failed'),
};

/** Characters with a meaning for `like` are matched as they are. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const found = (text: string): Condition => {
  const wanted = wordsOf(text);
  if ('numberBegins' in wanted) return sql`lower(o.order_number) like ${`${literal(wanted.numberBegins)}%`}`;
  return sql.join(
    wanted.words.map((word) => sql`o.search_text like ${`%${literal(word)}%`}`),
    sql` and `,
  );
};

/** What the filter asks for beside its tab. */
function conditionOf(filter: OrderFilter, typesAsked: readonly number[]): Condition {
  const { stores, warehouse_id: warehouseId, delivery_service_id: serviceId } = filter;
  const parts: Condition[] = [ofStores(stores)];
  if (warehouseId) parts.push(sql`o.warehouse_id = ${warehouseId}`);
  if (serviceId) parts.push(sql`o.delivery_service_id = ${serviceId}`);
  if (filter.q) parts.push(found(filter.q));
  if (filter.from) parts.push(sql`o.slot_begin_at >= ${startOfShopDay(filter.from)}`);
  if (filter.to) parts.push(sql`o.slot_begin_at < ${startOfShopDay(filter.to, 1)}`);
  if (filter.begin) parts.push(sql`(o.slot_begin_at at time zone 'Europe/Rome')::time = ${filter.begin}::time`);
  if (filter.zone) parts.push(sql`${filter.zone} = any(o.zones)`);
  if (filter.company !== undefined)
    parts.push(filter.company ? sql`o.company_id is not null` : sql`o.company_id is null`);
  if (filter.company_id) parts.push(sql`o.company_id = ${filter.company_id}`);
  if (filter.user_id) parts.push(sql`o.account_id = ${filter.user_id}`);
  if (filter.payment) parts.push(paidBy(filter.payment, typesAsked));
  if (filter.orderIds) parts.push(sql`o.order_id = any(${[...filter.orderIds]}::int[])`);
  return sql.join(parts, sql` and `);
}

/** Kinds of payment types by the word of the wire; certificates are no payments. */
const kindsOf: Record<NonNullable<OrderFilter['payment']>, string[]> = {
  card: ['card', 'saved-card', 'stripe'],
  wallet: ['satispay'],
  'meal-ticket': ['meal-ticket'],
  'bank-transfer': ['due-date'],
  'gift-certificate': [],
  other: [],
};

/** The payment types of a filter. As numbers in the statement, they let the database know how many payments there are of them. */
async function typesAskedBy(db: Db, { payment }: OrderFilter): Promise<number[]> {
  if (!payment || kindsOf[payment].length === 0) return [];
  const rows = await db
    .selectFrom('payment_type')
    .select('payment_type_id')
    .where('kind', 'in', kindsOf[payment] as never)
    .execute();
  return rows.map(({ payment_type_id }) => payment_type_id);
}

function paidBy(payment: NonNullable<OrderFilter['payment']>, types: readonly number[]): Condition {
  if (payment === 'gift-certificate') {
    return sql`exists (select from order_gift_certificate g where g.order_id = o.order_id and g.state = 'reserved')`;
  }
  if (types.length === 0) return sql`false`;
  return sql`exists (select from payment p where p.order_id = o.order_id and p.payment_type_id in (${sql.join(types.map((type) => sql.lit(type)))})
      and p.state in ('created', 'redirected', 'authorised', 'captured', 'refunded'))`;
}

const sortColumns: Record<OrderFilter['sort'], Condition> = {
  number: sql`o.order_number`,
  slot: sql`o.slot_begin_at`,
  customer: sql`o.customer_name`,
  created: sql`o.created_at`,
  lines: sql`o.line_count`,
  total: totalOf,
  state: sql`o.state`,
};

export interface ListedOrder {
  orderId: number;
  orderNumber: string;
  state: OrderState;
  accountId: number;
  firstName: string;
  lastName: string;
  company: string | null;
  address1: string;
  addressNumber: string;
  addressName: string;
  postalcode: string;
  warehouseId: number;
  deliveryServiceId: number;
  timeslotId: number;
  slotDay: string;
  slotBegin: string;
  slotEnd: string;
  createdAt: Date;
  cutoffAt: Date;
  lines: number;
  missingLines: number;
  zones: ('dry' | 'chilled' | 'frozen')[];
  totalCents: number;
  estimated: boolean;
  tenders: { paymentTypeId: number; kind: PaymentType['kind']; name: string; brand: string | null }[];
  hasCertificate: boolean;
  paymentMissing: boolean;
  problemOpen: boolean;
  noted: boolean;
}

/** A page of orders; number and id make the order of equal ones a fixed one. */
export async function readOrderList(
  db: Db,
  filter: OrderFilter,
  page: { limit: number; offset: number },
): Promise<ListedOrder[]> {
  const { limit, offset } = withinList(page);
  const { sort, direction } = filter;
  const types = await typesAskedBy(db, filter);
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const order = sql`order by ${sortColumns[sort]} ${way}, o.order_number ${way}, o.order_id ${way}`;
  const { rows } = await sql<ListedOrder>`
    with page as materialized (
      select sorted.order_id, row_number() over () as place from (
        select o.order_id from orders o
        where ${conditionOf(filter, types)} and ${stateOf(filter)} ${order} limit ${limit} offset ${offset}) sorted)
    select o.order_id as "orderId", o.order_number as "orderNumber", o.state, o.account_id as "accountId",
      a.first_name as "firstName", a.last_name as "lastName", c.name as company,
      coalesce(o.address->>'address1', '') as address1, coalesce(o.address->>'addressNumber', '') as "addressNumber",
      coalesce(o.address->>'addressName', '') as "addressName", coalesce(o.address->>'postalcode', '') as postalcode,
      o.warehouse_id as "warehouseId", o.delivery_service_id as "deliveryServiceId", o.timeslot_id as "timeslotId",
      to_char(o.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as "slotDay",
      to_char(o.slot_begin_at at time zone 'Europe/Rome', 'HH24:MI') as "slotBegin",
      to_char(o.slot_end_at at time zone 'Europe/Rome', 'HH24:MI') as "slotEnd",
      o.created_at as "createdAt", o.cutoff_at as "cutoffAt", o.line_count as lines, o.zones,
      ${totalOf} as "totalCents",
      l.missing as "missingLines", o.delivered_cents is null and l.weighed as estimated,
      (select coalesce(jsonb_agg(jsonb_build_object('paymentTypeId', p.payment_type_id, 'kind', t.kind, 'name', t.name,
          'brand', u.brand) order by p.order_version, p.position, p.payment_id), '[]')
        from payment p join payment_type t using (payment_type_id) left join payment_auth u using (payment_auth_id)
        where p.order_id = o.order_id and p.state in ('created', 'redirected', 'authorised', 'captured', 'refunded')) as tenders,
      exists (select from order_gift_certificate g where g.order_id = o.order_id and g.state = 'reserved') as "hasCertificate",
      exists (select from order_settlement s where s.order_id = o.order_id and s.collected_at is null
        and s.missing_cents > 0) as "paymentMissing",
      exists (select from order_problem p where p.order_id = o.order_id and p.state = 'open') as "problemOpen",
      exists (select from order_note n where n.order_number = o.order_number) as noted
    from page join orders o using (order_id) join account a using (account_id)
      left join company c on c.company_id = o.company_id
      cross join lateral (select count(*) filter (where outcome = 'missing')::int as missing,
        coalesce(bool_or(estimated_grams is not null), false) as weighed from order_line x where x.order_id = o.order_id) l
    order by page.place`.execute(db);
  return rows;
}

function stateOf({ tab, state }: OrderFilter): Condition {
  return state ? sql`${tabs[tab]} and o.state = any(${state.split(',')}::text[])` : tabs[tab];
}

/**
 * How many orders each tab holds under the filter, and how many its page is one of. An order is of one state, so that what all of them
 * hold is the sum of tabs and nobody is counted twice.
 */
export async function countOrderList(
  db: Db,
  filter: OrderFilter,
): Promise<{ counts: Record<StaffOrderTab, number>; total: number }> {
  const { tab, state } = filter;
  const shared = conditionOf(filter, await typesAskedBy(db, filter));
  const upTo = (which: Condition) => countListed(sql`from orders o where ${shared} and ${which}`);
  const { all: _, ...each } = tabs;
  const columns = Object.entries({ ...each, beside: isState(...besideTabs) }).map(
    ([name, which]) => sql`${upTo(which)} as ${sql.ref(name)}`,
  );
  if (state) columns.push(sql`${upTo(stateOf(filter))} as asked`);
  const { rows } = await sql<Record<Exclude<StaffOrderTab, 'all'> | 'beside', number> & { asked?: number }>`
    select ${sql.join(columns)}`.execute(db);
  const { asked, beside, ...counted } = rows[0]!;
  const sum = Object.keys(statesOf).reduce((total, name) => total + counted[name as keyof typeof statesOf], beside);
  const counts = { ...counted, all: Math.min(sum, mostListed + 1) };
  return { counts, total: asked ?? counts[tab] };
}
