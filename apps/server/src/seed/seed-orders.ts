import {
  chargedQuantity,
  isByWeight,
  multiplyByQuantity,
  type PlaceSize,
  placeSize,
  type SellingMode,
  vatIncluded,
} from '@sporta/domain';
import type { PoolClient } from 'pg';
import { orderNumberOf } from '../modules/order-book/index.ts';

interface Purchasable {
  productId: number;
  code: string;
  name: string;
  brand: string;
  description: string;
  slug: string;
  mode: SellingMode;
  averageGrams: number | null;
  grossGrams: number | null;
  boxItems: number | null;
  step: number;
  unitCents: number;
  vatRateBp: number;
  perishable: boolean;
  mealTicket: boolean;
  sector: string;
  tint: string | null;
  /** Product kind: what may come in its place has the same. */
  kind: string;
}

/** One order of a person of the demo. */
export interface DemoOrder {
  /** Days before today the delivery is, or was; negative = still to come. */
  daysAgo: number;
  /** Hours of the window. */
  begin: string;
  end: string;
  /** How many of the usual products were in it. */
  products: number;
  /** Default `delivered`. */
  state?: 'confirmed' | 'picking' | 'out-for-delivery' | 'delivered' | 'cancelled';
  /** Code of the gift certificate that pays for it, as far as it goes. */
  gift?: string;
  /** Bought by the carton, every fourth product. */
  cartons?: boolean;
  /** Delivery pass that makes the delivery free. */
  passId?: number;
  /** A company pays its invoice when that is due, instead of by card. */
  onAccount?: boolean;
}

/** Those of the household, "la tua spesa di sempre"; one is on its way at `now`. */
export const householdOrders = (now: Date): DemoOrder[] => [
  // before its cut-off, so that it can be changed or cancelled; paid with a gift card: no bank has to agree
  { daysAgo: -2, begin: '18:00', end: '20:00', products: 14, state: 'confirmed', gift: 'REGALO-NONNA-150' },
  { daysAgo: 0, ...windowAt(now), products: 16, state: 'out-for-delivery' },
  { daysAgo: 6, begin: '18:00', end: '20:00', products: 24, gift: 'GRAZIE-1B8E40A7F9' },
  { daysAgo: 13, begin: '18:00', end: '20:00', products: 21 },
  { daysAgo: 21, begin: '10:00', end: '12:00', products: 27 },
  { daysAgo: 27, begin: '18:00', end: '20:00', products: 20, state: 'cancelled' },
  { daysAgo: 34, begin: '18:00', end: '20:00', products: 19 },
  { daysAgo: 48, begin: '20:00', end: '22:00', products: 23 },
];

/**
 * Orders of a person of the demo, most of them delivered: with weights as they came out, one product missing and one in the place of
 * another.
 * @param firstIndex tells the orders of one person from those of another
 */
export async function seedOrders(
  client: PoolClient,
  login: string,
  orders: readonly DemoOrder[],
  firstIndex = 0,
): Promise<void> {
  const { rows: people } = await client.query(
    `select a.account_id, d.address_id, to_jsonb(d) as address from account a join address d using (account_id) where a.login = $1 and d.is_default`,
    [login],
  );
  const [person] = people;
  const products = await popularProducts(client);
  const usual = products.filter(({ place }) => place === 1);
  const { rows: warehouses } = await client.query('select warehouse_id from warehouse where is_default');
  const warehouseId: number = warehouses[0].warehouse_id;
  for (const [turn, order] of orders.entries()) {
    // the first products are in every order, the rest in turn
    const bought = [...usual.slice(0, 14), ...usual.slice(14).filter((_, at) => at % orders.length === turn)].slice(
      0,
      order.products,
    );
    await seedOrder(client, {
      state: 'delivered',
      ...order,
      index: firstIndex + turn,
      products: bought,
      others: products,
      accountId: person.account_id,
      address: person.address,
      warehouseId,
    });
  }
}

