import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient, TestAnswer } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { advanceOrder } from '../orders/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { pick } from '../orders/testing/picking.ts';
import { watchLockers } from './lockers.jobs.ts';

/* A whole order through a locker station, as its customer, its store and bad days see it. */

let world: CheckoutWorld;
let manager: StaffClient;
let picker: StaffClient;
let warehouseId: number;
let morning: Date;
const codes = (answer: Pick<TestAnswer, 'response'>) => answer.response.errors.map(({ code }) => code);
const must = (answer: TestAnswer) => {
  expect(codes(answer)).toEqual([]);
  return answer.data;
};

beforeAll(async () => {
  world = await startCheckoutWorld({
    modules,
    extraRows: [
      { kind: 'category', path: 'surgelati', name: 'Surgelati' } as never,
      {
        kind: 'product',
        code: 'PISELLI',
        name: 'Piselli surgelati',
        brand: 'Sporta',
        description: '450 g',
        categories: ['surgelati'],
        vat: 10,
        price: 3,
        stock: { '*': 1000 },
        content: 450,
        contentUnit: 'g',
      } as never,
    ],
  });
  morning = world.clock.now();
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse limit 1');
  warehouseId = rows[0].warehouse_id;
  await world.deps.pool.query(`update category set tint = 'gelo' where path = 'surgelati'`);
  await signIn();
});
afterAll(() => world.close());
/** Sessions of staff last a working day: who moves the clock signs in again. */
async function signIn() {
  manager = await world.staffClient(['store-manager'], { storeIds: [warehouseId] });
  picker = await world.staffClient(['picker'], { storeIds: [warehouseId] });
}
async function at(moment: Date) {
  world.clock.set(moment);
  await signIn();
}

beforeEach(async () => {
  await at(morning);
  world.sentMail.length = 0;
  await world.deps.pool.query('delete from locker_claim');
  await world.deps.pool.query('delete from locker_deposit');
  // one network tries the codes of all these certificates
  await world.deps.pool.query('delete from budget');
});

const asked = (more: object = {}) => ({
  warehouse_id: warehouseId,
  revision: 0,
  name: 'Locker Mercato',
  address1: 'Piazza del Mercato',
  address_number: '3',
  city: 'Milano',
  province: 'mi',
  postalcode: '20144',
  latitude: '45.45',
  longitude: '9.16',
  directions: 'Di fianco all’edicola',
  hours: [],
  stay_hours: 24,
  per_order: 2,
  operator: 'keypad',
  active: false,
  ...more,
});

async function customerAtLocker(): Promise<{ customer: Customer; slot: { timeslotId: number; date: string } }> {
  const customer = await world.customer();
  must(await customer.client.post('cart/set-address', { warehouse_id: warehouseId, delivery_service_id: 3 }));
  const { days } = must(await customer.client.get('timeslot/list', { days: 3 }));
  const slot = days[1].slots[0];
  return { customer, slot: { timeslotId: slot.timeslotId, date: slot.date } };
}

