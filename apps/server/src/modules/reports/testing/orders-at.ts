import { shopDay } from '@sporta/domain';
import type pg from 'pg';

/* For tests: orders with a slot at any instant, what came of them and what was given back, and their figures counted by hand. */

export interface WrittenOrder {
  account: number;
  /** Milliseconds of the slot's begin. */
  at: number;
  state: 'confirmed' | 'delivered' | 'cancelled';
  store: number;
  lines: { cents: number; outcome: 'picked' | 'missing'; cost: boolean }[];
  /** Cents given back, and when. */
  back: { cents: number; at: number } | null;
}

export interface ReportsWorld {
  accounts: number[];
  stores: number[];
  slots: number[];
  /** One whose cost is known (40 cents), one whose is not. */
  products: { costly: number; free: number };
}

export const COST = 40;

export async function startReports(pool: pg.Pool): Promise<ReportsWorld> {
  const ids = async (query: string) => (await pool.query(query)).rows.map(({ id }) => id as number);
  const stores =
    await ids(`insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('uno', 'Sporta Uno', 'Via Uno', 'Milano', 'MI', '20144', 45.4, 9.1, true), ('due', 'Sporta Due', 'Via Due', 'Milano', 'MI', '20145', 45.5, 9.2, false)
    returning warehouse_id as id`);
  const accounts =
    await ids(`insert into account (login, email) select 'c' || n || '@x.example', 'c' || n || '@x.example' from generate_series(1, 4) n
    returning account_id as id`);
  const slots =
    await ids(`insert into timeslot (warehouse_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at, cutoff_at,
      released_at, capacity_orders, capacity_units)
    select warehouse_id, 1, '2026-01-01', '10:00', '12:00', now(), now(), now(), now(), 10, 100 from warehouse order by warehouse_id returning timeslot_id as id`);
  const [costly, free] = await ids(`with v as (insert into vendor (name) values ('Marca') returning vendor_id)
    insert into product (code, name, short_name, slug, vendor_id, selling_mode)
    select n, n, n, lower(n), vendor_id, 'piece' from v, unnest(array['A', 'B']) n returning product_id as id`);
  await pool.query('insert into product_cost values ($1, $2)', [costly, COST]);
  return { accounts, stores, slots, products: { costly: costly!, free: free! } };
}

let lastId = 500_000_000;

/** Writes an order as the shop would leave it. @returns its id */
export async function writeAt(pool: pg.Pool, world: ReportsWorld, order: WrittenOrder): Promise<number> {
  const orderId = lastId++;
  const cents = order.lines.reduce((sum, line) => sum + line.cents, 0);
  const came = order.lines.filter(({ outcome }) => outcome === 'picked').reduce((sum, line) => sum + line.cents, 0);
  const delivered = order.state === 'delivered';
  await pool.query(
    `with c as (insert into cart (account_id, state) values ($2, 'ordered') returning cart_id)
     insert into orders (order_id, order_number, account_id, cart_id, idempotency_key, state, warehouse_id, delivery_service_id, timeslot_id,
       slot_begin_at, slot_end_at, cutoff_at, address, price_list_id, items_cents, tax_cents, total_cents, payable_cents, delivered_cents)
     select $1::int, 'N' || $1::int, $2, cart_id, 'k' || $1::int, 'draft', $3, 1, $4, $5, $5::timestamptz + interval '2 hours', $5, '{}', 1, $6, 0, $6, $6, null from c`,
    [
      orderId,
      world.accounts[order.account],
      world.stores[order.store],
      world.slots[order.store],
      new Date(order.at),
      cents,
    ],
  );
  for (const [index, line] of order.lines.entries()) {
    const { costly, free } = world.products;
    await pool.query(
      `insert into order_line (order_id, position, product_id, code, name, brand, description, slug, selling_mode, quantity, unit, unit_price_cents,
         gross_cents, vat_rate_bp, vat_code, perishable, accept_alternatives, outcome, delivered_quantity, delivered_cents)
       values ($1, $2, $3, $4, $4, '', '', '', 'piece', 1000, 'pz', $5, $5, 0, '0', false, true, $6, $7, $8)`,
      [
        orderId,
        index + 1,
        line.cost ? costly : free,
        line.cost ? 'A' : 'B',
        line.cents,
        delivered ? line.outcome : null,
        delivered ? (line.outcome === 'picked' ? 1000 : 0) : null,
        delivered ? (line.outcome === 'picked' ? line.cents : 0) : null,
      ],
    );
  }
  await pool.query('update orders set state = $2, delivered_cents = $3 where order_id = $1', [
    orderId,
    order.state,
    delivered ? came : null,
  ]);
  if (order.back && delivered) {
    await pool.query('insert into order_withdrawal (order_id, requested_at, refund_cents) values ($1, $2, $3)', [
      orderId,
      new Date(order.back.at),
      order.back.cents,
    ]);
  }
  return orderId;
}

const hourOf = (at: number) =>
  Number(new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' }).format(at));

/** The figures of these orders by "day store hour", counted one by one. */
export function countByHand(world: ReportsWorld, orders: readonly (WrittenOrder & { orderId: number })[]) {
  const figures = new Map<string, Record<string, number>>();
  const of = (at: number, store: number) => {
    const key = `${shopDay(at)} ${world.stores[store]} ${hourOf(at)}`;
    const known = figures.get(key) ?? {};
    figures.set(key, known);
    return (name: string, more: number) => {
      known[name] = (known[name] ?? 0) + more;
    };
  };
  const counted = orders.filter(({ state }) => state !== 'cancelled');
  for (const order of counted) {
    const add = of(order.at, order.store);
    const isDone = order.state === 'delivered';
    const came = order.lines.filter(({ outcome }) => outcome === 'picked' || !isDone);
    add('orders', 1);
    add('estimated', isDone ? 0 : 1);
    add(
      'cents',
      came.reduce((sum, { cents }) => sum + cents, 0),
    );
    add('lines', isDone ? order.lines.length : 0);
    add('missing', isDone ? order.lines.length - came.length : 0);
    const known = isDone ? came.filter(({ cost }) => cost) : [];
    add(
      'netCents',
      known.reduce((sum, { cents }) => sum + cents, 0),
    );
    add('costCents', known.length * COST);
    const isEarlier = (other: (typeof counted)[number]) =>
      other.account === order.account &&
      (other.at < order.at || (other.at === order.at && other.orderId < order.orderId));
    add('newcomers', counted.some(isEarlier) ? 0 : 1);
    if (order.back && isDone) of(order.back.at, order.store)('returnedCents', order.back.cents);
  }
  return figures;
}
