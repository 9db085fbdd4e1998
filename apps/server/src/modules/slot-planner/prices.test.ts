import type { SlotPrices, Timeslot } from '@sporta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';

let world: CheckoutWorld;
let manager: StaffClient;
let elsewhere: StaffClient;
/** Two slots that may be chosen, days away. */
let slots: { timeslotId: number; day: string }[];

beforeAll(async () => {
  world = await startCheckoutWorld({ modules, slotCapacity: 10 });
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse');
  const storeIds = rows.map((row) => row.warehouse_id);
  manager = await world.staffClient(['store-manager'], { storeIds });
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [storeIds.at(-1) + 1] });
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.deps.pool.query(`
    delete from slot_pricing; update timeslot set eco = true, taken_orders = 0, taken_units = 0, taken_crates = 0;
    update slot_booking set state = 'released'`);
  const { rows } = await world.deps.pool.query(
    `select timeslot_id as "timeslotId", to_char(day, 'YYYY-MM-DD') as day from timeslot
      where cutoff_at > now() + interval '2 days' order by begin_at limit 2`,
  );
  slots = rows;
});

const prices = async (): Promise<SlotPrices> => (await manager.get('staff/slot-prices')).data.prices;
const save = async (part: object, client = manager) =>
  client.post('staff/slot-prices/save', { max: 5.9, version: (await prices()).version, ...part });
const errors = (answer: { response: { errors: { code: string; field?: string }[] } }) =>
  answer.response.errors.map(({ code, field }) => [code, field]);

/** What the list says of a slot to a customer. */
async function listed({ client }: Customer, { timeslotId }: { timeslotId: number }): Promise<Timeslot> {
  const { data } = await client.get('timeslot/list', { days: 7 });
  const found = data.days.flatMap((day: { slots: Timeslot[] }) => day.slots);
  return found.find((slot: Timeslot) => slot.timeslotId === timeslotId);
}

/** Lets what was read a moment ago be forgotten. */
const later = () => world.clock.advanceMinutes(1);

const held = async ({ accountId }: Customer): Promise<{ cost: number; eco: number } | undefined> =>
  (
    await world.deps.pool.query(
      `select cost_cents as cost, eco_cents as eco from slot_booking where account_id = $1 and state = 'held'`,
      [accountId],
    )
  ).rows[0];

async function livesAt({ accountId }: Customer, latitude: number | null): Promise<void> {
  await world.deps.pool.query('update address set latitude = $2, longitude = $3 where account_id = $1', [
    accountId,
    latitude,
    latitude === null ? null : 9.16,
  ]);
}