/** The two hours that run then, within the hours of delivery. */
export function windowAt(now: Date): { begin: string; end: string } {
  const hour = Number(
    new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  const begin = Math.min(20, Math.max(8, hour - (hour % 2)));
  const clock = (at: number) => `${String(at).padStart(2, '0')}:00`;
  return { begin: clock(begin), end: clock(begin + 2) };
}

/** The three most popular products of eighty kinds, over all sectors; the first of a kind is what a household buys again and again. */
async function popularProducts(client: PoolClient): Promise<(Purchasable & { place: number })[]> {
  const { rows } = await client.query<Purchasable & { place: number }>(`
    with ranked as (
      select row_number() over (partition by p.product_kind order by p.popularity desc, p.product_id)::int as place,
             max(p.popularity) over (partition by p.product_kind) as of_kind,
             first_value(p.product_id) over (partition by p.product_kind order by p.popularity desc, p.product_id) as first_id, p.*, root.name as sector, root.tint as sector_tint, pr.amount_cents,
             coalesce(v.rate_bp, 0) as rate_bp
      from product p
      join product_category m on m.product_id = p.product_id and m.is_main
      join category leaf on leaf.category_id = m.category_id
      join category root on root.path = split_part(leaf.path, '/', 1)
      join price pr on pr.product_id = p.product_id and pr.price_list_id = 1 and pr.warehouse_id = 0 and pr.valid_to is null
      left join lateral (select rate_bp from product_vat join vat_category using (vat_category_id)
                         where product_vat.product_id = p.product_id order by valid_from desc limit 1) v on true
      where p.published and p.nature_id = 1 and p.alcohol_percent is null and p.quantity_step <= 1000 and p.max_quantity is null),
    kinds as (select product_kind from ranked where place = 1 order by of_kind desc, product_id limit 80)
    select product_id as "productId", code, short_name as name, brand, description, slug, selling_mode as mode,
           average_grams as "averageGrams", gross_grams as "grossGrams", box_items as "boxItems", quantity_step as step, amount_cents as "unitCents", rate_bp as "vatRateBp",
           perishable, meal_ticket as "mealTicket", sector, sector_tint as tint, product_kind as kind, place
    from ranked where place <= 3 and product_kind in (select product_kind from kinds)
    order by of_kind desc, first_id, place`);
  return rows;
}

interface SeededOrder {
  daysAgo: number;
  begin: string;
  end: string;
  state: NonNullable<DemoOrder['state']>;
  gift?: string;
  cartons?: boolean;
  passId?: number;
  onAccount?: boolean;
  index: number;
  products: Purchasable[];
  /** Where what comes in place of something else is taken from. */
  others: Purchasable[];
  accountId: number;
  address: Record<string, unknown>;
  warehouseId: number;
}

/** The bags are packed and weighed from here on. */
const picked = new Set<SeededOrder['state']>(['out-for-delivery', 'delivered']);

const DELIVERY_CENTS = 290;

async function seedOrder(client: PoolClient, order: SeededOrder): Promise<void> {
  const isPicked = picked.has(order.state);
  const lines = order.products.map((product, position) => lineOf(product, position, order, isPicked));
  const size = placeSize(lines.map(({ product, quantity }) => ({ ...product, sectorTint: product.tint, quantity })));
  const slot = await seedSlot(client, order, size);
  const bags = Math.ceil(lines.length / 8);
  const delivery = order.passId === undefined ? DELIVERY_CENTS : 0;
  const extras = bags * 15 + delivery;
  const ordered = sum(lines, (line) => line.grossCents);
  const gift = await takeGift(client, order.gift, ordered + extras);
  const payable = ordered + extras - (gift?.cents ?? 0);
  // room for what weighs more than thought
  const authorised = Math.ceil(payable * 1.1);
  const delivered = isPicked ? sum(lines, (line) => line.deliveredCents) + extras - (gift?.cents ?? 0) : null;
  const orderId = 310_000_000 + order.index * 7_654_321;
  const placedAt = new Date(Math.min(Date.now() - 20 * 3_600_000, slot.beginAt.getTime() - 26 * 3_600_000));
  const { rows: carts } = await client.query(
    `insert into cart (account_id, state, warehouse_id, created_at) values ($1, 'ordered', $2, $3) returning cart_id`,
    [order.accountId, order.warehouseId, placedAt],
  );
  await client.query(
    `insert into orders (order_id, order_number, account_id, cart_id, idempotency_key, state, warehouse_id, delivery_service_id, timeslot_id,
       slot_begin_at, slot_end_at, cutoff_at, address, price_list_id, items_cents, packages_cents, tax_cents, total_cents,
       gift_cents, payable_cents, authorise_cents, delivered_cents, created_at, confirmed_at, updated_at, delivery_cents,
       delivery_pass_order_id, pass_saved_cents)
     values ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9, $10, $11, $12, 1, $13, $14, $15, $16, $17, $18, $19, $20, $21, $21, $22, $23,
       $24, $25)`,
    [
      orderId,
      orderNumberOf(orderId),
      order.accountId,
      carts[0].cart_id,
      `demo-${order.index}`,
      order.state,
      order.warehouseId,
      slot.timeslotId,
      slot.beginAt,
      slot.endAt,
      slot.cutoffAt,
      JSON.stringify(shippingAddress(order.address)),
      ordered,
      bags * 15,
      sum(lines, (line) => vatIncluded(line.grossCents, line.product.vatRateBp)),
      ordered + extras,
      gift?.cents ?? 0,
      payable,
      payable === 0 ? 0 : authorised,
      delivered,
      placedAt,
      order.state === 'delivered' ? slot.endAt : placedAt,
      delivery,
      order.passId ?? null,
      order.passId === undefined ? 0 : DELIVERY_CENTS,
    ],
  );
  await client.query(
    `insert into slot_booking (timeslot_id, account_id, delivery_service_id, cart_id, order_id, state, units, crates)
     values ($1, $2, 1, $3, $4, $5, $6, $7)`,
    [
      slot.timeslotId,
      order.accountId,
      carts[0].cart_id,
      orderId,
      order.state === 'cancelled' ? 'released' : 'confirmed',
      size.units,
      size.crates,
    ],
  );
  await seedLines(client, orderId, order, lines);
  if (gift) {
    await client.query(
      `insert into order_gift_certificate (order_id, gift_certificate_id, description, amount_cents, taken_cents) values ($1, $2, $3, $4, $4)`,
      [orderId, gift.id, gift.description, gift.cents],
    );
  }
  if (payable > 0) await seedPayment(client, { orderId, order, authorised, charged: delivered, placedAt });
  await client.query(
    `insert into order_package (order_id, order_package_type_id, descr, cost_cents, quantity, vat_rate_bp)
     select $1, order_package_type_id, descr, cost_cents, $2, 2200 from order_package_type limit 1`,
    [orderId, bags],
  );
  await seedEvents(client, orderId, order, { placedAt, beginAt: slot.beginAt });
}

/** The window of an order with one place taken in it, unless the order gave it back. */
async function seedSlot(client: PoolClient, order: SeededOrder, { units, crates }: PlaceSize) {
  const taken = order.state === 'cancelled' ? 0 : 1;
  const { rows } = await client.query(
    `insert into timeslot (warehouse_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at, cutoff_at, released_at,
       capacity_orders, capacity_units, taken_orders, taken_units, taken_crates, cost_cents, closed)
     select $1, 1, d.day, $3::time, $4::time, (d.day + $3::time) at time zone 'Europe/Rome', (d.day + $4::time) at time zone 'Europe/Rome',
            (d.day + $3::time) at time zone 'Europe/Rome' - interval '6 hours', (d.day - 7 + time '06:00') at time zone 'Europe/Rome',
            12, 720, $5, $6, $7, 290, true
     from (select (now() at time zone 'Europe/Rome')::date - $2::int as day) d
     on conflict (warehouse_id, delivery_service_id, day, begin_time) do update
       set taken_orders = timeslot.taken_orders + excluded.taken_orders, taken_units = timeslot.taken_units + excluded.taken_units,
           taken_crates = timeslot.taken_crates + excluded.taken_crates
     returning timeslot_id as "timeslotId", begin_at as "beginAt", end_at as "endAt", cutoff_at as "cutoffAt"`,
    [order.warehouseId, order.daysAgo, order.begin, order.end, taken, taken * units, taken * crates],
  );
  return rows[0] as { timeslotId: number; beginAt: Date; endAt: Date; cutoffAt: Date };
}

/** Takes from a certificate what it has, up to `cents`. */
async function takeGift(client: PoolClient, code: string | undefined, cents: number) {
  if (code === undefined) return undefined;
  const { rows } = await client.query(
    `update gift_certificate g set balance_cents = g.balance_cents - least(g.balance_cents, $2)
     from gift_certificate was where was.code = $1 and g.gift_certificate_id = was.gift_certificate_id
     returning g.gift_certificate_id as id, g.description, was.balance_cents - g.balance_cents as cents`,
    [code, cents],
  );
  return rows[0] as { id: number; description: string; cents: number };
}

async function seedLines(
  client: PoolClient,
  orderId: number,
  order: SeededOrder,
  lines: ReturnType<typeof lineOf>[],
): Promise<void> {
  // goods still on the shelves for it are promised; there are as many more, so that nothing is missing in the shop
  const reserves = order.state === 'confirmed' || order.state === 'picking';
  for (const line of lines) {
    const { product, substitute } = line;
    if (reserves) {
      await client.query(
        `insert into stock (warehouse_id, product_id, on_hand, reserved) values ($1, $2, $3, $3)
         on conflict (warehouse_id, product_id) do update set on_hand = stock.on_hand + $3, reserved = stock.reserved + $3`,
        [order.warehouseId, product.productId, line.quantity],
      );
      await client.query(
        `insert into stock_reservation (order_id, product_id, warehouse_id, quantity) values ($1, $2, $3, $4)
         on conflict (order_id, product_id, warehouse_id) do update set quantity = stock_reservation.quantity + $4`,
        [orderId, product.productId, order.warehouseId, line.quantity],
      );
    }
    await client.query(
      `insert into order_line (order_id, position, product_id, code, name, brand, description, slug, sector_name, sector_tint, selling_mode,
         quantity, unit, unit_price_cents, estimated_grams, gross_cents, vat_rate_bp, vat_code, perishable, meal_ticket, accept_alternatives,
         delivered_quantity, delivered_grams, delivered_cents, outcome, substitute, box_items, pallet_items)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, true, $21, $22, $23, $24, $25,
         (select box_items from product where product_id = $3), (select pallet_items from product where product_id = $3))`,
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
        line.outcome === null ? null : line.outcome === 'missing' ? 0 : line.quantity,
        line.deliveredGrams,
        line.outcome === null ? null : line.deliveredCents,
        line.outcome,
        substitute ? JSON.stringify(substituteOf(substitute, line)) : null,
      ],
    );
  }
}

