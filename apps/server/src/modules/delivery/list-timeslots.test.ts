import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { cartModule } from '../cart/index.ts';
import { catalogueModule, catalogueOf } from '../catalogue/index.ts';
import { coverageFor } from './coverage.ts';
import { generateTimeslots } from './generate-timeslots.ts';
import { holdSlot } from './hold-slot.ts';
import { deliveryModule } from './index.ts';
import { createCustomerWithCart, createPlaces, createProduct, putInCart, slotAt } from './testing/test-places.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp([catalogueModule, cartModule, deliveryModule]);
});
beforeEach(() => app.clock.set('2026-11-20T08:00:00+01:00'));
afterAll(() => app.close());

interface Slot {
  timeslotId: number;
  eco: boolean;
  beginTime: string;
  status: string;
  cost: number;
  standardCost?: number;
  cutoff: string;
  placesLeft?: number;
}
interface Day {
  date: string;
  label: string;
  slots: Slot[];
}

async function daysOf(warehouseId: number, client = app.anonymous): Promise<Day[]> {
  const { data } = await client.get('timeslot/list', { days: 31, hash: `w${warehouseId}d0t0` });
  return data.days;
}

/** An order of somebody else in a slot; without a place its address is not on the map. */
async function placeOrderAt(
  { deps, clock }: TestApp,
  warehouseId: number,
  { timeslotId }: { timeslotId: number },
  place: { latitude: number; longitude: number } | null,
  state: 'confirmed' | 'released' = 'confirmed',
): Promise<void> {
  const { accountId, cartId } = await createCustomerWithCart(app, warehouseId);
  const orderId = 200_000_000 + cartId;
  const now = clock.now();
  await deps.db
    .insertInto('orders')
    .values({
      order_id: orderId,
      order_number: `N${orderId}`,
      account_id: accountId,
      cart_id: cartId,
      idempotency_key: `k${orderId}`,
      state: 'confirmed',
      warehouse_id: warehouseId,
      delivery_service_id: 1,
      timeslot_id: timeslotId,
      slot_begin_at: now,
      slot_end_at: now,
      cutoff_at: now,
      address: JSON.stringify(place ?? { latitude: null }),
      price_list_id: 1,
      items_cents: 0,
      tax_cents: 0,
      total_cents: 0,
      payable_cents: 0,
    })
    .execute();
  const booking = { timeslot_id: timeslotId, account_id: accountId, delivery_service_id: 1, cart_id: cartId };
  await deps.db
    .insertInto('slot_booking')
    .values({ ...booking, order_id: orderId, state, units: 1 })
    .execute();
}

