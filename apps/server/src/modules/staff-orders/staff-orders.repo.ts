import type { PaymentType } from '@sporta/contract';
import type { OrderState } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { withinList } from '../../platform/db/listed.ts';
import { totalOf } from '../order-book/index.ts';
import { type Condition, conditionOf, stateOf, typesAskedBy } from './order-conditions.repo.ts';
import type { OrderFilter } from './order-filter.ts';

/* The list of orders of the Banco. Raw: rows come with what belongs to them in one statement. */

/** States in the order of the work: the index `orders_progress` is of this very expression. */
const progress =
  '{reopened,confirmed,picking,picked,ready,out-for-delivery,in-locker,not-delivered,delivered,withdrawn,cancelled}';
const progressOf: Condition = sql`array_position(${sql.lit(progress)}::text[], o.state)`;

const sortColumns: Record<OrderFilter['sort'], Condition> = {
  number: sql`o.order_number`,
  slot: sql`o.slot_begin_at`,
  customer: sql`o.customer_name`,
  created: sql`o.created_at`,
  lines: sql`o.line_count`,
  total: totalOf,
  state: progressOf,
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
  /** Of the van that brings it; null = on none yet. */
  round: number | null;
  createdAt: Date;
  cutoffAt: Date;
  lines: number;
  missingLines: number;
  zones: ('dry' | 'chilled' | 'frozen')[];
  totalCents: number;
  estimated: boolean;
  tenders: { paymentTypeId: number; kind: PaymentType['kind']; name: string; brand: string | null; provider: string }[];
  hasCertificate: boolean;
  paymentMissing: boolean;
  problemOpen: boolean;
  noted: boolean;
}

const orderOf = ({ sort, direction }: OrderFilter): Condition => {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  return sql`order by ${sortColumns[sort]} ${way}, o.order_number ${way}, o.order_id ${way}`;
};

/** A page of orders; number and id make the order of equal ones a fixed one. */
export async function readOrderList(
  db: Db,
  filter: OrderFilter,
  page: { limit: number; offset: number },
): Promise<ListedOrder[]> {
  const { limit, offset } = withinList(page);
  const types = await typesAskedBy(db, filter);
  return readRows(
    db,
    sql`select sorted.order_id, row_number() over () as place from (
        select o.order_id from orders o
        where ${conditionOf(filter, types)} and ${stateOf(filter)} ${orderOf(filter)} limit ${limit} offset ${offset}) sorted`,
  );
}

/** The ids of a list in its order, as one text: a row for each would keep the event loop for as long as they take to read. */
export async function readOrderIds(db: Db, filter: OrderFilter, most: number): Promise<number[]> {
  const types = await typesAskedBy(db, filter);
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(sorted.order_id::text, ',' order by place) as ids from (
      select o.order_id, row_number() over () as place from (
        select o.order_id from orders o where ${conditionOf(filter, types)} and ${stateOf(filter)} ${orderOf(filter)} limit ${most}) o) sorted`.execute(
    db,
  );
  return rows[0]?.ids?.split(',').map(Number) ?? [];
}

/** These orders, in the order given. */
export const readOrdersOf = (db: Db, orderIds: readonly number[]): Promise<ListedOrder[]> =>
  readRows(db, sql`select * from unnest(${[...orderIds]}::int[]) with ordinality as asked(order_id, place)`);

async function readRows(db: Db, page: Condition): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    with page as materialized (${page})
    select o.order_id as "orderId", o.order_number as "orderNumber", o.state, o.account_id as "accountId",
      a.first_name as "firstName", a.last_name as "lastName", c.name as company,
      coalesce(o.address->>'address1', '') as address1, coalesce(o.address->>'addressNumber', '') as "addressNumber",
      coalesce(o.address->>'addressName', '') as "addressName", coalesce(o.address->>'postalcode', '') as postalcode,
      o.warehouse_id as "warehouseId", o.delivery_service_id as "deliveryServiceId", o.timeslot_id as "timeslotId",
      to_char(o.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as "slotDay",
      to_char(o.slot_begin_at at time zone 'Europe/Rome', 'HH24:MI') as "slotBegin",
      to_char(o.slot_end_at at time zone 'Europe/Rome', 'HH24:MI') as "slotEnd",
      (select r.number from round_stop s join round r using (round_id)
        where s.order_id = o.order_id and s.state <> 'back') as round,
      o.created_at as "createdAt", o.cutoff_at as "cutoffAt", o.line_count as lines, o.zones,
      ${totalOf} as "totalCents",
      l.missing as "missingLines", o.delivered_cents is null and l.weighed as estimated,
      (select coalesce(jsonb_agg(jsonb_build_object('paymentTypeId', p.payment_type_id, 'kind', t.kind, 'name', t.name,
          'brand', u.brand, 'provider', p.provider) order by p.order_version, p.position, p.payment_id), '[]')
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
