import { PIECES_PER_CRATE } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, withTransaction } from '../../platform/db/database.ts';
import type { BusinessError } from '../../platform/errors.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { confirmHold, rebookForCart, refreshHold, releaseBooking, releaseHoldsElsewhere } from './bookings.ts';
import { tidyUpHolds } from './delivery.jobs.ts';
import { extendHold } from './extend-hold.ts';
import { generateTimeslots } from './generate-timeslots.ts';
import { holdSlot } from './hold-slot.ts';
import { releaseHold } from './release-hold.ts';
import { createCustomerWithCart, createPlaces, createProduct, putInCart, slotAt } from './testing/test-places.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp([], { config: { databasePoolSize: 40 } });
  // A plain winter morning, hours before every cut-off.
  app.clock.set('2026-11-20T08:00:00+01:00');
});
afterAll(() => app.close());

const codeOf = (error: unknown) => (error as BusinessError).code;

async function outcomes(promises: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(promises)) {
    const name = result.status === 'fulfilled' ? 'held' : (codeOf(result.reason) ?? String(result.reason));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** What the counters say and what the live bookings add up to: they must never differ. */
async function loadOf(timeslotId: number): Promise<{ orders: number; units: number }> {
  const { crates, ...load } = await cratesOf(timeslotId);
  return load;
}

async function cratesOf(timeslotId: number): Promise<{ orders: number; units: number; crates: number }> {
  const slot = await app.deps.db
    .selectFrom('timeslot')
    .select(['taken_orders as orders', 'taken_units as units', 'taken_crates as crates'])
    .where('timeslot_id', '=', timeslotId)
    .executeTakeFirstOrThrow();
  const bookings = await app.deps.db
    .selectFrom('slot_booking')
    .select(['units', 'crates'])
    .where('timeslot_id', '=', timeslotId)
    .where('state', 'in', ['held', 'confirmed'])
    .execute();
  const sum = (of: 'units' | 'crates') => bookings.reduce((total, booking) => total + booking[of], 0);
  expect({ orders: bookings.length, units: sum('units'), crates: sum('crates') }).toEqual(slot);
  return slot;
}

const hold = (accountId: number, slot: { timeslotId: number; date: string }) =>
  holdSlot(app.deps, { accountId, ...slot, now: app.clock.now() });

const holdOf = (accountId: number) =>
  app.deps.db
    .selectFrom('slot_booking')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'held')
    .executeTakeFirst();

async function placeOrder(accountId: number, cartId: number, warehouseId: number, timeslotId: number): Promise<number> {
  const orderId = 100_000_000 + cartId;
  const now = app.clock.now();
  await app.deps.db
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
      address: '{}',
      price_list_id: 1,
      items_cents: 0,
      tax_cents: 0,
      total_cents: 0,
      payable_cents: 0,
    })
    .execute();
  return orderId;
}