describe('timeslot/list', () => {
  it('shows seven days with Italian labels, the next one from 06:00 on', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
    app.clock.set('2026-11-21T05:59:00+01:00');
    const before = await daysOf(warehouseId);
    expect(before.map((day) => day.label)).toEqual([
      'oggi',
      'domani',
      'lunedì 23 novembre',
      'martedì 24 novembre',
      'mercoledì 25 novembre',
      'giovedì 26 novembre',
    ]);
    app.clock.set('2026-11-21T06:00:00+01:00');
    const after = await daysOf(warehouseId);
    expect(after.map((day) => day.date).at(-1)).toBe('2026-11-27');
  });

  it('tells what is left and what it costs', async () => {
    app.clock.set('2026-11-20T07:30:00+01:00');
    const { warehouseId } = await createPlaces(app, {
      windows: [
        { begin: '12:00', end: '14:00', capacityOrders: 1, costCents: 290 },
        { begin: '14:00', end: '16:00', capacityOrders: 7, costCents: 190, standardCostCents: 290, eco: true },
        { begin: '20:00', end: '22:00', costCents: 390, cutoffMinutes: 900 },
      ],
    });
    const [anna, ...others] = await Promise.all(
      Array.from({ length: 7 }, () => createCustomerWithCart(app, warehouseId)),
    );
    const [noon, afternoon] = await Promise.all(['12:00', '14:00'].map((at) => slotAt(app, warehouseId, 1, at)));
    await holdSlot(app.deps, { accountId: anna!.accountId, ...noon!, now: app.clock.now() });
    for (const { accountId } of others) await holdSlot(app.deps, { accountId, ...afternoon!, now: app.clock.now() });

    const [today, tomorrow] = await daysOf(warehouseId);
    expect(today!.slots.map((slot) => slot.status)).toEqual(['closed', 'available', 'closed']);
    expect(tomorrow!.slots.map((slot) => slot.status)).toEqual(['full', 'few', 'available']);
    expect(tomorrow!.slots.map((slot) => slot.placesLeft)).toEqual([undefined, 1, undefined]);
    expect(tomorrow!.slots.map((slot) => [slot.cost, slot.standardCost])).toEqual([
      [3.9, undefined],
      [2.9, 3.9],
      [4.9, undefined],
    ]);

    const own = await daysOf(warehouseId, await app.clientOf(anna!.accountId));
    expect(own[1]!.slots[0]!.status).not.toBe('full');

    app.clock.advanceMinutes(61);
    expect((await daysOf(warehouseId))[1]!.slots.map((slot) => slot.status)).toEqual([
      'available',
      'available',
      'available',
    ]);
  });

  it('charges at most the reduced fee to who is over 70', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00', costCents: 290 }] });
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    await app.deps.db
      .updateTable('account')
      .set({ birth_date: '1950-03-01' })
      .where('account_id', '=', accountId)
      .execute();
    const [today] = await daysOf(warehouseId, await app.clientOf(accountId));
    expect(today!.slots[0]).toMatchObject({ cost: 1.5, standardCost: 3.9 });
  });

  it('marks as eco the slots in which a van stops within 500 metres of the address', async () => {
    const { warehouseId } = await createPlaces(app, {
      windows: [
        { begin: '12:00', end: '14:00' },
        { begin: '18:00', end: '20:00' },
      ],
    });
    const door = { latitude: 45.45, longitude: 9.16 };
    const noon = await slotAt(app, warehouseId, 1, '12:00');
    await placeOrderAt(app, warehouseId, noon, door);
    await placeOrderAt(app, warehouseId, await slotAt(app, warehouseId, 2, '12:00'), null);
    await placeOrderAt(app, warehouseId, await slotAt(app, warehouseId, 3, '12:00'), door, 'released');
    const ecoFor = async (place: typeof door | { latitude: null; longitude: null }) => {
      const { accountId, addressId } = await createCustomerWithCart(app, warehouseId);
      await app.deps.db.updateTable('address').set(place).where('address_id', '=', addressId).execute();
      const days = await daysOf(warehouseId, await app.clientOf(accountId));
      return days.flatMap(({ slots }) => slots.filter(({ eco }) => eco).map(({ timeslotId }) => timeslotId));
    };
    expect(await ecoFor({ ...door, latitude: door.latitude + 0.0044 })).toEqual([noon.timeslotId]); // 489 m
    expect(await ecoFor({ ...door, latitude: door.latitude + 0.0046 })).toEqual([]); // 511 m
    expect(await ecoFor({ latitude: null, longitude: null })).toEqual([]);
    expect((await daysOf(warehouseId)).flatMap(({ slots }) => slots).some(({ eco }) => eco)).toBe(false);
  });

  it('answers for the cart when the hash names no shop', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '09:00', end: '10:00', cutoffMinutes: 0 }] });
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    const { data } = await (await app.clientOf(accountId)).get('timeslot/list');
    expect(data.days[0].slots.map((slot: Slot) => slot.beginTime)).toEqual(['09:00']);
  });

  it('is free above the threshold of the zone, by the goods in the cart', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
    const { accountId, cartId } = await createCustomerWithCart(app, warehouseId);
    const product = await createProduct(app, warehouseId, 1000);
    await catalogueOf(app.deps).load();
    await putInCart(app, cartId, product, 8);
    const client = await app.clientOf(accountId);
    expect((await daysOf(warehouseId, client))[0]!.slots[0]).toMatchObject({ cost: 3.9 });
    await app.deps.db.updateTable('cart_item').set({ quantity: 9000 }).where('cart_id', '=', cartId).execute();
    expect((await daysOf(warehouseId, client))[0]!.slots[0]).toMatchObject({ cost: 0, standardCost: 3.9 });
  });

  it('lists the services that are offered', async () => {
    await createPlaces(app, { windows: [{ begin: '09:00', end: '13:00', deliveryServiceId: 2 }] });
    const { data } = await app.anonymous.get('delivery-service/list');
    expect(data.deliveryServices.map((each: { name: string }) => each.name)).toEqual([
      'Consegna a domicilio',
      'Ritiro in negozio',
    ]);
  });
});

