import type { PoolClient } from 'pg';
import { orderNumberOf } from '../modules/order-book/index.ts';
import { insertRows, type Row, takeIds } from './bulk.ts';
import type { DrawnLine } from './draw-order.ts';
import type { DemoStaff } from './people.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { type Places, placeKey, readPlaces } from './read-places.ts';
import { countBookings } from './slots.ts';
import { deliveredAt, handOf, preparedAt } from './times.ts';
import { writeMoney } from './write-money.ts';

/** Orders a statement holds. */
const AT_ONCE = 250;

/**
 * Writes orders as the shop itself would have left them: lines, promised stock, booked places, payments with their ledger, vouchers, and of
 * those that were delivered settlement and history. One transaction of the caller.
 */
export async function writeOrders(
  client: PoolClient,
  orders: readonly PlannedOrder[],
  staff: Pick<DemoStaff, 'pickers' | 'driversAt'>,
): Promise<void> {
  const { rows: bagTypes } = await client.query<{ id: number; descr: string }>(
    'select order_package_type_id as id, descr from order_package_type order by 1 limit 1',
  );
  const places = await readPlaces(client);
  for (let from = 0; from < orders.length; from += AT_ONCE) {
    await writeSome(client, orders.slice(from, from + AT_ONCE), { ...staff, places, bagType: bagTypes[0]! });
  }
}

interface Around {
  pickers: DemoStaff['pickers'];
  driversAt: DemoStaff['driversAt'];
  bagType: { id: number; descr: string };
  places: Places;
}

async function writeSome(client: PoolClient, orders: readonly PlannedOrder[], around: Around): Promise<void> {
  const cartIds = await takeIds(client, 'cart', 'cart_id', orders.length);
  const lineIds = await takeIds(
    client,
    'order_line',
    'order_line_id',
    orders.reduce((sum, { lines }) => sum + lines.length, 0),
  );
  const written = orders.map((order, index) => ({
    order,
    cartId: cartIds[index]!,
    lines: order.lines.map((line) => ({ line, orderLineId: lineIds.shift()! })),
  }));
  await insertRows(
    client,
    'cart',
    written.map(({ order, cartId }) => cartRow(order, cartId)),
  );
  await insertRows(
    client,
    'orders',
    written.map(({ order, cartId }) => orderRow(order, cartId, around.places)),
  );
  await insertRows(
    client,
    'order_line',
    written.flatMap(({ order, lines }) =>
      lines.map(({ line, orderLineId }, position) => lineRow(order, line, orderLineId, position + 1)),
    ),
  );
  await writeWanted(
    client,
    written.filter(({ order: { state } }) => state === 'confirmed').map(({ order }) => order.orderId),
  );
  await insertRows(
    client,
    'order_package',
    orders.map((order) => bagRow(order, around.bagType)),
  );
  await insertRows(
    client,
    'slot_booking',
    written.map(({ order, cartId }) => bookingRow(order, cartId)),
  );
  await countBookings(
    client,
    orders.filter(holdsPlace).map(({ slot, units, crates }) => ({ timeslotId: slot.timeslotId, units, crates })),
  );
  await promiseStock(
    client,
    orders.filter(({ state }) => state === 'confirmed'),
  );
  await insertRows(
    client,
    'order_event',
    orders.flatMap((order) => eventRows(order, around)),
  );
  await writeMoney(client, written);
}

/** Of what is not prepared yet one line in eight has its substitute chosen: of the same kind and department, by the piece. */
async function writeWanted(client: PoolClient, orderIds: readonly number[]): Promise<void> {
  await client.query(
    `update order_line l set wanted_substitute_id = o.product_id
     from product p join product_category m on m.product_id = p.product_id and m.is_main,
     lateral (select q.product_id from product q join product_category n on n.product_id = q.product_id and n.is_main
       where n.category_id = m.category_id and q.product_kind = p.product_kind and q.product_id <> p.product_id
         and q.published and q.selling_mode = p.selling_mode order by q.popularity desc, q.product_id limit 1) o
     where l.order_id = any($1::int[]) and l.product_id = p.product_id and l.position % 8 = 3 and p.selling_mode in ('piece', 'pack')`,
    [orderIds],
  );
}

const holdsPlace = ({ state }: PlannedOrder) => state !== 'cancelled';
const minutesFrom = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
const cartRow = ({ customer, slot, placedAt }: PlannedOrder, cartId: number): Row => ({
  cart_id: cartId,
  account_id: customer.accountId,
  state: 'ordered',
  revision: 1,
  warehouse_id: slot.warehouseId,
  delivery_service_id: slot.service,
  accept_alternatives: true,
  promo_codes: [],
  created_at: placedAt,
  updated_at: placedAt,
  invoice_requested: false,
});