describe('the last place of a slot', () => {
  it('goes to exactly one of 60 customers who ask at once', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00', capacityOrders: 1 }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const customers = await Promise.all(Array.from({ length: 60 }, () => createCustomerWithCart(app, warehouseId)));

    expect(await outcomes(customers.map(({ accountId }) => hold(accountId, slot)))).toEqual({
      held: 1,
      'slot-full': 59,
    });
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 1, units: 1 });
  });

  it('locks the slot for one statement and the commit', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00', capacityOrders: 1 }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    const { statements } = await countStatements(() => hold(accountId, slot));
    expect(statements.map((text) => /update (\w+)/.exec(text)?.[1])).toEqual(['cart', 'timeslot']);
    expect(await loadOf(slot.timeslotId)).toMatchObject({ orders: 1 });
    const held = await holdOf(accountId);
    expect(held).toMatchObject({ state: 'held', extensions: 0, eco_cents: 0 });
    const { cost_cents: costCents } = await app.deps.db
      .selectFrom('timeslot')
      .select('cost_cents')
      .where('timeslot_id', '=', slot.timeslotId)
      .executeTakeFirstOrThrow();
    expect(held!.cost_cents).toBe(costCents);
  });

  it('fills several slots exactly while 60 customers move between them', async () => {
    const { warehouseId } = await createPlaces(app, {
      windows: ['08:00', '10:00', '12:00'].map((begin, index) => ({
        begin,
        end: ['10:00', '12:00', '14:00'][index] as string,
        capacityOrders: 15,
        cutoffMinutes: 60,
      })),
    });
    const slots = await Promise.all(['08:00', '10:00', '12:00'].map((begin) => slotAt(app, warehouseId, 2, begin)));
    const customers = await Promise.all(Array.from({ length: 60 }, () => createCustomerWithCart(app, warehouseId)));
    const wishes = customers.flatMap(({ accountId }, index) =>
      [0, 1, 2].map((step) => hold(accountId, slots[(index + step) % 3] as { timeslotId: number; date: string })),
    );
    const counts = await outcomes(wishes);
    expect(Object.keys(counts).sort()).toEqual(['held', 'slot-full']);
    const loads = await Promise.all(slots.map(({ timeslotId }) => loadOf(timeslotId)));
    expect(loads.reduce((sum, load) => sum + load.orders, 0)).toBe(45);
    expect(Math.max(...loads.map((load) => load.orders))).toBeLessThanOrEqual(15);
  });

  it('counts work units as well as orders', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00', capacityUnits: 5 }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const products = await Promise.all([1, 2, 3].map(() => createProduct(app, warehouseId)));
    const [first, second] = await Promise.all([1, 2].map(() => createCustomerWithCart(app, warehouseId)));
    for (const customer of [first, second]) {
      for (const product of products) await putInCart(app, customer!.cartId, product, 2);
    }
    await hold(first!.accountId, slot);
    await expect(hold(second!.accountId, slot)).rejects.toMatchObject({ code: 'slot-full' });
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 1, units: 3 });

    await app.deps.db
      .deleteFrom('cart_item')
      .where('cart_id', '=', second!.cartId)
      .where('product_id', '=', products[0]!)
      .execute();
    await hold(second!.accountId, slot);
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 2, units: 5 });

    await putInCart(app, second!.cartId, products[0]!, 1);
    const refreshed = await withTransaction(app.deps.db, (tx) =>
      refreshHold(tx, { cartId: second!.cartId, now: app.clock.now() }),
    );
    expect(refreshed).toBe('full');
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 2, units: 5 });
  });
});

describe('the crates of a slot', () => {
  /** A customer whose cart fills this many crates. */
  async function withCrates(warehouseId: number, productId: number, crates: number) {
    const customer = await createCustomerWithCart(app, warehouseId);
    await putInCart(app, customer.cartId, productId, crates * PIECES_PER_CRATE);
    return customer;
  }
  const limited = { begin: '18:00', end: '20:00', capacityOrders: 100, capacityCrates: 20 };

  it('are never oversold by a crowd of carts of all sizes that come, change and leave at once', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [limited] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const productId = await createProduct(app, warehouseId);
    const customers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => withCrates(warehouseId, productId, 1 + (index % 3))),
    );
    const counts = await outcomes(
      customers.flatMap(({ accountId, cartId }, index) => [
        hold(accountId, slot),
        index % 4 === 0
          ? releaseHold(app.deps, { accountId, now: app.clock.now() })
          : withTransaction(app.deps.db, (tx) => refreshHold(tx, { cartId, now: app.clock.now() })),
      ]),
    );
    expect(Object.keys(counts).sort()).toEqual(['held', 'slot-full']);
    // whoever still fits comes in: in the end there is room for no cart of one crate
    for (const { accountId } of customers) await hold(accountId, slot).catch(codeOf);
    expect((await cratesOf(slot.timeslotId)).crates).toBe(20);
  });

  it('decide for the cart as it is: it fits, grows beyond the vans, and fits again', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ ...limited, capacityCrates: 3 }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const productId = await createProduct(app, warehouseId);
    const [anna, bruno] = [await withCrates(warehouseId, productId, 2), await withCrates(warehouseId, productId, 2)];
    await hold(anna.accountId, slot);
    await expect(hold(bruno.accountId, slot)).rejects.toMatchObject({ code: 'slot-full' });
    const other = await createProduct(app, warehouseId);
    await putInCart(app, anna.cartId, other, 2 * PIECES_PER_CRATE);
    await expect(hold(anna.accountId, slot)).rejects.toMatchObject({ code: 'slot-full' });
    expect((await cratesOf(slot.timeslotId)).crates).toBe(2);
    await app.deps.db
      .deleteFrom('cart_item')
      .where('cart_id', '=', anna.cartId)
      .where('product_id', '=', other)
      .execute();
    await hold(anna.accountId, slot);
    expect((await cratesOf(slot.timeslotId)).crates).toBe(2);
    app.clock.advanceMinutes(61);
    await hold(bruno.accountId, slot);
    expect((await cratesOf(slot.timeslotId)).crates).toBe(2);
  });

  it('are not counted where the shop sets no limit, and stay above what is taken when it sets one', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ ...limited, capacityCrates: null }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const { accountId } = await withCrates(warehouseId, await createProduct(app, warehouseId), 30);
    await hold(accountId, slot);
    await app.deps.db
      .updateTable('slot_template')
      .set({ capacity_crates: 10 })
      .where('warehouse_id', '=', warehouseId)
      .execute();
    await generateTimeslots(app.deps, warehouseId);
    const limitOf = async () =>
      (
        await app.deps.db
          .selectFrom('timeslot')
          .select('capacity_crates')
          .where('timeslot_id', '=', slot.timeslotId)
          .executeTakeFirstOrThrow()
      ).capacity_crates;
    expect(await limitOf()).toBe(30);
    await releaseHold(app.deps, { accountId, now: app.clock.now() });
    await generateTimeslots(app.deps, warehouseId);
    expect(await limitOf()).toBe(10);
  });
});

