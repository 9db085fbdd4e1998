import type { StoreClosing } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { CatalogueStore } from '../catalogue/snapshot/catalogue-store.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { endClosings } from './end-closings.ts';

let world: CheckoutWorld;
let director: StaffClient;
/** The catalogue of another node, there before. */
let otherNode: CatalogueStore;
/** Where customers of these tests live, and one in Turin. */
let milano: number;
let torino: number;

const today = () => shopDay(world.clock.now().getTime());

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  director = await world.staffClient(['director']);
  milano = (await query('select warehouse_id from warehouse'))[0].warehouse_id;
  const { pool, log, clock, config } = world.deps;
  otherNode = new CatalogueStore(pool, log, () => clock.now().getTime(), config.media);
  await otherNode.load();
});
afterAll(() => world.close());

const query = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;
const refusals = (answer: { response: { errors: { code: string; field?: string }[] } }) =>
  answer.response.errors.map(({ code, field }) => [code, field]);
const close = (part: object = {}, client = director) =>
  client.post('staff/stores/close', { warehouse_id: milano, from: addDays(today(), 3), orders: 'keep', ...part });
const reopen = (warehouseId = milano, client = director) =>
  client.post('staff/stores/reopen', { warehouse_id: warehouseId });
const closing = async (from: string): Promise<StoreClosing> =>
  (await director.get('staff/stores/closing', { warehouse_id: milano, from })).data.closing;
const listed = async () => {
  const { stores, closed } = (await director.get('staff/stores')).data;
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  return { stores: names(stores), closed: names(closed) };
};
/** Days on which customers may choose a window of the store. */
const openDays = async (warehouseId = milano): Promise<string[]> =>
  (
    await query(
      `select distinct to_char(day, 'YYYY-MM-DD') as day from timeslot
        where warehouse_id = $1 and not closed and day >= $2 order by 1`,
      [warehouseId, today()],
    )
  ).map(({ day }) => day);
const slotOn = async (day: string): Promise<number> =>
  (await query('select timeslot_id from timeslot where warehouse_id = $1 and day = $2', [milano, day]))[0].timeslot_id;

async function buyOn(day: string): Promise<{ customer: Customer; orderId: number }> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery(await slotOn(day), day);
  return { customer, orderId: await buyCovered(world, customer) };
}

it('never closes the last one', async () => {
  expect((await closing(today())).isLast).toBe(true);
  expect(refusals(await close())).toEqual([['last-store', 'warehouse_id']]);
});

