import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue/index.ts';
import { listsModule } from '../lists/index.ts';
import {
  type CheckoutWorld,
  type Customer,
  checkoutModules,
  startCheckoutWorld,
} from '../orders/testing/checkout-world.ts';

const product = (code: string, name: string, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name,
  brand: 'Rossoro',
  categories: ['dispensa'],
  vat: 4,
  price: 1.6,
  stock: { '*': 1000 },
  ...more,
});

let world: CheckoutWorld;
let customer: Customer;
beforeAll(async () => {
  world = await startCheckoutWorld({
    modules: [...checkoutModules, listsModule],
    extraRows: [
      product('DATTERINI', 'Passata di datterini', { eans: ['8061380801030'] }),
      product('RUSTICA', 'Passata rustica'),
    ],
  });
});
beforeEach(async () => {
  await put(true);
  customer = await world.customer();
});
afterAll(() => world.close());

/** Puts the product on sale, or takes it from sale. */
async function put(published: boolean): Promise<void> {
  await world.deps.pool.query('update product set published = $2 where product_id = $1', [id(), published]);
  await catalogueOf(world.deps).refresh();
}
const id = () => world.productId('DATTERINI');
const slug = async (): Promise<string> =>
  (await world.deps.pool.query('select slug from product where product_id = $1', [id()])).rows[0].slug;
const named = { name: 'Passata di datterini', shortDescr: 'Rossoro', pubState: 0, available: 0 };

it('keeps its name, picture and shelf in a cart, and says that it is not sold any more', async () => {
  const before = await customer.add('DATTERINI', 2);
  const { mediaURL, breadCrumbs, itemUrl } = before.cartItems[0]!.product as never as Record<string, unknown>;
  await put(false);
  const read = async () => (await customer.client.get('cart/view')).data.cartItems[0];
  const line = await read();
  expect(line).toMatchObject({
    product: { ...named, mediaURL, breadCrumbs, itemUrl },
    errors: [{ code: 'not-available', error: 'Non è più in vendita' }],
  });
  // a server that starts afterwards knows it, too
  await catalogueOf(world.deps).load();
  expect((await read()).product).toEqual(line.product);
  await put(true);
  expect((await read()).product).toMatchObject({ ...named, pubState: 1, available: 1000 });
});

it('is named when it cannot be added any more', async () => {
  await put(false);
  const items = [{ product_id: id(), quantity: 1 }];
  const { response } = await customer.client.post('cart/add-items', { items });
  expect(response.warnings).toMatchObject([
    { code: 'not-available', warning: 'Rossoro Passata di datterini: Questo prodotto non è più in vendita' },
  ]);
});

it('keeps its name in a list', async () => {
  const { list } = (await customer.client.post('list/insert', { name: 'Sughi' })).data;
  await customer.client.post('list/add-product', { list_id: list.listId, product_id: id(), quantity: 2 });
  await put(false);
  const { data } = await customer.client.get('list/detail', { list_id: list.listId });
  expect(data.list).toMatchObject({ unavailableCount: 1, items: [{ product: named, quantity: 2 }] });
});

it('is told to who opens its address or scans it, with what to take in its place', async () => {
  const address = await slug();
  await put(false);
  for (const asked of [address, '8061380801030']) {
    const { response, data } = await world.anonymous.get('products', { slug: asked });
    expect(response.errors).toEqual([
      { code: 'product-not-found', error: 'Passata di datterini: ora non è in vendita' },
    ]);
    expect(data).toMatchObject({ product: named });
    expect((data as never as { alternatives: { name: string }[] }).alternatives.map(({ name }) => name)).toContain(
      'Passata rustica',
    );
  }
  const { data } = await world.anonymous.get(`products/${id()}`);
  expect(data).toMatchObject({ product: named });
});

it('is nothing to anybody before it was on sale, whoever brought it', async () => {
  const { pool } = world.deps;
  const { rows } = await pool.query(
    `insert into product (code, slug, selling_mode, name, short_name, min_quantity, quantity_step, published, vendor_id)
     select 'NEW-1', 'salsa-di-domani', selling_mode, 'Salsa di domani', 'Salsa di domani', min_quantity, quantity_step, false, vendor_id
     from product where product_id = $1 returning product_id`,
    [id()],
  );
  const read = async () => {
    await catalogueOf(world.deps).load();
    return (await world.anonymous.get('products', { slug: 'salsa-di-domani' })).response.errors;
  };
  expect(await read()).toMatchObject([{ error: 'Non abbiamo trovato questo prodotto' }]);
  const items = [{ product_id: rows[0].product_id, quantity: 1 }];
  const { response } = await customer.client.post('cart/add-items', { items });
  expect(JSON.stringify(response)).not.toContain('Salsa di domani');
  for (const published of [true, false]) {
    await pool.query('update product set published = $2 where product_id = $1', [rows[0].product_id, published]);
  }
  expect(await read()).toMatchObject([{ error: 'Salsa di domani: ora non è in vendita' }]);
});
