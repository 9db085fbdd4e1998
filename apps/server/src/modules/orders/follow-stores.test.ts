import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateTimeslots } from '../delivery/index.ts';
import { modules } from '../index.ts';
import { followStores } from './follow-stores.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './testing/checkout-world.ts';
import { buyCovered, deliver } from './testing/covered-order.ts';

let world: CheckoutWorld;
let warehouseId: number;
let slot: { timeslot_id: number; date: string };

const here = { name: 'Sporta Milano', address1: 'Via Prova', address_number: '1', city: 'Milano', postalcode: '20144' };
const there = { ...here, address1: 'Corso Buenos Aires', address_number: '40/A', postalcode: '20124' };

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { pool } = world.deps;
  warehouseId = (await pool.query('select warehouse_id from warehouse')).rows[0].warehouse_id;
  await pool.query(
    `with zone as (insert into delivery_zone (warehouse_id, delivery_service_id, name, minimum_order_cents) values ($1, 2, 'Ritiro', 0))
     insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders, capacity_units, cutoff_minutes)
     select $1, 2, weekday, '09:00', '19:00', 100, 100000, 60 from generate_series(1, 7) weekday`,
    [warehouseId],
  );
  await pool.query(
    `insert into warehouse_hours select $1, weekday, '08:00', '20:00' from generate_series(1, 7) weekday`,
    [warehouseId],
  );
  await generateTimeslots(world.deps);
  const { rows } = await pool.query(
    `select timeslot_id, to_char(day, 'YYYY-MM-DD') as date from timeslot
      where delivery_service_id = 2 and cutoff_at > now() + interval '2 days' order by begin_at limit 1`,
  );
  slot = rows[0];
});
afterAll(() => world.close());

beforeEach(async () => {
  // orders of other tests have been fetched
  await world.deps.pool.query(`update orders set state = 'delivered' where delivery_service_id = 2`);
  await moveTo(here);
  await work();
  world.sentMail.length = 0;
});

async function moveTo(store: object): Promise<void> {
  const columns = Object.keys(store).map((column, index) => `${column} = $${index + 2}`);
  await world.deps.pool.query(`update warehouse set ${columns.join(', ')} where warehouse_id = $1`, [
    warehouseId,
    ...Object.values(store),
  ]);
}

async function work(): Promise<void> {
  await followStores(world.deps);
  await world.drainOutbox();
}

async function buyPickup(): Promise<{ customer: Customer; orderId: number }> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.client.post('cart/set-address', { warehouse_id: warehouseId, delivery_service_id: 2 });
  await customer.client.post('timeslot/hold', slot);
  const orderId = await buyCovered(world, customer);
  await work();
  world.sentMail.length = 0;
  return { customer, orderId };
}

const orderOf = async ({ customer, orderId }: { customer: Customer; orderId: number }) =>
  (await customer.client.get('order/detail', { order_id: orderId })).data.order;
const subjects = () => world.sentMail.map(({ subject }) => subject);
const notes = async (orderId: number) =>
  (await world.deps.pool.query(`select note from order_event where order_id = $1 and actor = 'store'`, [orderId])).rows;

describe('an order to be fetched from a store that moves', () => {
  it('is fetched where the store is now, and its customer is told once, with where it was', async () => {
    const bought = await buyPickup();
    await moveTo(there);
    await work();
    await work();
    const order = await orderOf(bought);
    expect(order.shippingAddress).toMatchObject({
      addressName: 'Sporta Milano',
      address1: 'Corso Buenos Aires',
      addressNumber: '40/A',
      postalcode: '20124',
      city: 'Milano',
      warehouseId,
      deliveryServiceId: 2,
    });
    expect(subjects()).toEqual([`Ordine ${order.orderNumber}: cambia il posto del ritiro`]);
    const { text } = world.sentMail[0]!;
    expect(text).toContain('Corso Buenos Aires 40/A');
    expect(text).toContain('Non più in Sporta Milano, Via Prova 1, 20144 Milano');
    expect(text).toContain('cambia o annulla l’ordine entro');
    const note =
      'Il ritiro è in Sporta Milano, Corso Buenos Aires 40/A, 20124 Milano, non più in Sporta Milano, Via Prova 1, 20144 Milano';
    expect(order.timeline).toContainEqual(expect.objectContaining({ label: 'Sul ritiro', note, actor: 'Sporta' }));
    const staff = await world.staffClient(['director']);
    const { data } = await staff.get('staff/order', { order_id: bought.orderId });
    expect(data.order.events).toContainEqual(expect.objectContaining({ kind: 'slot', label: note }));
  });

  it('keeps what was promised once it is fetched', async () => {
    const bought = await buyPickup();
    await deliver(world, bought.orderId);
    await moveTo(there);
    await work();
    expect((await orderOf(bought)).shippingAddress).toMatchObject({ address1: 'Via Prova', addressNumber: '1' });
    expect(subjects()).toEqual([]);
  });

  it('takes a new name or a capital put right without a letter', async () => {
    const bought = await buyPickup();
    await moveTo({ ...here, name: 'Sporta Tortona', address1: 'VIA PROVA' });
    await work();
    expect((await orderOf(bought)).shippingAddress).toMatchObject({
      addressName: 'Sporta Tortona',
      address1: 'VIA PROVA',
    });
    expect(subjects()).toEqual([]);
    expect(await notes(bought.orderId)).toHaveLength(1);
  });

  it('sends no letter of a move that was taken back before it went out', async () => {
    const bought = await buyPickup();
    await moveTo(there);
    await followStores(world.deps);
    await moveTo(here);
    await followStores(world.deps);
    await world.drainOutbox();
    expect((await orderOf(bought)).shippingAddress.address1).toBe('Via Prova');
    // the second of the two says where it is in the end
    expect(world.sentMail.map(({ text }) => text.includes('Via Prova 1\n'))).toEqual([true]);
  });

  it('is found by a node that wrote it with the place it knew before', async () => {
    await moveTo(there);
    // the catalogue at hand is the one of before
    const bought = await buyPickup();
    expect((await orderOf(bought)).shippingAddress.address1).toBe('Corso Buenos Aires');
  });

  it('is told once by two nodes that come by at once', async () => {
    const bought = await buyPickup();
    await moveTo(there);
    await Promise.all([followStores(world.deps), followStores(world.deps), followStores(world.deps)]);
    await world.drainOutbox();
    expect(subjects()).toHaveLength(1);
    expect(await notes(bought.orderId)).toHaveLength(1);
  });

  it('leaves orders that come home alone', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await work();
    world.sentMail.length = 0;
    await moveTo(there);
    await work();
    expect((await orderOf({ customer, orderId })).shippingAddress.address1).toBe('Via Tortona');
    expect(subjects()).toEqual([]);
  });
});
