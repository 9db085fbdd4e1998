import { chargedQuantity, multiplyByQuantity, type SellingMode, vatIncluded } from '@sporta/domain';
import type { PoolClient } from 'pg';
import { orderNumberOf } from '../modules/orders/index.ts';

interface Purchasable {
  productId: number;
  code: string;
  name: string;
  brand: string;
  description: string;
  slug: string;
  mode: SellingMode;
  averageGrams: number | null;
  step: number;
  unitCents: number;
  vatRateBp: number;
  perishable: boolean;
  mealTicket: boolean;
  sector: string;
  tint: string | null;
}

/** Days ago, hour of the window, how many of the usual products were in it. */
export interface PastDelivery {
  daysAgo: number;
  begin: string;
  end: string;
  products: number;
}

const household: PastDelivery[] = [
  { daysAgo: 6, begin: '18:00', end: '20:00', products: 24 },
  { daysAgo: 13, begin: '18:00', end: '20:00', products: 21 },
  { daysAgo: 21, begin: '10:00', end: '12:00', products: 27 },
  { daysAgo: 34, begin: '18:00', end: '20:00', products: 19 },
  { daysAgo: 48, begin: '20:00', end: '22:00', products: 23 },
];

/**
 * Delivered orders of a person of the demo (default: those of the household, "la tua spesa di sempre"), with weights as they
 * came out and one thing missing.
 * @param firstIndex tells the orders of one person from those of another
 */
export async function seedOrders(
  client: PoolClient,
  login: string,
  past: readonly PastDelivery[] = household,
  firstIndex = 0,
): Promise<void> {
  const { rows: people } = await client.query(
    `select a.account_id, d.address_id, to_jsonb(d) as address from account a join address d using (account_id) where a.login = $1 and d.is_default`,
    [login],
  );
  const [person] = people;
  const usual = await usualProducts(client);
  const { rows: warehouses } = await client.query('select warehouse_id from warehouse where is_default');
  const warehouseId: number = warehouses[0].warehouse_id;
  for (const [turn, order] of past.entries()) {
    // the first products are in every order, the rest in turn
    const products = [...usual.slice(0, 14), ...usual.slice(14).filter((_, at) => at % past.length === turn)].slice(
      0,
      order.products,
    );
    await seedOrder(client, {
      ...order,
      index: firstIndex + turn,
      products,
      accountId: person.account_id,
      address: person.address,
      warehouseId,
    });
  }
}

/** One popular product of each kind, over all sectors: what a household buys again and again. */
async function usualProducts(client: PoolClient): Promise<Purchasable[]> {
  const { rows } = await client.query<Purchasable & { rank: number }>(`
    with ranked as (
      select distinct on (p.product_kind) p.*, root.name as sector, root.tint as sector_tint, pr.amount_cents,
             coalesce(v.rate_bp, 0) as rate_bp
      from product p
      join product_category m on m.product_id = p.product_id and m.is_main
      join category leaf on leaf.category_id = m.category_id
      join category root on root.path = split_part(leaf.path, '/', 1)
      join price pr on pr.product_id = p.product_id and pr.price_list_id = 1 and pr.warehouse_id = 0 and pr.valid_to is null
      left join lateral (select rate_bp from product_vat join vat_category using (vat_category_id)
                         where product_vat.product_id = p.product_id order by valid_from desc limit 1) v on true
      where p.published and p.nature_id = 1 and p.alcohol_percent is null and p.quantity_step <= 1000 and p.max_quantity is null
      order by p.product_kind, p.popularity desc)
    select product_id as "productId", code, short_name as name, brand, description, slug, selling_mode as mode,
           average_grams as "averageGrams", quantity_step as step, amount_cents as "unitCents", rate_bp as "vatRateBp",
           perishable, meal_ticket as "mealTicket", sector, sector_tint as tint
    from ranked order by popularity desc, product_id limit 60`);
  return rows;
}

interface PastOrder {
  daysAgo: number;
  begin: string;
  end: string;
  index: number;
  products: Purchasable[];
  accountId: number;
  address: Record<string, unknown>;
  warehouseId: number;
}

