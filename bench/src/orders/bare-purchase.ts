/** What a purchase leaves in the database, written by hand with as few statements as it takes: no check, no price but the shelf's. */
import { randomInt } from 'node:crypto';
import { orderIds } from '@sporta/domain';
import type pg from 'pg';

export interface BareBuyer {
  accountId: number;
  addressId: number;
  productIds: readonly number[];
  timeslotId: number;
}

export interface BareOrder {
  orderId: number;
  cartId: number;
  paymentRef: string;
  cents: number;
}

type Client = Pick<pg.PoolClient, 'query'>;

const send = (client: Client, name: string, values: unknown[]) =>
  client.query({ name: `bare-${name}`, text: statements[name as keyof typeof statements], values });

/** Cart, slot, a look at the cart, the order with its payment open, the way to the bank. */
export async function bareBuy(client: Client, buyer: BareBuyer): Promise<BareOrder> {
  const { accountId, addressId, productIds, timeslotId } = buyer;
  const filled = await send(client, 'cart', [accountId, addressId, productIds]);
  const cartId: number = filled.rows[0].cart_id;
  await send(client, 'hold', [timeslotId, accountId, cartId, productIds.length]);
  const seen = await send(client, 'look', [cartId]);
  const cents = seen.rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const orderId = randomInt(orderIds.min, orderIds.limit);
  const paymentRef = `bare-${orderId}`;

  await client.query('begin');
  await send(client, 'lock-cart', [cartId]);
  await send(client, 'order', [orderId, accountId, cartId, timeslotId, cents]);
  await send(client, 'lines', [orderId, cartId]);
  await send(client, 'place', [orderId, cartId]);
  await send(client, 'lock-stock', [productIds]);
  await send(client, 'reserve', [orderId, productIds]);
  await send(client, 'payment', [orderId, paymentRef, cents]);
  await send(client, 'move', [orderId, 'draft', 'awaiting-payment']);
  await client.query('commit');
  await send(client, 'leave', [paymentRef]);
  return { orderId, cartId, paymentRef, cents };
}

/** The authorisation in the ledger, then the order and its cart brought up to it. */
export async function barePay(client: Client, { orderId, cartId, paymentRef, cents }: BareOrder): Promise<void> {
  await client.query('begin');
  await send(client, 'authorised', [paymentRef, cents]);
  await client.query('commit');
  await client.query('begin');
  await send(client, 'lock-cart', [cartId]);
  await send(client, 'move', [orderId, 'awaiting-payment', 'confirmed']);
  await send(client, 'close', [cartId, orderId]);
  await client.query('commit');
}

const statements = {
  cart: `with made as (
      insert into cart (account_id, address_id, warehouse_id, delivery_service_id) values ($1, $2, 1, 1) returning cart_id)
    insert into cart_item (cart_id, product_id, quantity) select cart_id, id, 1000 from made, unnest($3::int[]) id returning cart_id`,
  hold: `with taken as (
      update timeslot set taken_orders = taken_orders + 1, taken_units = taken_units + $4
      where timeslot_id = $1 and taken_orders < capacity_orders and taken_units + $4 <= capacity_units returning timeslot_id)
    insert into slot_booking (timeslot_id, account_id, delivery_service_id, cart_id, state, units, hold_expires_at)
    select timeslot_id, $2, 1, $3, 'held', $4, now() + interval '1 hour' from taken`,
  look: `select name, amount_cents, on_hand - reserved as available from cart_item join product using (product_id)
    join price on price.product_id = product.product_id and price_list_id = 1 and price.warehouse_id = 0 and valid_to is null
    join stock on stock.product_id = product.product_id and stock.warehouse_id = 1 where cart_id = $1`,
  'lock-cart': 'select from cart where cart_id = $1 for update',
  order: `with made as (
      insert into orders (order_id, order_number, account_id, cart_id, idempotency_key, state, warehouse_id, delivery_service_id,
        timeslot_id, slot_begin_at, slot_end_at, cutoff_at, address, price_list_id, items_cents, tax_cents, total_cents, payable_cents,
        authorise_cents)
      select $1, 'B' || $1::int, $2, $3, 'bare', 'draft', 1, 1, $4, begin_at, end_at, cutoff_at, '{"city": "Milano"}', 1, $5, 0, $5, $5, $5
      from timeslot where timeslot_id = $4 returning order_id),
    bags as (insert into order_package (order_id, order_package_type_id, descr, cost_cents, quantity, vat_rate_bp)
      select order_id, 1, 'Sacchetti', 15, 3, 2200 from made)
    insert into order_event (order_id, actor, to_state) select order_id, 'customer', 'draft' from made`,
  lines: `insert into order_line (order_id, position, product_id, code, name, brand, description, slug, selling_mode, quantity, unit,
      unit_price_cents, gross_cents, vat_rate_bp, vat_code, perishable, accept_alternatives)
    select $1, row_number() over (order by cart_item_id), product_id, code, short_name, brand, description, slug, selling_mode, quantity,
      'pz', amount_cents, amount_cents, 1000, '10', perishable, true
    from cart_item join product using (product_id)
      join price using (product_id) where cart_id = $2 and price_list_id = 1 and warehouse_id = 0 and valid_to is null`,
  place: `update slot_booking set state = 'confirmed', order_id = $1 where cart_id = $2 and state = 'held'`,
  'lock-stock':
    'select from stock where warehouse_id = 1 and product_id = any($1::int[]) order by product_id for update',
  reserve: `with promised as (
      update stock set reserved = reserved + 1000
      where warehouse_id = 1 and product_id = any($2::int[]) and (on_hand is null or on_hand - reserved >= 1000) returning product_id)
    insert into stock_reservation (order_id, product_id, warehouse_id, quantity) select $1, product_id, 1, 1000 from promised`,
  payment: `with opened as (
      insert into payment (order_id, payment_type_id, provider, provider_ref, amount_cents, state, next_check_at)
      values ($1, 1, 'card-gateway', $2, $3, 'created', now() + interval '1 minute') returning payment_id)
    insert into payment_event (payment_id, provider, provider_event_id, kind, amount_cents, source)
    select payment_id, 'shop', $2 || '.0', 'created', $3, 'shop' from opened`,
  move: `with moved as (
      update orders set state = $3, updated_at = now(), confirmed_at = case when $3 = 'confirmed' then now() end
      where order_id = $1 and state = $2 returning order_id)
    insert into order_event (order_id, actor, from_state, to_state) select order_id, 'system', $2, $3 from moved`,
  leave: `update payment set state = 'redirected', updated_at = now() where provider_ref = $1`,
  authorised: `with heard as (
      update payment set state = 'authorised', next_check_at = null, updated_at = now() where provider_ref = $1 returning payment_id)
    insert into payment_event (payment_id, provider, provider_event_id, kind, amount_cents, source, occurred_at)
    select payment_id, 'card-gateway', $1 || '.1', 'authorised', $2, 'notice', now() from heard`,
  close: `with bought as (update cart set state = 'ordered', locked_until = null where cart_id = $1)
    insert into outbox (topic, payload) values ('order.confirmed', jsonb_build_object('orderId', $2::int))`,
};