describe('the calls on the held slot', () => {
  it('answer with the cart', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
    await catalogueOf(app.deps).load();
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    const client = await app.clientOf(accountId);
    const held = await client.post('timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date });
    expect(held.response.errors).toEqual([]);
    expect(held.data.timeslot).toMatchObject({
      timeslotId: slot.timeslotId,
      beginTime: '18:00',
      holdExpires: new Date('2026-11-20T09:00:00+01:00').toISOString(),
      extensionsLeft: 3,
    });
    const extended = await client.post('timeslot/extend');
    expect(extended.data.timeslot).toMatchObject({
      holdExpires: new Date('2026-11-20T10:00:00+01:00').toISOString(),
      extensionsLeft: 2,
    });
    const released = await client.post('timeslot/release');
    expect(released.data.timeslot).toBeUndefined();
    expect(released.data.revision).toBeGreaterThan(held.data.revision);
  });

  it('keep the price they were taken at, whatever the slot costs later', async () => {
    const { warehouseId } = await createPlaces(app, {
      windows: [
        { begin: '16:00', end: '18:00' },
        { begin: '18:00', end: '20:00', costCents: 290 },
      ],
    });
    const productId = await createProduct(app, warehouseId, 5000);
    await catalogueOf(app.deps).load();
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const { accountId, cartId } = await createCustomerWithCart(app, warehouseId);
    await putInCart(app, cartId, productId, 1);
    const client = await app.clientOf(accountId);
    const hold = ({ timeslotId, date }: typeof slot) => client.post('timeslot/hold', { timeslot_id: timeslotId, date });
    const evening = async (who = client) =>
      (await daysOf(warehouseId, who))[1]!.slots.find((each) => each.timeslotId === slot.timeslotId)!;
    const reprice = async (cost_cents: number) => {
      await app.deps.db
        .updateTable('slot_template')
        .set({ cost_cents })
        .where('warehouse_id', '=', warehouseId)
        .where('begin_time', '=', '18:00')
        .execute();
      await generateTimeslots(app.deps, warehouseId);
      app.clock.advanceMinutes(1);
    };

    const { data: first } = await hold(slot);
    expect(first.timeslot.cost).toBe(2.9);
    for (const cents of [590, 90]) {
      await reprice(cents);
      const { data } = await client.get('cart/view');
      expect(data.timeslot.cost).toBe(2.9);
      expect(data.grossTotal).toBe(first.grossTotal);
      expect((await evening()).cost).toBe(3.9);
      expect((await evening(app.anonymous)).cost).toBe((cents + 100) / 100);
    }
    expect((await hold(slot)).data.timeslot.cost).toBe(2.9);
    expect((await client.post('timeslot/extend')).data.timeslot.cost).toBe(2.9);

    // who leaves the slot and comes back takes it at the price of now
    await hold(await slotAt(app, warehouseId, 1, '16:00'));
    expect((await hold(slot)).data.timeslot.cost).toBe(0.9);
  });

  it('need a login, and refuse by code', async () => {
    expect((await app.anonymous.post('timeslot/hold', { timeslot_id: 1, date: '2026-11-21' })).http.statusCode).toBe(
      419,
    );
    const client = await app.clientOf(await app.createAccount());
    const refused = await client.post('timeslot/hold', { timeslot_id: 999_999, date: '2026-11-21' });
    expect(refused.response.errors[0]?.code).toBe('address-needed');
    expect((await client.post('timeslot/extend')).response.errors[0]?.code).toBe('slot-needed');
  });
});