describe('the prices of slots', () => {
  it('are changed as they were seen, by who plans the store', async () => {
    expect(await prices()).toMatchObject({ ecoDiscount: 0, min: 0 });
    const seen = { version: (await prices()).version };
    const both = await Promise.all([
      save({ ...seen, busy_from_percent: 85, busy_surcharge: 1 }),
      save({ ...seen, quiet_below_percent: 30, quiet_hours: 12, quiet_discount: '0,50' }),
    ]);
    expect(both.map((each) => errors(each)[0]?.[0]).sort()).toEqual(['pricing-changed', undefined]);
    expect(errors(await save({ eco_discount: 1, min: 0.9 }))).toEqual([]);
    const now = await prices();
    expect(now).toMatchObject({ ecoDiscount: 1, min: 0.9, max: 5.9 });
    expect(now).not.toHaveProperty('busy');
    const far = await elsewhere.post('staff/slot-prices/save', { warehouse_id: now.warehouseId, max: 1, version: 'x' });
    expect(errors(far)).toEqual([['store-not-found', 'warehouse_id']]);
    const { rows } = await world.deps.pool.query(
      `select count(*)::int as written from audit_log where action = 'slot.prices'`,
    );
    expect(rows[0].written).toBe(2);
  });

  it('say what is missing or does not fit', async () => {
    expect(errors(await save({ quiet_below_percent: 30 }))).toEqual([['pricing-incomplete', 'quiet_hours']]);
    expect(errors(await save({ quiet_hours: 3, quiet_discount: 1 }))).toEqual([
      ['pricing-incomplete', 'quiet_below_percent'],
    ]);
    expect(errors(await save({ quiet_below_percent: 30, quiet_hours: 3, quiet_discount: 0 }))).toEqual([
      ['pricing-incomplete', 'quiet_discount'],
    ]);
    expect(errors(await save({ busy_from_percent: 80 }))).toEqual([['pricing-incomplete', 'busy_surcharge']]);
    expect(errors(await save({ busy_surcharge: 1 }))).toEqual([['pricing-incomplete', 'busy_from_percent']]);
    expect(errors(await save({ min: 6 }))).toEqual([['pricing-limits', 'max']]);
    const crossed = {
      quiet_below_percent: 90,
      quiet_hours: 3,
      quiet_discount: 1,
      busy_from_percent: 80,
      busy_surcharge: 1,
    };
    expect(errors(await save(crossed))).toEqual([['pricing-limits', 'quiet_below_percent']]);
    expect(errors(await save({ busy_from_percent: 101, busy_surcharge: 1 }))[0]?.[1]).toBe('busy_from_percent');
  });

  it('rise exactly where the slot is full enough, however many take a place at once', async () => {
    await save({ busy_from_percent: 50, busy_surcharge: 1 });
    const [slot] = slots;
    const customers = await Promise.all(Array.from({ length: 12 }, () => world.customer()));
    for (const customer of customers) await customer.add('RISO', 1);
    await Promise.allSettled(customers.map((customer) => customer.chooseDelivery(slot!.timeslotId, slot!.day)));
    const costs = (await Promise.all(customers.map(held))).map((each) => each?.cost);
    expect(costs.filter((cost) => cost === 290)).toHaveLength(5);
    expect(costs.filter((cost) => cost === 390)).toHaveLength(5);
    expect(costs.filter((cost) => cost === undefined)).toHaveLength(2);

    // whoever holds a place keeps its price, whatever others pay by now
    const first = customers[costs.indexOf(290)]!;
    later();
    expect((await listed(first, slot!)).cost).toBe(2.9);
    expect((await listed(customers[costs.indexOf(undefined)]!, slot!)).cost).toBe(3.9);
    const orderId = await buyCovered(world, first);
    const { rows } = await world.deps.pool.query('select delivery_cents as delivery from orders where order_id = $1', [
      orderId,
    ]);
    expect(rows[0].delivery).toBe(290);
  });

  it('show the planner what a slot costs now', async () => {
    await save({ busy_from_percent: 10, busy_surcharge: 1 });
    const [slot] = slots;
    const customer = await world.customer();
    await customer.add('RISO', 1);
    await customer.chooseDelivery(slot!.timeslotId, slot!.day);
    const { data } = await manager.get('staff/slots/week', { day: slot!.day });
    const planned = data.week.days
      .flatMap((day: { slots: { timeslotId?: number; cost: number; costNow?: number }[] }) => day.slots)
      .filter((each: { costNow?: number }) => each.costNow !== undefined);
    expect(planned).toHaveLength(1);
    expect(planned[0]).toMatchObject({ timeslotId: slot!.timeslotId, cost: 2.9, costNow: 3.9 });
  });

  it('are lower where a van passes, and follow the address', async () => {
    await save({ eco_discount: 1 });
    const [slot, other] = slots;
    const neighbour = await world.customer();
    await livesAt(neighbour, 45.45);
    await neighbour.add('RISO', 1);
    await neighbour.chooseDelivery(slot!.timeslotId, slot!.day);
    await buyCovered(world, neighbour);

    const near = await world.customer();
    await livesAt(near, 45.4505);
    await near.add('RISO', 1);
    await near.chooseDelivery(other!.timeslotId, other!.day);
    expect(await held(near)).toEqual({ cost: 290, eco: 0 });
    later();
    expect(await listed(near, slot!)).toMatchObject({ cost: 1.9, standardCost: 2.9, eco: true });
    expect(await listed(near, other!)).toMatchObject({ cost: 2.9, eco: false });
    await near.chooseDelivery(slot!.timeslotId, slot!.day);
    expect(await held(near)).toEqual({ cost: 190, eco: 100 });

    const move = async (latitude: number | null) => {
      await livesAt(near, latitude);
      const { rows } = await world.deps.pool.query('select address_id from address where account_id = $1', [
        near.accountId,
      ]);
      return near.client.post('cart/set-address', { user_address_id: rows[0].address_id });
    };
    const warnings = (answer: { response: { warnings: { code: string }[] } }) =>
      answer.response.warnings.map(({ code }) => code);
    expect(warnings(await move(45.48))).toEqual(['slot-price-changed']);
    expect(await held(near)).toEqual({ cost: 290, eco: 0 });
    expect(warnings(await move(45.45))).toEqual(['slot-price-changed']);
    expect(await held(near)).toEqual({ cost: 190, eco: 100 });
    expect(warnings(await move(45.45))).toEqual([]);
    expect(warnings(await move(null))).toEqual(['slot-price-changed']);
  });
});