describe('a hold', () => {
  it('moves to another slot, and stays where it was when the new one is full', async () => {
    const { warehouseId } = await createPlaces(app, {
      windows: [
        { begin: '16:00', end: '18:00' },
        { begin: '18:00', end: '20:00', capacityOrders: 1 },
        { begin: '20:00', end: '22:00' },
      ],
    });
    const [early, full, late] = await Promise.all(
      ['16:00', '18:00', '20:00'].map((at) => slotAt(app, warehouseId, 1, at)),
    );
    const [anna, bruno] = await Promise.all([1, 2].map(() => createCustomerWithCart(app, warehouseId)));
    await hold(bruno!.accountId, full!);
    await hold(anna!.accountId, early!);
    await hold(anna!.accountId, late!);
    expect(await loadOf(early!.timeslotId)).toEqual({ orders: 0, units: 0 });
    expect(await loadOf(late!.timeslotId)).toEqual({ orders: 1, units: 1 });

    await expect(hold(anna!.accountId, full!)).rejects.toMatchObject({ code: 'slot-full' });
    expect((await holdOf(anna!.accountId))?.timeslot_id).toBe(late!.timeslotId);
    expect(await loadOf(late!.timeslotId)).toEqual({ orders: 1, units: 1 });
  });

  it('is one only, also when a customer asks twenty times at once', async () => {
    const { warehouseId } = await createPlaces(app, {
      windows: [
        { begin: '16:00', end: '18:00' },
        { begin: '18:00', end: '20:00' },
      ],
    });
    const slots = await Promise.all(['16:00', '18:00'].map((at) => slotAt(app, warehouseId, 1, at)));
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    const counts = await outcomes(Array.from({ length: 20 }, (_, index) => hold(accountId, slots[index % 2]!)));
    expect(counts).toEqual({ held: 20 });
    const loads = await Promise.all(slots.map(({ timeslotId }) => loadOf(timeslotId)));
    expect(loads.reduce((sum, load) => sum + load.orders, 0)).toBe(1);
  });

  it('keeps its end when the same slot is chosen again', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    await hold(accountId, slot);
    const before = await holdOf(accountId);
    app.clock.advanceMinutes(10);
    await hold(accountId, slot);
    expect(await holdOf(accountId)).toEqual(before);
    expect(before?.hold_expires_at?.getTime()).toBe(app.clock.now().getTime() + 50 * 60_000);
  });

  it('can be extended three times and no more', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
    const slot = await slotAt(app, warehouseId, 2, '18:00');
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    const extend = () => extendHold(app.deps, { accountId, now: app.clock.now() });
    await expect(extend()).rejects.toMatchObject({ code: 'slot-needed' });
    await hold(accountId, slot);
    for (let times = 0; times < 3; times++) await extend();
    expect((await holdOf(accountId))?.hold_expires_at?.getTime()).toBe(app.clock.now().getTime() + 240 * 60_000);
    await expect(extend()).rejects.toMatchObject({ code: 'max-extensions' });
  });

  it('never outlives the cut-off', async () => {
    const { warehouseId } = await createPlaces(app, {
      windows: [{ begin: '20:00', end: '22:00', cutoffMinutes: 690 }],
    });
    app.clock.set('2026-11-20T08:10:00+01:00');
    const slot = await slotAt(app, warehouseId, 0, '20:00');
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    await hold(accountId, slot);
    expect((await holdOf(accountId))?.hold_expires_at).toEqual(new Date('2026-11-20T08:30:00+01:00'));
    app.clock.set('2026-11-20T08:31:00+01:00');
    await expect(extendHold(app.deps, { accountId, now: app.clock.now() })).rejects.toMatchObject({
      code: 'slot-closed',
    });
    await expect(hold(accountId, slot)).rejects.toMatchObject({ code: 'slot-closed' });
  });

  it('is given to the next one when it has run out, without any job', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00', capacityOrders: 1 }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const [anna, bruno] = await Promise.all([1, 2].map(() => createCustomerWithCart(app, warehouseId)));
    await hold(anna!.accountId, slot);
    app.clock.advanceMinutes(59);
    await expect(hold(bruno!.accountId, slot)).rejects.toMatchObject({ code: 'slot-full' });
    app.clock.advanceMinutes(1);
    await hold(bruno!.accountId, slot);
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 1, units: 1 });
    const extend = extendHold(app.deps, { accountId: anna!.accountId, now: app.clock.now() });
    await expect(extend).rejects.toMatchObject({ code: 'slot-needed' });
  });

  it('comes back to life when it has run out but nobody took the place', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00', capacityOrders: 1 }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    await hold(accountId, slot);
    app.clock.advanceMinutes(90);
    await extendHold(app.deps, { accountId, now: app.clock.now() });
    expect((await holdOf(accountId))?.hold_expires_at?.getTime()).toBe(app.clock.now().getTime() + 60 * 60_000);
  });

  it('is released, and the tidy-up frees what nobody asks for', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const [anna, bruno] = await Promise.all([1, 2].map(() => createCustomerWithCart(app, warehouseId)));
    await hold(anna!.accountId, slot);
    await hold(bruno!.accountId, slot);
    await releaseHold(app.deps, { accountId: anna!.accountId, now: app.clock.now() });
    await releaseHold(app.deps, { accountId: anna!.accountId, now: app.clock.now() });
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 1, units: 1 });
    app.clock.advanceMinutes(61);
    await Promise.all([tidyUpHolds(app.deps), tidyUpHolds(app.deps)]);
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 0, units: 0 });
  });

  it('needs an address, and a slot of that warehouse on that day', async () => {
    const places = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
    const elsewhere = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
    const slot = await slotAt(app, places.warehouseId, 1, '18:00');
    const { accountId } = await createCustomerWithCart(app, elsewhere.warehouseId);
    await expect(hold(accountId, slot)).rejects.toMatchObject({ code: 'slot-not-found' });
    const own = await slotAt(app, elsewhere.warehouseId, 1, '18:00');
    await expect(hold(accountId, { ...own, date: '2026-11-29' })).rejects.toMatchObject({ code: 'slot-not-found' });
    await expect(hold(await app.createAccount(), slot)).rejects.toMatchObject({ code: 'address-needed' });
  });

  it('is not for slots that are not released yet or closed', async () => {
    const { warehouseId } = await createPlaces(app, { windows: [{ begin: '18:00', end: '20:00' }] });
    const { accountId } = await createCustomerWithCart(app, warehouseId);
    await expect(hold(accountId, await slotAt(app, warehouseId, 7, '18:00'))).rejects.toMatchObject({
      code: 'slot-closed',
    });
    const slot = await slotAt(app, warehouseId, 3, '18:00');
    await app.deps.db
      .updateTable('timeslot')
      .set({ closed: true })
      .where('timeslot_id', '=', slot.timeslotId)
      .execute();
    await expect(hold(accountId, slot)).rejects.toMatchObject({ code: 'slot-closed' });
  });
});