async function seedOrder(client: PoolClient, order: PastOrder): Promise<void> {
  const { rows: slots } = await client.query(
    `insert into timeslot (warehouse_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at, cutoff_at, released_at,
       capacity_orders, capacity_units, taken_orders, taken_units, cost_cents, closed)
     select $1, 1, d.day, $3::time, $4::time, (d.day + $3::time) at time zone 'Europe/Rome', (d.day + $4::time) at time zone 'Europe/Rome',
            (d.day + $3::time) at time zone 'Europe/Rome' - interval '6 hours', (d.day - 7 + time '06:00') at time zone 'Europe/Rome',
            12, 720, 1, 40, 290, true
     from (select (now() at time zone 'Europe/Rome')::date - $2::int as day) d
     returning timeslot_id, begin_at, end_at, cutoff_at`,
    [order.warehouseId, order.daysAgo, order.begin, order.end],
  );
  const [slot] = slots;
  const lines = order.products.map((product, position) => lineOf(product, position, order.index));
  const ordered = sum(lines, (line) => line.grossCents);
  const delivered = sum(lines, (line) => line.deliveredCents);
  const bags = Math.ceil(lines.length / 8);
  const extras = bags * 15 + 290;
  const orderId = 310_000_000 + order.index * 7_654_321;
  const placedAt = new Date(new Date(slot.begin_at).getTime() - 26 * 3_600_000);
  const { rows: carts } = await client.query(
    `insert into cart (account_id, state, warehouse_id, created_at) values ($1, 'ordered', $2, $3) returning cart_id`,
    [order.accountId, order.warehouseId, placedAt],
  );
  await client.query(
    `insert into orders (order_id, order_number, account_id, cart_id, idempotency_key, state, warehouse_id, delivery_service_id, timeslot_id,
       slot_begin_at, slot_end_at, cutoff_at, address, price_list_id, items_cents, packages_cents, delivery_cents, tax_cents, total_cents,
       payable_cents, authorise_cents, delivered_cents, created_at, confirmed_at, updated_at)
     values ($1, $2, $3, $4, $5, 'delivered', $6, 1, $7, $8, $9, $10, $11, 1, $12, $13, 290, $14, $15, $15, $15, $16, $17, $17, $9)`,
    [
      orderId,
      orderNumberOf(orderId),
      order.accountId,
      carts[0].cart_id,
      `demo-${order.index}`,
      order.warehouseId,
      slot.timeslot_id,
      slot.begin_at,
      slot.end_at,
      slot.cutoff_at,
      JSON.stringify(shippingAddress(order.address)),
      ordered,
      bags * 15,
      sum(lines, (line) => vatIncluded(line.grossCents, line.product.vatRateBp)),
      ordered + extras,
      delivered + extras,
      placedAt,
    ],
  );
  for (const line of lines) {
    const { product } = line;
    await client.query(
      `insert into order_line (order_id, position, product_id, code, name, brand, description, slug, sector_name, sector_tint, selling_mode,
         quantity, unit, unit_price_cents, estimated_grams, gross_cents, vat_rate_bp, vat_code, perishable, meal_ticket, accept_alternatives,
         delivered_quantity, delivered_grams, delivered_cents, outcome)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, true, $21, $22, $23, $24)`,
      [
        orderId,
        line.position,
        product.productId,
        product.code,
        product.name,
        product.brand,
        product.description,
        product.slug,
        product.sector,
        product.tint,
        product.mode,
        line.quantity,
        product.mode === 'loose' ? 'kg' : 'pz',
        product.unitCents,
        line.estimatedGrams,
        line.grossCents,
        product.vatRateBp,
        String(product.vatRateBp / 100),
        product.perishable,
        product.mealTicket,
        line.outcome === 'missing' ? 0 : line.quantity,
        line.deliveredGrams,
        line.deliveredCents,
        line.outcome,
      ],
    );
  }
  await client.query(
    `insert into order_package (order_id, order_package_type_id, descr, cost_cents, quantity, vat_rate_bp)
     select $1, order_package_type_id, descr, cost_cents, $2, 2200 from order_package_type limit 1`,
    [orderId, bags],
  );
  const steps: [string, number, string][] = [
    ['confirmed', -26 * 60, 'customer'],
    ['picking', -150, 'staff:Luca'],
    ['picked', -95, 'staff:Luca'],
    ['ready', -60, 'staff:Luca'],
    ['out-for-delivery', -20, 'staff:Marco'],
    ['delivered', 34, 'staff:Marco'],
  ];
  for (const [state, minutes, actor] of steps) {
    await client.query('insert into order_event (order_id, at, actor, to_state) values ($1, $2, $3, $4)', [
      orderId,
      new Date(new Date(slot.begin_at).getTime() + minutes * 60_000),
      actor,
      state,
    ]);
  }
}

function lineOf(product: Purchasable, position: number, order: number) {
  const pieces = 1 + ((position + order) % 3 === 0 ? 1 : 0);
  const quantity = product.mode === 'loose' ? Math.max(product.step, 600 + 200 * pieces) : pieces * 1000;
  const kilos = chargedQuantity(quantity, product.mode, product.averageGrams ?? undefined);
  const grossCents = multiplyByQuantity(product.unitCents, kilos);
  const weighed = product.mode === 'loose' || product.mode === 'weighed';
  // a few per cent more or less than estimated, as it is at the scales
  const deliveredGrams = weighed ? Math.round(kilos * (0.96 + ((position * 7 + order) % 8) / 100)) : null;
  const missing = !weighed && order === 1 && position === 9;
  return {
    product,
    position: position + 1,
    quantity,
    grossCents,
    estimatedGrams: weighed ? kilos : null,
    deliveredGrams,
    deliveredCents: missing
      ? 0
      : deliveredGrams === null
        ? grossCents
        : multiplyByQuantity(product.unitCents, deliveredGrams),
    outcome: missing ? 'missing' : 'picked',
  };
}

function shippingAddress(address: Record<string, unknown>): object {
  const text = (name: string) => (typeof address[name] === 'string' ? address[name] : undefined);
  const fields = {
    deliveryServiceId: 1,
    userAddressId: address.address_id,
    addressName: text('address_name'),
    recipient: text('recipient'),
    address1: text('address1'),
    addressNumber: text('address_number'),
    city: text('city'),
    province: text('province'),
    postalcode: text('postalcode'),
    doorbell: text('doorbell'),
    stairway: text('stairway'),
    floor: text('floor'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
