import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

let world: CheckoutWorld;
let director: StaffClient;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  world.clock.set(new Date());
  director = await world.staffClient(['director']);
});
afterAll(() => world.close());

const sql = (text: string) => world.deps.pool.query(text);
const checks = async () => {
  const { readiness } = (await director.get('staff/readiness')).data;
  return Object.fromEntries(readiness.checks.map((check: { id: string }) => [check.id, check]));
};

it('follows the shop: what is taken away is missing, what is put back is there', async () => {
  const before = await checks();
  for (const id of ['stores', 'zones', 'slots', 'products', 'payments']) expect(before[id].state, id).toBe('ok');
  expect(before.stores.text).toBe('Sporta Milano.');
  expect(before.products.text).toBe('I clienti ne vedono 7 su 7.');

  await sql(`update product set published = false where code = 'VINO'`);
  await sql(`update stock set on_hand = 0 where product_id = ${world.productId('PASTA')}`);
  await sql(`delete from product_category where product_id = ${world.productId('RISO')}`);
  await sql(
    `update price set valid_from = now() - interval '2 hours', valid_to = now() - interval '1 hour' where product_id = ${world.productId('MELE')}`,
  );
  expect((await checks()).products.text).toBe(
    'I clienti ne vedono 3 su 7. Gli altri: 1 senza prezzo, 1 nascosto, 1 senza reparto e 1 senza giacenza.',
  );

  await sql('update timeslot set closed = true');
  await sql('delete from delivery_zone_postalcode');
  const after = await checks();
  expect(after.slots).toMatchObject({ state: 'missing', href: '/banco/fasce?model=typical' });
  expect(after.zones.state).toBe('missing');
  await sql(`update delivery_zone set polygon = '[[9,45],[9.3,45],[9.3,45.6]]'`);
  expect((await checks()).zones.state).toBe('ok');
  await sql('update warehouse set active = false');
  expect((await checks()).stores.state).toBe('missing');
});

it('is read by those who keep the catalogue or the accounts, and by the direction', async () => {
  const picker = await world.staffClient(['picker']);
  expect((await picker.get('staff/readiness')).http.statusCode).toBe(403);
  const merchandiser = await world.staffClient(['merchandiser']);
  expect((await merchandiser.get('staff/readiness')).http.statusCode).toBe(200);
});