describe('the place of an order', () => {
  async function heldPlace(
    windows = [
      { begin: '16:00', end: '18:00' },
      { begin: '18:00', end: '20:00', capacityOrders: 1, capacityUnits: 10 },
    ],
  ) {
    const { warehouseId } = await createPlaces(app, { windows });
    const slot = await slotAt(app, warehouseId, 1, '18:00');
    const customer = await createCustomerWithCart(app, warehouseId);
    await hold(customer.accountId, slot);
    const booking = await holdOf(customer.accountId);
    const orderId = await placeOrder(customer.accountId, customer.cartId, warehouseId, slot.timeslotId);
    return { ...customer, warehouseId, slot, orderId, bookingId: booking!.slot_booking_id };
  }
  const inTx = <T>(work: Parameters<typeof withTransaction<T>>[1]) => withTransaction(app.deps.db, work);

  it('is confirmed once, with the work units of the cart', async () => {
    const { bookingId, orderId, slot } = await heldPlace();
    const confirm = (units: number) =>
      inTx((tx) => confirmHold(tx, { bookingId, orderId, units, crates: 1, now: app.clock.now() }));
    expect(await confirm(11)).toBe('full');
    expect(await Promise.all([confirm(8), confirm(8), confirm(8)])).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 1, units: 8 });
  });

  it('is confirmed after the hold ran out, unless somebody else took it', async () => {
    const lucky = await heldPlace();
    const late = await heldPlace();
    app.clock.advanceMinutes(61);
    const bruno = await createCustomerWithCart(app, late.warehouseId);
    await hold(bruno.accountId, late.slot);
    const confirm = ({ bookingId, orderId }: typeof lucky) =>
      inTx((tx) => confirmHold(tx, { bookingId, orderId, units: 1, crates: 1, now: app.clock.now() }));
    expect(await confirm(lucky)).toBe('confirmed');
    expect(await confirm(late)).toBe('lost');
    expect(await loadOf(late.slot.timeslotId)).toEqual({ orders: 1, units: 1 });
  });

  it('is given back once', async () => {
    const { bookingId, orderId, slot } = await heldPlace();
    await inTx((tx) => confirmHold(tx, { bookingId, orderId, units: 2, crates: 1, now: app.clock.now() }));
    const released = await Promise.all([1, 2, 3].map(() => inTx((tx) => releaseBooking(tx, { orderId }))));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 0, units: 0 });
  });

  it('goes back to the cart without being free for a moment', async () => {
    const { accountId, bookingId, orderId, slot, cartId, warehouseId } = await heldPlace();
    await inTx((tx) => confirmHold(tx, { bookingId, orderId, units: 2, crates: 1, now: app.clock.now() }));
    await hold(accountId, await slotAt(app, warehouseId, 2, '16:00'));
    expect(await inTx((tx) => rebookForCart(tx, { orderId, cartId, keep: 'until-cutoff' }))).toBe(true);
    const held = await holdOf(accountId);
    expect(held).toMatchObject({ timeslot_id: slot.timeslotId, order_id: null, units: 2 });
    expect(held?.hold_expires_at).toEqual(new Date('2026-11-21T12:00:00+01:00'));
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 1, units: 2 });
    expect(await inTx((tx) => rebookForCart(tx, { orderId, cartId, keep: 'until-cutoff' }))).toBe(false);
  });

  it('of a reopened order may be chosen again although the slot is full', async () => {
    const { accountId, bookingId, orderId, slot, cartId, warehouseId } = await heldPlace();
    await inTx((tx) => confirmHold(tx, { bookingId, orderId, units: 2, crates: 1, now: app.clock.now() }));
    await app.deps.db.updateTable('cart').set({ modified_order_id: orderId }).where('cart_id', '=', cartId).execute();
    const other = await slotAt(app, warehouseId, 2, '16:00');
    await hold(accountId, other);
    await hold(accountId, slot);
    expect(await holdOf(accountId)).toBeUndefined();
    expect(await loadOf(other.timeslotId)).toEqual({ orders: 0, units: 0 });
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 1, units: 2 });
  });

  it('is lost, and told, when the cart goes elsewhere', async () => {
    const { cartId, warehouseId, slot } = await heldPlace();
    const at = (deliveryServiceId: number) =>
      inTx((tx) => releaseHoldsElsewhere(tx, { cartId, warehouseId, deliveryServiceId }));
    expect(await at(1)).toEqual([]);
    expect(await at(2)).toEqual([{ timeslotId: slot.timeslotId, day: slot.date }]);
    expect(await loadOf(slot.timeslotId)).toEqual({ orders: 0, units: 0 });
  });
});