const substituteOf = (product: Purchasable, line: { quantity: number; deliveredCents: number }) => ({
  productId: product.productId,
  name: product.name,
  brand: product.brand,
  description: product.description,
  slug: product.slug,
  sectorTint: product.tint,
  quantity: line.quantity,
  cents: line.deliveredCents,
});

/** What happened to the money, event by event. */
async function seedPayment(
  client: PoolClient,
  paid: { orderId: number; order: SeededOrder; authorised: number; charged: number | null; placedAt: Date },
): Promise<void> {
  const { orderId, order, authorised, charged, placedAt } = paid;
  const state = order.state === 'cancelled' ? 'voided' : charged === null ? 'authorised' : 'captured';
  const tender = order.onAccount ? onAccount : await seedCard(client, order.accountId);
  const { rows } = await client.query(
    `insert into payment (order_id, payment_type_id, provider, provider_ref, amount_cents, state, payment_auth_id, captured_cents, created_at, updated_at)
     select $1::int, payment_type_id, provider, $3, $4, $5, $6::int, $7, $8, $8 from payment_type
     where kind = $2 and provider = $9 order by payment_type_id limit 1 returning payment_id, provider`,
    [orderId, tender.kind, `DEMO${orderId}`, authorised, state, tender.authId, charged ?? 0, placedAt, tender.provider],
  );
  const events: [string, number][] = [
    ['created', authorised],
    ['authorised', authorised],
  ];
  if (state === 'captured') events.push(['captured', charged ?? 0]);
  if (state === 'voided') events.push(['voided', authorised]);
  for (const [kind, cents] of events) {
    await client.query(
      `insert into payment_event (payment_id, provider, provider_event_id, kind, amount_cents, source, at)
       values ($1, $2, $3, $4, $5, 'shop', $6)`,
      [rows[0].payment_id, rows[0].provider, `demo-${orderId}-${kind}`, kind, cents, placedAt],
    );
  }
}

