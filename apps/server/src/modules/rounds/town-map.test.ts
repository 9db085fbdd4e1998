import type { Street } from '@sporta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes, type RoundsWorld, startRoundsWorld } from './testing/rounds-world.ts';

let world: RoundsWorld;

beforeAll(async () => {
  world = await startRoundsWorld();
});
afterAll(() => world.close());

const town = async () => (await world.manager.get('staff/rounds/town', { warehouse_id: world.warehouseId })).data.town;

/** Houses of customers along a street that goes east, each some forty metres from the one before. */
async function live(street: string, numbers: readonly number[]): Promise<void> {
  const accountId = await world.createAccount();
  await world.deps.pool.query(
    `insert into address (account_id, recipient, address1, address_number, city, province, postalcode, latitude, longitude, doorbell)
     select $1, 'Anna Segreta', $2, n::text, 'Milano', 'MI', '20144', w.latitude + 0.001, w.longitude + n * 0.0005 + 0.00037, 'Segreta'
     from unnest($3::int[]) n, warehouse w where w.warehouse_id = $4`,
    [accountId, street, numbers, world.warehouseId],
  );
}

it('has the streets its customers live in, from the third house on, and nothing of who lives there', async () => {
  await live('Via Tortona', [1, 3, 5, 7, 9]);
  await live('via tortona', [11, 12]);
  await live('Via Meda', [4, 6]);
  const found = await town();
  expect(found.streets.map(({ name }: { name: string }) => name.toLowerCase())).toEqual(['via tortona']);
  const [{ corners }] = found.streets;
  expect(corners.length).toBeGreaterThan(2);
  expect(corners.at(-1)[1] - corners[0][1]).toBeCloseTo(11 * 0.0005, 6);
  expect(JSON.stringify(found)).not.toContain('Segreta');
  expect(found).not.toHaveProperty('pictures');
});

it('keeps them for an hour, and says at once where a picture map is set', async () => {
  await live('Via Savona', [1, 3, 5]);
  expect((await town()).streets).toHaveLength(1);
  const map = { address: 'https://maps.example/{z}/{x}/{y}.png', credit: '© Mappe' };
  world.deps.shop.take({ seller: {}, pictureMap: map });
  expect((await town()).pictures).toEqual(map);
  world.deps.shop.take({ seller: {} });
  world.clock.advanceMinutes(61);
  expect((await town()).streets).toHaveLength(2);
});

it('is not there for who works elsewhere', async () => {
  const stranger = await world.staffClient(['store-manager'], { storeIds: [world.warehouseId + 1] });
  expect(codes(await stranger.get('staff/rounds/town', { warehouse_id: world.warehouseId }))).toEqual([
    'store-not-found',
  ]);
});

describe('the streets of who waits for a van', () => {
  const streetsOf = async (accountId: number, orderId: number) =>
    (await (await world.clientOf(accountId)).get('order/arrival-streets', { order_id: orderId })).data.streets;

  it('are there while the van is on its way, without the door of anybody', async () => {
    const numbers = [...Array(14).keys()].map((index) => index + 1);
    await live('Via Washington', numbers);
    world.clock.advanceMinutes(61);
    const { customer, orderId } = await world.order();
    expect(await streetsOf(customer.accountId, orderId)).toEqual([]);
    const { rounds } = await world.confirmed();
    await world.manager.post('staff/rounds/start', { timeslot_id: world.timeslotId, round_id: rounds[0]!.roundId });
    const streets: Street[] = await streetsOf(customer.accountId, orderId);
    const ends = async (of: Street[]) => {
      const { corners } = of.find(({ name }) => name === 'Via Washington')!;
      return [corners[0]![1], corners.at(-1)![1]];
    };
    const { rows } = await world.deps.pool.query(
      `select min(longitude) as first, max(longitude) as last from address where address1 = 'Via Washington'`,
    );
    const { first, last } = rows[0];
    // the office sees the street from its first house to its last
    expect(await ends((await town()).streets)).toEqual([first, last]);
    const [begin, end] = await ends(streets);
    expect(begin).not.toBe(first);
    expect(end).not.toBe(last);
    expect(begin).toBeCloseTo(first, 2);
    expect(end).toBeCloseTo(last, 2);
    const stranger = await world.customer();
    expect(codes(await stranger.client.get('order/arrival-streets', { order_id: orderId }))).toEqual([
      'order-not-found',
    ]);
  });
});