describe('a store that closes', () => {
  beforeAll(async () => {
    const opened = await director.post('staff/stores/open', {
      name: 'Bottega Torino',
      street: 'Via Po',
      street_number: '3',
      postal_code: '10124',
      city: 'Torino',
      province: 'TO',
      position: '45.0677, 7.6934',
      hours: 'lun-dom 8:30-20:00',
      pickup_slots: 'lun-dom 9:00-11:00',
    });
    expect(refusals(opened)).toEqual([]);
    torino = opened.data.stores.find(({ name }: { name: string }) => name === 'Bottega Torino').warehouseId;
  });
  beforeEach(async () => {
    // orders of other tests are done
    await query(`update orders set state = 'delivered' where state <> 'delivered'`);
    await query(`update slot_booking set state = 'released' where state <> 'released'`);
    for (const each of [milano, torino]) await reopen(each);
  });

  it('says before what it owes and who would be without it', async () => {
    const { orderId } = await buyOn(addDays(today(), 4));
    await buyOn(addDays(today(), 1));
    const looking = await world.customer();
    await looking.add('PASTA', 1);
    await looking.chooseDelivery(await slotOn(addDays(today(), 4)), addDays(today(), 4));
    await world.staffClient(['store-manager'], { storeIds: [milano] });
    await world.staffClient(['picker'], { storeIds: [milano, torino] });
    await world.staffClient(['merchandiser'], { storeIds: [milano] });
    const owed = await closing(addDays(today(), 3));
    expect(owed).toMatchObject({ isLast: false, laterOrders: 1, earlierOrders: 1, toFetch: 0, held: 1, weekly: 0 });
    expect(owed.later).toMatchObject([{ orderId, deliveryServiceId: 1, window: expect.stringContaining('18') }]);
    expect(owed.carts).toBeGreaterThanOrEqual(1);
    expect(owed.staff).toHaveLength(1);
    expect(owed.postcodes.length).toBeGreaterThan(0);
    // somebody else delivers there too
    await query(
      `with zone as (insert into delivery_zone (warehouse_id, delivery_service_id, name, minimum_order_cents)
         values ($1, 1, 'Di prova', 0) returning delivery_zone_id)
       insert into delivery_zone_postalcode (delivery_zone_id, postalcode) select delivery_zone_id, $2 from zone`,
      [torino, owed.postcodes[0]],
    );
    expect((await closing(addDays(today(), 3))).postcodes).toEqual(owed.postcodes.slice(1));
    await query('delete from delivery_zone where warehouse_id = $1 and delivery_service_id = 1', [torino]);
  });

  it('takes no orders from that day on, and goes on until then; opened again it is as it was', async () => {
    const before = await openDays();
    const from = addDays(today(), 3);
    const closed = await close({ from });
    expect(refusals(closed)).toEqual([]);
    expect(await openDays()).toEqual(before.filter((day) => day < from));
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery(await slotOn(addDays(today(), 1)), addDays(today(), 1));
    const late = await customer.client.post('timeslot/hold', { timeslot_id: await slotOn(from), date: from });
    expect(refusals(late).map(([code]) => code)).toEqual(['slot-closed']);
    expect(await listed()).toEqual({ stores: ['Bottega Torino', 'Sporta Milano'], closed: [] });
    expect(closed.data.stores).toContainEqual(expect.objectContaining({ warehouseId: milano, closesOn: from }));
    // the hours of the planner know it as well
    const week = (await director.get('staff/slots/week', { warehouse_id: milano, day: from })).data.week;
    const slot = week.days.find(({ date }: { date: string }) => date === from).slots[0];
    expect(slot.closed).toBe(true);
    expect(refusals(await reopen())).toEqual([]);
    expect(await openDays()).toEqual(before);
    expect(refusals(await reopen())).toEqual([['store-open', 'warehouse_id']]);
    const logged = await query(
      `select action, after from audit_log where action in ('shop.close-store', 'shop.reopen-store') order by audit_id desc limit 2`,
    );
    expect(logged).toEqual([
      { action: 'shop.reopen-store', after: { closesOn: null } },
      { action: 'shop.close-store', after: { closesOn: from } },
    ]);
  });

  it('moves orders to windows before, or keeps what it promised', async () => {
    const { orderId } = await buyOn(addDays(today(), 4));
    await world.drainOutbox();
    world.sentMail.length = 0;
    const kept = await close();
    expect(kept.data).toMatchObject({ moved: 0, closing: { laterOrders: 1 } });
    const moved = await close({ orders: 'move', seen: addDays(today(), 3) });
    expect(moved.data).toMatchObject({ moved: 1, closing: { laterOrders: 0, earlierOrders: 1 } });
    const [{ day }] = await query(
      `select to_char(slot_begin_at, 'YYYY-MM-DD') as day from orders where order_id = $1`,
      [orderId],
    );
    expect(day < addDays(today(), 3)).toBe(true);
    await world.drainOutbox();
    expect(world.sentMail).toHaveLength(1);
  });

  it('is offered to nobody once the day has come, and is gone when the last order is done', async () => {
    const { orderId, customer } = await buyOn(addDays(today(), 1));
    const other = await world.customer();
    await other.add('RISO', 2);
    expect(refusals(await close({ from: today() }))).toEqual([]);
    expect(await openDays()).toEqual([]);
    const found = (await world.anonymous.get('warehouse-locator/search')).data.warehouses;
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Bottega Torino']);
    expect(await query('select active from warehouse where warehouse_id = $1', [milano])).toEqual([{ active: true }]);
    const chosen = await other.client.post('cart/set-address', {
      user_address_id: (await query('select address_id from address where account_id = $1', [other.accountId]))[0]
        .address_id,
    });
    expect(chosen.response.status).not.toBe(0);
    // staff still see it, and serve the order
    expect((await listed()).stores).toContain('Sporta Milano');
    await endClosings(world.deps);
    expect((await listed()).closed).toEqual([]);
    await deliver(world, orderId);
    await Promise.all([endClosings(world.deps), endClosings(world.deps)]);
    expect(await listed()).toEqual({ stores: ['Bottega Torino'], closed: ['Sporta Milano'] });
    expect(await query('select name from warehouse where is_default')).toEqual([{ name: 'Bottega Torino' }]);
    await otherNode.refresh();
    expect(otherNode.catalogue.warehouses.map(({ name }) => name)).toEqual(['Bottega Torino']);
    expect(otherNode.catalogue.defaultWarehouse?.name).toBe('Bottega Torino');
    // its customers still read their orders, and their carts say that nobody delivers
    expect((await customer.client.get('order/detail', { order_id: orderId })).response.status).toBe(0);
    expect((await other.client.get('cart/view')).response.status).toBe(0);
    expect(refusals(await reopen())).toEqual([]);
    await otherNode.refresh();
    expect(otherNode.catalogue.warehouses.map(({ name }) => name)).toContain('Sporta Milano');
    expect((await openDays()).length).toBeGreaterThan(2);
  });

  it('takes no order of who was about to place one, and waits until their place is free', async () => {
    const day = addDays(today(), 1);
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery(await slotOn(day), day);
    expect(refusals(await close({ from: today() }))).toEqual([]);
    expect((await listed()).stores).toContain('Sporta Milano');
    expect(refusals(await customer.buy()).map(([code]) => code)).toContain('address-needed');
    expect((await closing(today())).laterOrders).toBe(0);
    await query(`update slot_booking set hold_expires_at = now() - interval '1 minute' where state = 'held'`);
    await endClosings(world.deps);
    expect(await listed()).toEqual({ stores: ['Bottega Torino'], closed: ['Sporta Milano'] });
  });

  it('is no place to fetch anything from, also for a cart that was to be fetched there', async () => {
    await query(
      `insert into stock (product_id, warehouse_id, on_hand) select product_id, $1, 50000 from product on conflict do nothing`,
      [torino],
    );
    const customer = await world.customer();
    await customer.add('RISO', 2);
    const there = { warehouse_id: torino, delivery_service_id: 2 };
    expect(refusals(await customer.client.post('cart/set-address', there))).toEqual([]);
    expect(refusals(await close({ warehouse_id: torino, from: today() }))).toEqual([]);
    await query('update warehouse set active = true where warehouse_id = $1', [torino]);
    const { errors } = (await customer.buy()).response;
    expect(errors).toContainEqual(
      expect.objectContaining({
        code: 'address-needed',
        error: 'Questo punto vendita non prende più ordini: scegli di nuovo dove ricevere la spesa',
      }),
    );
    expect(refusals(await customer.client.post('cart/set-address', there))).toEqual([
      ['warehouse-not-found', 'warehouse_id'],
    ]);
    const cart = await customer.client.get('cart/view');
    expect(cart.response.status).toBe(0);
    expect(cart.data.placeLost).toMatch(/^Questo punto vendita non prende più ordini/);
  });

  it('closes on one day, whoever decides it', async () => {
    const days = [addDays(today(), 3), addDays(today(), 5)];
    const both = await Promise.all(days.map((from) => close({ from })));
    expect(both.flatMap(refusals)).toEqual([['store-changed', 'from']]);
    const stores = await Promise.all([
      close({ seen: (await closing(days[0]!)).closesOn }),
      close({ warehouse_id: torino }),
    ]);
    // never the last one
    expect(stores.flatMap(refusals)).toEqual([['last-store', 'warehouse_id']]);
    await reopen();
    const two = await Promise.all([close(), close({ warehouse_id: torino })]);
    expect(two.flatMap(refusals)).toEqual([['last-store', 'warehouse_id']]);
  });

  it('is refused where the day is odd, the store unknown, or the person no director', async () => {
    expect(refusals(await close({ from: addDays(today(), -1) }))).toEqual([['closing-day-odd', 'from']]);
    expect(refusals(await close({ from: addDays(today(), 400) }))).toEqual([['closing-day-odd', 'from']]);
    expect(refusals(await close({ warehouse_id: 999_999 }))).toEqual([['store-not-found', 'warehouse_id']]);
    expect(refusals(await reopen(999_999))).toEqual([['store-not-found', 'warehouse_id']]);
    const manager = await world.staffClient(['store-manager'], { storeIds: [milano] });
    expect(refusals(await close({}, manager))).toEqual([['forbidden', undefined]]);
    expect(refusals(await reopen(milano, manager))).toEqual([['forbidden', undefined]]);
    const asked = await manager.get('staff/stores/closing', { warehouse_id: milano, from: today() });
    expect(refusals(asked)).toEqual([['forbidden', undefined]]);
  });
});