/** An order that is ready for the station, with the labels of its crates. */
async function readyOrder(quantity = 2) {
  const { customer, slot } = await customerAtLocker();
  await customer.add('RISO', quantity);
  must(await customer.client.post('timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date }));
  const orderId = await buyCovered(world, customer);
  const { rows } = await world.deps.pool.query('select slot_begin_at from orders where order_id = $1', [orderId]);
  await at(new Date(rows[0].slot_begin_at.getTime() - 3_600_000));
  await pick(world, orderId);
  await world.drainOutbox();
  const crates = await world.deps.pool.query(
    `insert into picking_crate (order_id, temperature, number, key, opened_by, opened_at)
     values ($1, 'dry', 1, 'k1', $2, now()) returning crate_id`,
    [orderId, manager.accountId],
  );
  await advanceOrder(world.deps, orderId, 'ready', { actor: 'staff:Youssef' });
  await world.drainOutbox();
  const client = await world.clientOf(customer.accountId);
  const crate = `K${String(crates.rows[0].crate_id).padStart(8, '0')}`;
  return { orderId, crate, customer: { ...customer, client }, beginAt: rows[0].slot_begin_at as Date };
}

async function filledOrder() {
  const ordered = await readyOrder();
  const { visit, code } = must(await picker.post('staff/locker/begin', { order_id: ordered.orderId }));
  const door = visit.doors[0].label as string;
  must(await picker.post('staff/locker/fill', { order_id: ordered.orderId, placed: [{ crate: ordered.crate, door }] }));
  await world.drainOutbox();
  return { ...ordered, door, code: code as string };
}

const stationOf = async () => must(await manager.get('staff/lockers')).stations[0];

describe('setting up', () => {
  it('offers nothing before a station is on: no service, no way to choose it', async () => {
    const services = async () =>
      must(await world.anonymous.get('delivery-service/list')).deliveryServices.map(
        (each: { code: string }) => each.code,
      );
    expect(await services()).not.toContain('locker');
    const customer = await world.customer();
    const wish = { warehouse_id: warehouseId, delivery_service_id: 3 };
    expect(codes(await customer.client.post('cart/set-address', wish))).toEqual(['delivery-service-not-available']);

    // without a door nobody could get anything out of it
    expect(codes(await manager.post('staff/lockers/save-station', asked({ active: true })))).toEqual(['no-doors']);
    must(await manager.post('staff/lockers/save-station', asked()));
    expect(codes(await customer.client.post('cart/set-address', wish))).toEqual(['delivery-service-not-available']);
    for (const [label, size, temperature] of [
      ['a1', 'small', 'dry'],
      ['A2', 'medium', 'dry'],
      ['A3', 'medium', 'chilled'],
    ]) {
      must(await manager.post('staff/lockers/save-door', { warehouse_id: warehouseId, label, size, temperature }));
    }
    expect(codes(await manager.post('staff/lockers/save-station', asked({ active: true })))).toEqual([
      'station-changed',
    ]);
    must(await manager.post('staff/lockers/save-station', asked({ active: true, revision: 1 })));
    expect(await services()).toContain('locker');
    const { data } = await customer.client.post('cart/set-address', wish);
    expect(data.shippingAddress).toMatchObject({ addressName: 'Locker Mercato', directions: 'Di fianco all’edicola' });
    const store = must(await world.anonymous.get('warehouse-locator/search')).warehouses[0];
    expect(store.locker).toMatchObject({ name: 'Locker Mercato', stayHours: 24, frozen: false, serviceHours: [] });
  });

  it('is the manager’s; what is written is read, and labels are not given twice', async () => {
    expect(codes(await picker.post('staff/lockers/save-station', asked({ revision: 2 })))).toEqual(['forbidden']);
    const other = await world.staffClient(['store-manager'], { storeIds: [warehouseId + 999] });
    expect(codes(await other.post('staff/lockers/save-station', asked({ revision: 2 })))).toEqual(['store-not-found']);
    const door = { warehouse_id: warehouseId, label: 'A1', size: 'small', temperature: 'dry' };
    expect(codes(await manager.post('staff/lockers/save-door', door))).toEqual(['label-taken']);
    const station = await stationOf();
    expect(station.doors.map(({ label, state }: { label: string; state: string }) => [label, state])).toEqual([
      ['A1', 'free'],
      ['A2', 'free'],
      ['A3', 'free'],
    ]);
    expect(station.hasSlots).toBe(true);
  });

  it('prints labels for all doors, or for those asked for', async () => {
    const { doors } = await stationOf();
    const labels = async (more: string) => {
      const answer = await manager.page(`/ebsn/api/staff/lockers/labels.pdf?warehouse_id=${warehouseId}${more}`);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), {
        mergePages: false,
      });
      return text.map((page) => /VANO-\S+/.exec(page)?.[0]);
    };
    expect(await labels('')).toEqual(['VANO-A1', 'VANO-A2', 'VANO-A3']);
    expect(await labels(`&compartment_ids=${doors[1].compartmentId}`)).toEqual(['VANO-A2']);
    const unknown = { warehouse_id: warehouseId, compartment_ids: '2000000000' };
    expect(codes(await manager.get('staff/lockers/labels.pdf', unknown))).toEqual(['door-not-found']);
    expect(codes(await picker.get('staff/lockers/labels.pdf', { warehouse_id: warehouseId }))).toEqual(['forbidden']);
  });
});