interface SeededTender {
  kind: 'card' | 'due-date';
  provider: string;
  authId: number | null;
}

const onAccount: SeededTender = { kind: 'due-date', provider: 'on-account', authId: null };

/** A card the bank no longer knows: it shows its brand only. */
async function seedCard(client: PoolClient, accountId: number): Promise<SeededTender> {
  const { rows } = await client.query(
    `insert into payment_auth (account_id, provider, provider_token, brand, masked_number, expiry_month, expiry_year, active)
     values ($1, 'card-gateway', $2, 'visa', '•• 4242', 12, 2029, false)
     on conflict (provider, provider_token) do update set active = false returning payment_auth_id`,
    [accountId, `demo-${accountId}`],
  );
  return { kind: 'card', provider: 'card-gateway', authId: rows[0].payment_auth_id };
}

async function seedEvents(
  client: PoolClient,
  orderId: number,
  order: SeededOrder,
  { placedAt, beginAt }: { placedAt: Date; beginAt: Date },
): Promise<void> {
  // what is under way began a while ago, whatever its window
  const start = order.state === 'delivered' ? beginAt.getTime() : Date.now() + 15 * 60_000;
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  const steps: [string, Date, string][] = [
    ['confirmed', placedAt, 'customer'],
    ['picking', at(-150), 'staff:Luca'],
    ['picked', at(-95), 'staff:Luca'],
    ['ready', at(-60), 'staff:Luca'],
    ['out-for-delivery', at(-20), 'staff:Marco'],
    ['delivered', at(34), 'staff:Marco'],
  ];
  const done =
    order.state === 'cancelled'
      ? [...steps.slice(0, 1), ['cancelled', new Date(placedAt.getTime() + 3_600_000), 'customer'] as const]
      : steps.slice(0, steps.findIndex(([state]) => state === order.state) + 1);
  let from: string | null = null;
  for (const [state, instant, actor] of done) {
    await client.query(
      'insert into order_event (order_id, at, actor, from_state, to_state) values ($1, $2, $3, $4, $5)',
      [orderId, instant, actor, from, state],
    );
    from = state;
  }
}