describe('dated slots', () => {
  it('keep their local hours on the days the clock changes', async () => {
    app.clock.set('2026-10-22T08:00:00+02:00');
    const { warehouseId } = await createPlaces(app, {
      windows: [{ begin: '18:00', end: '20:00', cutoffMinutes: 1200 }],
    });
    const read = async (day: string) =>
      app.deps.db
        .selectFrom('timeslot')
        .selectAll()
        .where('warehouse_id', '=', warehouseId)
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
    const autumn = await read('2026-10-25');
    expect(autumn.begin_at.toISOString()).toBe('2026-10-25T17:00:00.000Z');
    // 20 real hours before: 22:00 of the day before, not 21:00
    expect(autumn.cutoff_at.toISOString()).toBe('2026-10-24T21:00:00.000Z');
    expect(autumn.released_at.toISOString()).toBe('2026-10-19T04:00:00.000Z');

    app.clock.set('2027-03-25T08:00:00+01:00');
    await generateTimeslots(app.deps, warehouseId);
    const spring = await read('2027-03-28');
    expect(spring.begin_at.toISOString()).toBe('2027-03-28T16:00:00.000Z');
    const days = await daysOf(warehouseId);
    expect(days.map((day) => day.date)).toEqual([
      '2027-03-25',
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
      '2027-03-30',
      '2027-03-31',
    ]);
  });

  it('are made once, and follow templates and exceptions without touching who has a place', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00', capacityOrders: 3 }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const customers = await Promise.all([1, 2].map(() => createCustomerWithCart(app, warehouseId)));
    for (const { accountId } of customers) await holdSlot(app.deps, { accountId, ...slot, now: app.clock.now() });
    const all = () =>
      app.deps.db
        .selectFrom('timeslot')
        .selectAll()
        .where('warehouse_id', '=', warehouseId)
        .orderBy('timeslot_id')
        .execute();
    const before = await all();
    await Promise.all([1, 2, 3].map(() => generateTimeslots(app.deps, warehouseId)));
    expect(await all()).toEqual(before);
    expect(before).toHaveLength(8);

    await app.deps.db
      .updateTable('slot_template')
      .set({ capacity_orders: 1, cost_cents: 500 })
      .where('warehouse_id', '=', warehouseId)
      .execute();
    await app.deps.db
      .insertInto('slot_exception')
      .values({ warehouse_id: warehouseId, day: '2026-11-22', reason: 'Inventario' })
      .execute();
    await generateTimeslots(app.deps, warehouseId);
    const after = await all();
    expect(after.find((each) => each.timeslot_id === slot.timeslotId)).toMatchObject({
      capacity_orders: 2,
      taken_orders: 2,
      cost_cents: 500,
    });
    expect(after.filter((each) => each.closed).map((each) => each.day)).toEqual(['2026-11-22']);

    await app.deps.db
      .updateTable('slot_template')
      .set({ active: false })
      .where('warehouse_id', '=', warehouseId)
      .where('weekday', '=', 1)
      .execute();
    await generateTimeslots(app.deps, warehouseId);
    expect((await all()).filter((each) => each.closed).map((each) => each.day)).toEqual(['2026-11-22', '2026-11-23']);
  });
});