function orderRow(order: PlannedOrder, cartId: number, places: Places): Row {
  const { orderId, customer, slot, placedAt, state } = order;
  const isDone = state === 'delivered';
  const { voucher, payments } = order.tenders;
  return {
    order_id: orderId,
    order_number: orderNumberOf(orderId),
    account_id: customer.accountId,
    cart_id: cartId,
    idempotency_key: `living-demo-${orderId}`,
    state,
    warehouse_id: slot.warehouseId,
    delivery_service_id: slot.service,
    timeslot_id: slot.timeslotId,
    slot_begin_at: slot.beginAt,
    slot_end_at: slot.endAt,
    cutoff_at: order.cutoffAt,
    address: places.get(placeKey(slot.warehouseId, slot.service)) ?? customer.address,
    accept_alternatives: true,
    price_list_id: 1,
    items_cents: order.itemsCents,
    discount_cents: 0,
    packages_cents: order.bagsCents,
    delivery_cents: slot.costCents,
    tax_cents: order.taxCents,
    total_cents: order.totalCents,
    gift_cents: voucher?.cents ?? 0,
    payable_cents: order.totalCents - (voucher?.cents ?? 0),
    authorise_cents: payments.reduce((sum, { heldCents }) => sum + heldCents, 0),
    meal_ticket_cents: payments.reduce((sum, { tickets, heldCents }) => (tickets ? sum + heldCents : sum), 0),
    delivered_cents: isDone ? order.cameCents - (voucher?.usedCents ?? 0) : null,
    missing_returned_at: isDone ? preparedAt(order) : null,
    promotions: [],
    version: 1,
    customer_name: '',
    search_text: '',
    line_count: 0,
    zones: [],
    created_at: placedAt,
    confirmed_at: placedAt,
    updated_at: isDone ? deliveredAt(order) : placedAt,
  };
}

function lineRow(order: PlannedOrder, { goods, came, ...line }: DrawnLine, orderLineId: number, position: number): Row {
  const isDone = order.state === 'delivered';
  return {
    order_line_id: orderLineId,
    order_id: order.orderId,
    position,
    product_id: goods.productId,
    insertion_type_id: 1,
    code: goods.code,
    name: goods.name,
    brand: goods.brand,
    description: goods.description,
    slug: goods.slug,
    sector_name: goods.sector,
    sector_tint: goods.tint,
    selling_mode: goods.mode,
    quantity: line.quantity,
    unit: goods.mode === 'loose' ? 'kg' : 'pz',
    unit_price_cents: goods.unitCents,
    estimated_grams: line.estimatedGrams,
    gross_cents: line.grossCents,
    discount_cents: 0,
    vat_rate_bp: goods.vatRateBp,
    vat_code: String(goods.vatRateBp / 100),
    perishable: goods.perishable,
    alcohol: false,
    meal_ticket: goods.mealTicket,
    is_package: false,
    accept_alternatives: true,
    delivered_quantity: isDone ? came.quantity : null,
    delivered_grams: isDone ? came.grams : null,
    delivered_cents: isDone ? came.cents : null,
    outcome: isDone ? came.outcome : null,
    substitute: isDone ? came.substitute : null,
  };
}

const bagRow = (order: PlannedOrder, { id, descr }: Around['bagType']): Row => ({
  order_id: order.orderId,
  order_package_type_id: id,
  descr,
  cost_cents: order.bagsCents / order.bags,
  quantity: order.bags,
  vat_rate_bp: 2200,
  delivered_quantity: order.state === 'delivered' ? order.bags : null,
});

const bookingRow = (order: PlannedOrder, cartId: number): Row => ({
  timeslot_id: order.slot.timeslotId,
  account_id: order.customer.accountId,
  delivery_service_id: order.slot.service,
  cart_id: cartId,
  order_id: order.orderId,
  state: holdsPlace(order) ? 'confirmed' : 'released',
  units: order.units,
  crates: order.crates,
  extensions: 0,
  created_at: order.placedAt,
});

function eventRows(order: PlannedOrder, { pickers, driversAt }: Around): Row[] {
  const { placedAt, state, orderId, slot } = order;
  const picker = `staff:${handOf(pickers, order).firstName}`;
  const driver = `staff:${handOf(driversAt(slot.warehouseId), order).firstName}`;
  const ready = preparedAt(order);
  const steps: [string, Date, string][] = [['confirmed', placedAt, 'customer']];
  if (state === 'cancelled') steps.push(['cancelled', minutesFrom(placedAt, 45), 'customer']);
  if (state === 'delivered') {
    steps.push(['picking', minutesFrom(ready, -order.lines.length * 2), picker], ['picked', ready, picker]);
    steps.push(['ready', minutesFrom(ready, 4), picker]);
    if (slot.service === 1) steps.push(['out-for-delivery', minutesFrom(slot.beginAt, -12), driver]);
    steps.push(['delivered', deliveredAt(order), slot.service === 1 ? driver : picker]);
  }
  return steps.map(([to, at, actor], index) => ({
    order_id: orderId,
    at,
    actor,
    from_state: index === 0 ? null : steps[index - 1]![0],
    to_state: to,
  }));
}

/** What is ordered is promised, and there is as much more of it on the shelves, so that nothing is missing in the shop. */
async function promiseStock(client: PoolClient, orders: readonly PlannedOrder[]): Promise<void> {
  const rows = orders.flatMap(({ orderId, slot, lines }) =>
    lines.map(({ goods, quantity }) => ({
      order_id: orderId,
      product_id: goods.productId,
      warehouse_id: slot.warehouseId,
      quantity,
    })),
  );
  await client.query(
    `insert into stock (warehouse_id, product_id, on_hand, reserved)
     select warehouse_id, product_id, sum(quantity), sum(quantity)
     from jsonb_populate_recordset(null::stock_reservation, $1) group by 1, 2 order by 1, 2
     on conflict (warehouse_id, product_id) do update
       set on_hand = stock.on_hand + excluded.on_hand, reserved = stock.reserved + excluded.reserved`,
    [JSON.stringify(rows)],
  );
  await insertRows(client, 'stock_reservation', rows);
}
