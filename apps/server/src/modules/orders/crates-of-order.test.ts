import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PIECES_PER_CRATE } from '@sporta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../../platform/db/migrations.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from './testing/checkout-world.ts';
import { brokenRules } from './testing/consistency.ts';
import { buyCovered } from './testing/covered-order.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules, slotCapacity: 50 });
});
afterAll(() => world.close());

const run = async (query: string, values: unknown[] = []) => (await world.deps.pool.query(query, values)).rows;

async function cartOfCrates(crates: number) {
  const customer = await world.customer();
  await customer.add('RISO', (crates - 1) * PIECES_PER_CRATE + 1);
  await customer.chooseDelivery();
  return customer;
}

it('a cart that outgrew the vans since it held its slot is not sold, and keeps its hold', async () => {
  const customer = await cartOfCrates(1);
  const held = async () =>
    (
      await run(`select timeslot_id, crates from slot_booking where account_id = $1 and state = 'held'`, [
        customer.accountId,
      ])
    )[0];
  const before = await held();
  await run('update timeslot set capacity_crates = taken_crates + 1 where timeslot_id = $1', [before.timeslot_id]);
  await customer.add('RISO', 2 * PIECES_PER_CRATE);
  const { response } = await customer.buy();
  expect(response.errors[0]).toMatchObject({
    code: 'slot-lost',
    error: expect.stringContaining('non c’è più posto per una spesa così grande'),
  });
  expect(await held()).toEqual(before);
  expect(await brokenRules(world.deps.pool)).toEqual([]);
  await run('update timeslot set capacity_crates = null');
});

it('an order counts the crates of its lines, and one from before they were counted gets them by the same rule', async () => {
  const orderId = await buyCovered(world, await cartOfCrates(2));
  const [counted] = await run('select timeslot_id, crates from slot_booking where order_id = $1', [orderId]);
  expect(counted.crates).toBe(2);
  // as they were before the change of the database that counts them
  await run('update slot_booking set crates = 1');
  await run('update timeslot set taken_crates = 0');
  const change = await readFile(path.join(MIGRATIONS_DIR, '0075_crates_of_slots.sql'), 'utf8');
  const counting = change.split(';').filter((statement) => /^update /m.test(statement));
  expect(counting).toHaveLength(2);
  for (const statement of counting) await run(statement);
  expect((await run('select crates from slot_booking where order_id = $1', [orderId]))[0].crates).toBe(2);
  expect(await brokenRules(world.deps.pool)).toEqual([]);
});