describe('choosing', () => {
  it('says line by line what a locker cannot take, and sells none of it', async () => {
    const { customer, slot } = await customerAtLocker();
    await world.deps.pool.query(`update account set birth_date = '1980-05-01' where account_id = $1`, [
      customer.accountId,
    ]);
    await customer.add('RISO', 2);
    await customer.add('VINO', 1);
    const cart = await customer.add('PISELLI', 1);
    const hold = () => customer.client.post('timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date });
    expect(codes(await hold())).toEqual(['locker-too-small']);
    const items = (await customer.cart()).cartItems as unknown as {
      product: { code: string };
      errors?: { code: string; error: string }[];
    }[];
    expect(
      Object.fromEntries(items.map(({ product, errors }) => [product.code, errors?.map(({ code }) => code)])),
    ).toEqual({
      RISO: undefined,
      VINO: ['not-in-locker'],
      PISELLI: ['not-in-locker'],
    });
    expect(items.find(({ product }) => product.code === 'VINO')?.errors?.[0]?.error).toContain('alcolici');
    expect(codes(await customer.buy())).toContain('not-in-locker');
    expect(codes(await customer.buy())).toContain('slot-needed');
    for (const { cartItemId, product } of cart.cartItems) {
      if (product.code !== 'RISO') await customer.client.post('cart/remove-item', { cart_item_id: cartItemId });
    }
    must(await hold());
    await buyCovered(world, customer);
  });

  it('sells each door once, also while 50 buy at the same moment', async () => {
    await world.deps.pool.query(`update locker_compartment set out_of_order = 'prova' where label <> 'A1'`);
    const crowd = await Promise.all(Array.from({ length: 50 }, () => customerAtLocker()));
    await Promise.all(crowd.map(({ customer }) => customer.add('RISO', 2)));
    const held = await Promise.all(
      crowd.map(({ customer, slot }) =>
        customer.client.post('timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date }),
      ),
    );
    expect(held.filter((answer) => codes(answer).length === 0)).toHaveLength(1);
    expect(new Set(held.flatMap(codes))).toEqual(new Set(['slot-full']));
    await world.deps.pool.query(`update locker_compartment set out_of_order = null`);
  });

  it('counts again when an order is changed: more crates take more doors, too many are refused', async () => {
    const { customer, slot } = await customerAtLocker();
    await customer.add('RISO', 2);
    must(await customer.client.post('timeslot/hold', { timeslot_id: slot.timeslotId, date: slot.date }));
    const orderId = await buyCovered(world, customer);
    const doorsOf = async () => {
      const { rows } = await world.deps.pool.query(
        `select sum(k.crates)::int as crates from locker_claim k join slot_booking b using (slot_booking_id)
         join orders o on o.order_id = b.order_id where o.order_number = (select order_number from orders where order_id = $1)`,
        [orderId],
      );
      return rows[0].crates;
    };
    expect(await doorsOf()).toBe(1);
    must(await customer.client.post('order/modify', { order_id: orderId }));
    await customer.add('PASTA', 20);
    await buyCovered(world, customer);
    await world.drainOutbox();
    expect(await doorsOf()).toBe(2);
    const again = must(await customer.client.get('order/list')).orders[0].orderId;
    must(await customer.client.post('order/modify', { order_id: again }));
    await customer.add('PASTA', 90);
    expect(codes(await customer.buy())).toContain('not-in-locker');
    expect(await doorsOf()).toBe(2);
  });
});

describe('a visit', () => {
  it('goes from the store into the doors to its customer, who reads the code then and no sooner', async () => {
    const { orderId, crate, customer } = await readyOrder();
    const before = must(await customer.client.get('order/locker', { order_id: orderId })).locker;
    expect(before).toMatchObject({ state: 'waiting', doors: [], canConfirm: false });
    expect(before.code).toBeUndefined();

    const { visit, code } = must(await picker.post('staff/locker/begin', { order_id: orderId }));
    expect(code).toMatch(/^\d{6}$/);
    expect(visit).toMatchObject({ state: 'to-fill', crates: [{ code: crate, zone: 'dry' }] });
    const fill = (placed: object[]) => picker.post('staff/locker/fill', { order_id: orderId, placed });
    expect(codes(await fill([{ crate: 'K99999999', door: 'A1' }]))).toEqual(['crate-unknown']);
    expect(codes(await fill([{ crate, door: 'Z9' }]))).toEqual(['door-not-found']);
    expect(codes(await fill([]))).not.toEqual([]);
    // another door than the planned one will do
    must(await fill([{ crate, door: 'a2' }]));
    must(await fill([{ crate, door: 'a2' }]));
    await world.drainOutbox();

    expect(await world.orderState(orderId)).toBe('in-locker');
    const mail = world.sentMail.filter(({ subject }) => subject?.includes('nel locker'));
    expect(mail).toHaveLength(1);
    expect(String(mail[0]!.text)).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
    const inside = must(await customer.client.get('order/locker', { order_id: orderId })).locker;
    expect(inside).toMatchObject({ state: 'in', code, doors: ['A2'], canConfirm: true });
    expect(inside.bars.length).toBeGreaterThan(20);
    expect(must(await customer.client.get('order/detail', { order_id: orderId })).order.stateLabel).toBe('Nel locker');

    must(await customer.client.post('order/locker-collected', { order_id: orderId }));
    must(await customer.client.post('order/locker-collected', { order_id: orderId }));
    expect(await world.orderState(orderId)).toBe('delivered');
    const after = must(await customer.client.get('order/locker', { order_id: orderId })).locker;
    expect([after.state, after.code]).toEqual(['collected', undefined]);
    expect((await stationOf()).doors.every(({ state }: { state: string }) => state === 'free')).toBe(true);
  });

  it('keeps its code to itself: sealed in the table, in no message of the outbox, nobody else’s', async () => {
    const { orderId, code, customer } = await filledOrder();
    const { rows } = await world.deps.pool.query('select code_sealed from locker_deposit where order_id = $1', [
      orderId,
    ]);
    expect(rows[0].code_sealed.includes(Buffer.from(code))).toBe(false);
    const outbox = await world.deps.pool.query('select payload::text from outbox');
    const audit = await world.deps.pool.query(
      "select coalesce(before::text, '') || coalesce(after::text, '') as text from audit_log",
    );
    for (const { payload, text } of [...outbox.rows, ...audit.rows]) expect(payload ?? text).not.toContain(code);
    const stranger = await world.customer();
    expect(codes(await stranger.client.get('order/locker', { order_id: orderId }))).toEqual(['order-not-found']);
    expect(codes(await stranger.client.post('order/locker-collected', { order_id: orderId }))).toEqual([
      'order-not-found',
    ]);
    expect(JSON.stringify(must(await manager.get('staff/lockers')))).not.toContain(code);
    must(await customer.client.post('order/locker-collected', { order_id: orderId }));
  });

  it('is handed over against the code; wrong ones are counted, and after five none helps', async () => {
    const first = await filledOrder();
    const say = (orderId: number, code: string) => picker.post('staff/locker/hand-over', { order_id: orderId, code });
    const wrong = first.code === '111111' ? '222222' : '111111';
    expect(codes(await say(first.orderId, wrong))).toEqual(['wrong-code']);
    must(await say(first.orderId, first.code));
    expect(await world.orderState(first.orderId)).toBe('delivered');

    const second = await filledOrder();
    const other = second.code === '111111' ? '222222' : '111111';
    const tries = await Promise.all(Array.from({ length: 9 }, () => say(second.orderId, other)));
    expect(tries.flatMap(codes).sort()).toEqual([...Array(4).fill('code-locked'), ...Array(5).fill('wrong-code')]);
    expect(codes(await say(second.orderId, second.code))).toEqual(['code-locked']);
    must(await picker.post('staff/locker/hand-over', { order_id: second.orderId }));
  });

  it('reminds once, is over, goes back, and comes again by another slot with another code', async () => {
    const { orderId, code, customer } = await filledOrder();
    expect(codes(await picker.post('staff/locker/take-out', { order_id: orderId }))).toEqual(['locker-not-over']);
    const until = Date.parse(must(await customer.client.get('order/locker', { order_id: orderId })).locker.until);
    await at(new Date(until - 2 * 3_600_000));
    await watchLockers(world.deps);
    await watchLockers(world.deps);
    await world.drainOutbox();
    expect(world.sentMail.filter(({ subject }) => subject?.includes('ritirala presto'))).toHaveLength(1);

    await at(new Date(until + 60_000));
    await watchLockers(world.deps);
    const station = await stationOf();
    expect(station.visits.find((visit: { orderId: number }) => visit.orderId === orderId)).toMatchObject({
      state: 'over',
    });
    const warned = async () =>
      must(await manager.get('staff/today')).today.alerts.find(({ kind }: { kind: string }) => kind === 'locker-over');
    expect(await warned()).toMatchObject({ title: '1 ordine da riprendere dal locker', orderIds: [orderId] });
    must(await picker.post('staff/locker/take-out', { order_id: orderId }));
    expect(await warned()).toBeUndefined();
    must(await picker.post('staff/locker/take-out', { order_id: orderId }));
    await world.drainOutbox();
    expect(await world.orderState(orderId)).toBe('not-delivered');
    expect(world.sentMail.some(({ subject }) => subject?.includes('non ritirato'))).toBe(true);

    const { slots } = must(await manager.get('staff/order/slots', { order_id: orderId }));
    must(await manager.post('staff/order/change-slot', { order_id: orderId, timeslot_id: slots.at(-1).timeslotId }));
    await world.drainOutbox();
    expect(await world.orderState(orderId)).toBe('ready');
    const again = must(await picker.post('staff/locker/begin', { order_id: orderId }));
    expect(again.visit.doors).toHaveLength(1);
    expect(again.code).not.toBe(code);
    const client = await world.clientOf(customer.accountId);
    expect(must(await client.get('order/locker', { order_id: orderId })).locker.state).toBe('waiting');
  });

  it('finds other doors when one breaks, and says who has none', async () => {
    const first = await readyOrder();
    await at(morning);
    const second = await readyOrder();
    await at(morning);
    const third = await readyOrder();
    const doorOf = async (orderId: number) =>
      must(await picker.post('staff/locker/begin', { order_id: orderId })).visit.doors[0];
    const [one] = [await doorOf(first.orderId), await doorOf(second.orderId), await doorOf(third.orderId)];
    const { doors } = await stationOf();
    const broken = doors.find(({ label }: { label: string }) => label === one.label);
    const save = (outOfOrder?: string) =>
      manager.post('staff/lockers/save-door', {
        warehouse_id: warehouseId,
        compartment_id: broken.compartmentId,
        label: broken.label,
        size: broken.size,
        temperature: broken.temperature,
        ...(outOfOrder ? { out_of_order: outOfOrder } : {}),
      });
    // three orders, three doors: one is left without
    expect(must(await save('Non chiude')).without).toHaveLength(1);
    expect(codes(await picker.post('staff/locker/begin', { order_id: first.orderId }))).toEqual(['no-door']);
    // served at the counter instead
    must(await manager.post('staff/order/move', { order_id: first.orderId, to: 'delivered' }));
    must(await save());
    for (const { orderId } of [second, third]) {
      must(await manager.post('staff/order/move', { order_id: orderId, to: 'delivered' }));
    }
  });

  it('refuses doors that are another’s, too warm or too small, and orders that are not for a locker', async () => {
    // first of all: the others move the clock on, after midnight past the last hour of this slot
    const home = await world.customer();
    await home.add('RISO', 2);
    await home.chooseDelivery();
    const orderId = await buyCovered(world, home);
    const inside = await filledOrder();
    const waiting = await readyOrder();
    const fill = (placed: object[]) => picker.post('staff/locker/fill', { order_id: waiting.orderId, placed });
    expect(codes(await fill([{ crate: waiting.crate, door: inside.door }]))).toEqual(['door-taken']);
    await world.deps.pool.query(`update picking_crate set temperature = 'chilled' where order_id = $1`, [
      waiting.orderId,
    ]);
    const { doors } = await stationOf();
    const free = doors.find(
      ({ state, temperature }: { state: string; temperature: string }) => state !== 'filled' && temperature === 'dry',
    );
    expect(codes(await fill([{ crate: waiting.crate, door: free.label }]))).toEqual(['door-too-warm']);
    must(await fill([{ crate: waiting.crate, door: 'A3' }]));
    expect(codes(await picker.post('staff/locker/begin', { order_id: orderId }))).toEqual(['locker-not-possible']);
    expect(codes(await picker.post('staff/locker/hand-over', { order_id: orderId }))).toEqual(['not-in-locker']);
    const client = await world.clientOf(home.accountId);
    expect(codes(await client.get('order/locker', { order_id: orderId }))).toEqual(['not-in-locker']);
    for (const order of [inside, waiting])
      must(await picker.post('staff/locker/hand-over', { order_id: order.orderId }));
  });
});
