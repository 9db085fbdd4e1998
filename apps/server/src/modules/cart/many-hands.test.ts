import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { catalogueModule, catalogueOf } from '../catalogue/index.ts';
import { deliveryModule } from '../delivery/index.ts';
import { importCatalogue } from '../import/index.ts';
import { cartModule } from './index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp([catalogueModule, deliveryModule, cartModule], { config: { databasePoolSize: 4 } });
  await shop.deps.pool.query(`
    insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Sporta Milano', 'Via Prova', 'Milano', 'MI', '20144', 45.45, 9.16, true)`);
  const product = { kind: 'product', code: 'PASTA', name: 'Pasta', categories: ['dispensa'], vat: 10, price: 1.2 };
  const rows = [
    { kind: 'category', path: 'dispensa', name: 'Dispensa' },
    { ...product, stock: { '*': 1000 } },
  ];
  await importCatalogue(
    shop.deps.pool,
    (async function* () {
      for (const [index, value] of rows.entries()) yield { line: index + 1, value };
    })(),
    { strict: true },
  );
  await catalogueOf(shop.deps).load();
});
afterAll(() => shop?.close());

it('many hands on a cart that is held leave connections to everybody else, and all have their turn', async () => {
  const { catalogue } = catalogueOf(shop.deps);
  const { productId } = catalogue.products[catalogue.slotOfCode('PASTA')!]!;
  const accountId = await shop.createAccount();
  const customer = await shop.clientOf(accountId);
  const other = await shop.clientOf(await shop.createAccount());
  const add = () => customer.post('cart/add-item', { product_id: productId, quantity: 1 });
  expect((await add()).response).toMatchObject({ status: 0 });

  const waiting = async (): Promise<number> => {
    const { rows } = await shop.database.pool.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].n;
  };
  const holder = await shop.database.pool.connect();
  let hands: ReturnType<typeof add>[] = [];
  try {
    await holder.query('begin');
    await holder.query('select from cart where account_id = $1 for update', [accountId]);
    hands = Array.from({ length: 20 }, add);
    while ((await waiting()) < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    for (let n = 0; n < 5; n++) {
      expect((await other.get('cart/view')).http.statusCode).toBe(200);
      expect((await other.post('cart/add-item', { product_id: productId, quantity: 1 })).response.status).toBe(0);
      expect((await shop.anonymous.get('products', { q: 'pasta' })).http.statusCode).toBe(200);
    }
    expect(await waiting()).toBe(2);
    expect(shop.deps.pool.waitingCount).toBe(0);
  } finally {
    await holder.query('commit');
    holder.release();
  }
  const answers = await Promise.all(hands);
  expect(answers.map((answer) => answer.response.status)).toEqual(answers.map(() => 0));
  const { data } = await customer.get('cart/view');
  expect(data.cartItems).toMatchObject([{ quantity: 21 }]);
});
