import { orderStates } from '@sporta/contract';
import type { StaffOrderTab } from '@sporta/contract/staff-order-words.ts';
import type { OrderState } from '@sporta/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import { startOfShopDay } from '../../platform/db/shop-day.ts';
import { type OrderFilter, wordsOf } from './order-filter.ts';

/* What the list of orders of the Banco is asked for, as conditions on orders `o`. Raw: they are put together. */

export type Condition = RawBuilder<unknown>;

export const isState = (...states: OrderState[]): Condition =>
  sql`o.state in (${sql.join(states.map((state) => sql.lit(state)))})`;

const neverListed: OrderState[] = ['draft', 'awaiting-payment', 'payment-failed', 'replaced'];

/** Orders somebody has to look at: few, found by indexes of their own, once for each statement. */
export const openMatters = sql`select order_id from order_problem where state = 'open'
  union select order_id from order_settlement where collected_at is null and missing_cents > 0`;
const watched = sql`array(select order_id from orders where state = 'not-delivered' union ${openMatters})`;

export const statesOf = {
  'to-prepare': ['confirmed', 'reopened'],
  'in-preparation': ['picking'],
  ready: ['picked', 'ready'],
  travelling: ['out-for-delivery', 'in-locker'],
  delivered: ['delivered'],
  cancelled: ['cancelled', 'withdrawn'],
} satisfies Partial<Record<StaffOrderTab, OrderState[]>>;

/** Orders nobody has paid: in a tab of their own, and not listed else. */
export const unpaidStates: readonly OrderState[] = ['awaiting-payment', 'payment-failed'];

const listed = orderStates.filter((state) => !neverListed.includes(state));
const ofSomeTab: readonly OrderState[] = Object.values(statesOf).flat();
/** Listed, in no tab of states. */
export const besideTabs = listed.filter((state) => !ofSomeTab.includes(state));

export const tabs: Record<StaffOrderTab, Condition> = {
  all: isState(...listed),
  'to-prepare': isState(...statesOf['to-prepare']),
  'in-preparation': isState(...statesOf['in-preparation']),
  ready: isState(...statesOf.ready),
  travelling: isState(...statesOf.travelling),
  delivered: isState(...statesOf.delivered),
  cancelled: isState(...statesOf.cancelled),
  'to-watch': sql`o.order_id = any(${watched})`,
  unpaid: isState(...unpaidStates),
};

/** Characters with a meaning for `like` are matched as they are. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const found = (text: string): Condition => {
  const wanted = wordsOf(text);
  if ('numberBegins' in wanted) return sql`lower(o.order_number) like ${`${literal(wanted.numberBegins)}%`}`;
  const patterns = [
    ...wanted.words.map((word) => `%${literal(word)}%`),
    ...wanted.beginnings.map((word) => `% ${literal(word)}%`),
  ];
  return sql.join(
    patterns.map((pattern) => sql`o.search_text like ${pattern}`),
    sql` and `,
  );
};

/** What the filter asks for beside its tab. */
export function conditionOf(filter: OrderFilter, typesAsked: readonly number[]): Condition {
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
export async function typesAskedBy(db: Db, { payment }: OrderFilter): Promise<number[]> {
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

export function stateOf({ tab, state }: OrderFilter): Condition {
  return state ? sql`${tabs[tab]} and o.state = any(${state.split(',')}::text[])` : tabs[tab];
}