function lineOf(product: Purchasable, position: number, order: SeededOrder, isPicked: boolean) {
  const { index, products } = order;
  const carton = order.cartons && !isWeighed(product) && position % 4 === 1 ? product.boxItems : null;
  const pieces = carton ?? 1 + ((position + index) % 3 === 0 ? 1 : 0);
  const quantity = product.mode === 'loose' ? Math.max(product.step, 600 + 200 * pieces) : pieces * 1000;
  const kilos = chargedQuantity(quantity, product.mode, product.averageGrams ?? undefined);
  const grossCents = multiplyByQuantity(product.unitCents, kilos);
  const weighed = isWeighed(product);
  // a few per cent more or less than estimated, as it is at the scales
  const deliveredGrams = isPicked && weighed ? Math.round(kilos * (0.96 + ((position * 7 + index) % 8) / 100)) : null;
  const missing = index % 10 === 3 && position === products.findIndex((each, at) => at > 6 && !isWeighed(each));
  const substitute =
    index % 10 === 2 && position === products.findIndex((each) => !isWeighed(each) && cheaperOf(order, each))
      ? cheaperOf(order, product)
      : undefined;
  const unitCents = substitute?.unitCents ?? product.unitCents;
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
        ? multiplyByQuantity(unitCents, kilos)
        : multiplyByQuantity(unitCents, deliveredGrams),
    substitute,
    outcome: !isPicked ? null : missing ? 'missing' : substitute ? 'substituted' : 'picked',
  };
}

const isWeighed = ({ mode }: Purchasable) => isByWeight(mode);

/** Something of the same department that costs no more and is not in the order already. */
function cheaperOf({ others, products }: SeededOrder, product: Purchasable): Purchasable | undefined {
  return others.find(
    (other) =>
      other.kind === product.kind &&
      other.mode === product.mode &&
      other.unitCents <= product.unitCents &&
      !products.includes(other),
  );
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
