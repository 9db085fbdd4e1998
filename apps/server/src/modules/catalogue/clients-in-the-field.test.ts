import type { Product } from '@sporta/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

/* What unmodified clients were seen to rely on: each of these once broke one of them. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({
    modules,
    extraRows: [
      {
        kind: 'product',
        code: 'ACQUA',
        name: 'Acqua naturale',
        brand: 'Fonte',
        description: '1,5 L',
        categories: ['dispensa'],
        vat: 22,
        price: 0.69,
        stock: { '*': 3 },
        content: 1500,
        contentUnit: 'ml',
      },
      {
        kind: 'promotion',
        code: 'ACQUA-GIU',
        promotion: 'fixed-price',
        name: 'Acqua ribassata',
        amount: 0.55,
        products: ['ACQUA'],
        startsOn: '2026-01-01',
        endsOn: '2036-01-01',
      },
    ],
  });
  await world.deps.pool.query(`update stock set on_hand = 2700 where product_id = $1`, [world.productId('MELE')]);
});
afterAll(() => world.close());

const get = (path: string, query: Record<string, unknown> = {}) => world.anonymous.get(path, query as never);
const bySlugOf = async (code: string): Promise<Product> =>
  (await get(`products/${world.productId(code)}`)).data as unknown as Product;

it('takes a sort it does not know for relevance', async () => {
  for (const sort of ['rank', 'Price', '', '1']) {
    const { response, data } = await get('products', { sort });
    expect(response.status).toBe(0);
    expect(data.products).toEqual((await get('products')).data.products);
  }
});

it('says who is logged in, in the data too', async () => {
  const nobody = { userId: 0, login: '', profileConfirmed: false };
  const anonymous = await get('auth/test');
  expect(anonymous.user).toEqual(nobody);
  expect(anonymous.data).toEqual({ authenticated: false, user: nobody });
  const { client, accountId } = await world.customer();
  expect((await client.get('auth/test')).data).toMatchObject({ authenticated: true, user: { userId: accountId } });
});

it('gives weights as the pack has them, with their own unit, and never leaves them out', async () => {
  expect((await bySlugOf('PASTA')).productInfos).toMatchObject({
    WEIGHT_SELLING: '500',
    WEIGHT_UNIT_SELLING: 'GR',
    WEIGHT_UNIT_BASE: 'KG',
    MINACQ: '1',
    WEB_ENABLED: '1',
  });
  expect((await bySlugOf('ACQUA')).productInfos).toMatchObject({
    WEIGHT_SELLING: '1.5',
    WEIGHT_UNIT_SELLING: 'LT',
    WEIGHT_UNIT_BASE: 'LT',
  });
  const loose = (await bySlugOf('MELE')).productInfos;
  expect(loose).toMatchObject({ WEIGHT_SELLING: '1', WEIGHT_UNIT_SELLING: 'KG', WEIGHT_UNIT_BASE: 'KG' });
  expect(Number(loose.MINACQ)).toBeGreaterThan(0);
});

it('counts in whole numbers, also what is sold by weight', async () => {
  await world.until(async () => (await bySlugOf('MELE')).available === 2);
  const { data } = await get('products', { page_size: 100 });
  for (const { available } of data.products) expect(Number.isInteger(available)).toBe(true);
});

it('has a small and a medium picture', async () => {
  const { mediaURL, mediaURLMedium, media } = await bySlugOf('PASTA');
  const [picture] = media ?? [];
  expect([mediaURL, mediaURLMedium]).toEqual([picture?.thumb, picture?.medium]);
});

it('gives the percentage the two prices say, to three decimals', async () => {
  const { price, priceDisplay, priceStandardDisplay, warehousePromo } = await bySlugOf('ACQUA');
  expect([price, priceDisplay, priceStandardDisplay]).toEqual([0.69, 0.55, 0.69]);
  expect(warehousePromo?.discountPerc).toBe(20.29);
});

it('narrows by brands through vendor_id, as its facet says', async () => {
  const { data } = await get('products');
  const brands = data.facets.find(({ parameterName }: { parameterName: string }) => parameterName === 'vendor_id');
  const [water] = brands.values.filter(({ name }: { name: string }) => name === 'Fonte');
  const narrowed = await get('products', { vendor_id: water.id });
  expect(narrowed.data.products.map(({ code }: Product) => code)).toEqual(['ACQUA']);
  const again = narrowed.data.facets.find((facet: { parameterName: string }) => facet.parameterName === 'vendor_id');
  // the other brands can still be chosen beside it
  expect(again.values.length).toBe(brands.values.length);
  expect(again.values.find(({ id }: { id: number }) => id === water.id)).toMatchObject({ selected: true });
  const byFilter = await get('products', { filter: `marca-${water.id}` });
  expect(byFilter.data.products).toEqual(narrowed.data.products);
});

it('finds a category by its id as by its slug', async () => {
  const bySlug = await get('category', { slug: 'dispensa' });
  const { categoryId } = bySlug.data.category;
  expect((await get('category', { categoryId })).data).toEqual(bySlug.data);
  expect((await get('category', { categoryId: 2_147_483_647 })).response.errors[0]?.code).toBe('category-not-found');
});

it('finds nothing in a leaflet that is not there', async () => {
  for (const parent_leaflet_id of [0, 2_147_483_647]) {
    const { response, data, http } = await get('leaflet/product-search', { parent_leaflet_id });
    expect([http.statusCode, response.status, data.page.totItems, data.products]).toEqual([200, 0, 0, []]);
  }
});