describe('coverage', () => {
  it('goes by postal code, and by the border alone where there is one and the point is known', async () => {
    const { warehouseId, zoneId } = await createPlaces(app, {
      windows: [
        { begin: '18:00', end: '20:00' },
        { begin: '09:00', end: '13:00', deliveryServiceId: 2 },
      ],
      postalcodes: ['20999'],
    });
    const covered = await coverageFor(app.deps.db, { postalcode: '20999' });
    expect(covered.home).toEqual({ warehouseId, deliveryZoneId: zoneId });
    expect(covered.deliveryServices.map((each) => each.code)).toEqual(['home', 'pickup']);
    expect(covered.pickupWarehouseIds).toContain(warehouseId);
    expect((await coverageFor(app.deps.db, { postalcode: '00001' })).covered).toBe(false);

    const polygon = JSON.stringify([
      [43.4, 9.1],
      [43.5, 9.1],
      [43.5, 9.2],
      [43.4, 9.2],
    ]);
    await app.deps.db.updateTable('delivery_zone').set({ polygon }).where('delivery_zone_id', '=', zoneId).execute();
    const at = (latitude: number, longitude: number) =>
      coverageFor(app.deps.db, { postalcode: '20999', latitude, longitude });
    expect((await at(43.45, 9.15)).covered).toBe(true);
    expect((await at(43.45, 9.25)).covered).toBe(false);
    // the border decides, not the code: a house across the street may have another one
    const beyond = { postalcode: '20996', latitude: 43.45, longitude: 9.15 };
    expect((await coverageFor(app.deps.db, beyond)).home).toEqual({ warehouseId, deliveryZoneId: zoneId });
    expect((await coverageFor(app.deps.db, { ...beyond, latitude: 43.55 })).covered).toBe(false);
    expect((await coverageFor(app.deps.db, { postalcode: '20996' })).covered).toBe(false);
  });

  it('serves by a border alone, as long as its store is open for business', async () => {
    const here = await createPlaces(app, { windows: [], postalcodes: [] });
    const polygon = JSON.stringify([
      [40, 9],
      [40.1, 9],
      [40.1, 9.1],
    ]);
    await app.deps.db
      .updateTable('delivery_zone')
      .set({ polygon })
      .where('delivery_zone_id', '=', here.zoneId)
      .execute();
    const place = { postalcode: '00000', latitude: 40.05, longitude: 9.02 };
    expect((await coverageFor(app.deps.db, place)).home?.deliveryZoneId).toBe(here.zoneId);
    await app.deps.db
      .updateTable('warehouse')
      .set({ active: false })
      .where('warehouse_id', '=', here.warehouseId)
      .execute();
    expect((await coverageFor(app.deps.db, place)).covered).toBe(false);
  });

  it('knows inside from outside of a bay', async () => {
    const { zoneId } = await createPlaces(app, { windows: [], postalcodes: ['20998'] });
    const bay = JSON.stringify([
      [0, 0],
      [0, 4],
      [4, 4],
      [4, 0],
      [3, 0],
      [3, 3],
      [1, 3],
      [1, 0],
    ]);
    await app.deps.db
      .updateTable('delivery_zone')
      .set({ polygon: bay })
      .where('delivery_zone_id', '=', zoneId)
      .execute();
    const at = async (latitude: number, longitude: number) =>
      (await coverageFor(app.deps.db, { postalcode: '20998', latitude, longitude })).covered;
    expect(await at(0.5, 2)).toBe(true);
    expect(await at(2, 1)).toBe(false);
    // a house on the line itself is served: on a corner, on a side, on the side of the bay
    expect(await Promise.all([at(0, 0), at(4, 2), at(2, 3), at(2, 3.000_001)])).toEqual([true, true, true, true]);
    expect(await Promise.all([at(4.000_001, 2), at(2, 2.999_999)])).toEqual([false, false]);
  });

  it('has one rule for the page of an address, the cart and its fee: the cheapest zone that reaches the place', async () => {
    const windows = [{ begin: '18:00', end: '20:00', costCents: 0 }];
    const dear = await createPlaces(app, { windows, postalcodes: ['20997'] });
    const cheap = await createPlaces(app, { windows, postalcodes: ['20997'] });
    const change = (zoneId: number, set: { base_cost_cents?: number; polygon?: string }) =>
      app.deps.db.updateTable('delivery_zone').set(set).where('delivery_zone_id', '=', zoneId).execute();
    await change(dear.zoneId, { base_cost_cents: 500 });
    await change(cheap.zoneId, {
      base_cost_cents: 200,
      polygon: JSON.stringify([
        [45.4, 9.1],
        [45.5, 9.1],
        [45.5, 9.2],
        [45.4, 9.2],
      ]),
    });
    const accountId = await app.createAccount();
    const client = await app.clientOf(accountId);
    const product = await createProduct(app, dear.warehouseId, 1000);
    await app.deps.db.insertInto('stock').values({ warehouse_id: cheap.warehouseId, product_id: product }).execute();
    await catalogueOf(app.deps).load();
    const seen = async (latitude: number | null, longitude: number | null) => {
      const { address_id } = await app.deps.db
        .insertInto('address')
        .values({
          account_id: accountId,
          address1: 'Via Prova',
          address_number: '1',
          city: 'Milano',
          province: 'MI',
          postalcode: '20997',
          latitude,
          longitude,
        })
        .returning('address_id')
        .executeTakeFirstOrThrow();
      const { home } = await coverageFor(app.deps.db, { postalcode: '20997', latitude, longitude });
      await client.post('cart/set-address', { user_address_id: address_id });
      await client.post('cart/add-item', { product_id: product, quantity: 1 });
      const { rows } = await app.deps.pool.query(
        `select warehouse_id as "warehouseId" from cart where account_id = $1 and state = 'open'`,
        [accountId],
      );
      const [, tomorrow] = await daysOf(rows[0].warehouseId, client);
      const slot = tomorrow!.slots[0]!;
      const { data } = await client.post('timeslot/hold', { timeslot_id: slot.timeslotId, date: tomorrow!.date });
      return { home: home?.warehouseId, cart: rows[0].warehouseId, cost: data.deliveryCost, slot: slot.cost };
    };
    expect(await seen(45.45, 9.15)).toEqual({ home: cheap.warehouseId, cart: cheap.warehouseId, cost: 2, slot: 2 });
    expect(await seen(null, null)).toEqual({ home: cheap.warehouseId, cart: cheap.warehouseId, cost: 2, slot: 2 });
    expect(await seen(45.45, 9.25)).toEqual({ home: dear.warehouseId, cart: dear.warehouseId, cost: 5, slot: 5 });
  });
});
