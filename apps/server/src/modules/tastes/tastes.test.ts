import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({
    modules,
    extraRows: [
      [
        'BURRO',
        'Burro di montagna',
        { ingredients: '**Panna** di latte', allergens: [{ code: 'milk', presence: 'contains' }] },
      ],
      ['BISCOTTI', 'Biscotti secchi', { ingredients: 'Farina di grano. Può contenere tracce di latte.' }],
      ['GRISSINI', 'Grissini al burro', { ingredients: 'Farina di grano, burro' }],
      ['CECI', 'Ceci lessati', { ingredients: 'Ceci, acqua, sale', allergens: [] }],
    ].map(([code, name, facts]) => ({
      kind: 'product' as const,
      code: code as string,
      name: name as string,
      brand: 'Sporta',
      description: '500 g',
      categories: ['dispensa'],
      vat: 10 as const,
      price: 2,
      stock: { '*': 100 },
      facts: facts as never,
    })),
  });
});
afterAll(() => world.close());

type Answer = { data: { products: { code: string }[]; page: { totItems: number }; avoided?: { hidden: number } } };
const listed = async (client: TestClient, asked: object = {}) =>
  (await client.get('products', { page_size: 100, ...asked })) as unknown as Answer;
const codes = ({ data }: Answer) => data.products.map(({ code }) => code);
const codeOf = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors[0]?.code;

describe('what a customer never eats', () => {
  it('is kept with their consent only, said in every answer, and forgotten at once', async () => {
    const { client } = await world.customer();
    expect(codeOf(await client.post('avoided-allergen/set', { allergens: ['milk'] }))).toBe('consent-needed');
    const set = await client.post('avoided-allergen/set', { allergens: ['soy', 'milk', 'milk'], consent: true });
    expect(set.data.allergens).toEqual(['milk', 'soy']);
    expect(set.user).toMatchObject({ avoidedAllergens: ['milk', 'soy'] });
    expect((await client.get('auth/test')).user).toMatchObject({ avoidedAllergens: ['milk', 'soy'] });
    const unknown = await client.post('avoided-allergen/set', { allergens: ['dust'], consent: true });
    expect(unknown.http.statusCode).toBe(400);
    const none = await client.post('avoided-allergen/set', { allergens: [] });
    expect(none.user).not.toHaveProperty('avoidedAllergens');
    const { rows } = await world.deps.pool.query('select count(*)::int as n from account_allergen');
    expect(rows[0].n).toBe(0);
  });

  it('is left out of lists that ask for that, traces and undeclared ingredients included', async () => {
    const { client } = await world.customer();
    const all = await listed(client);
    expect(codes(all)).toEqual(expect.arrayContaining(['BURRO', 'BISCOTTI', 'GRISSINI', 'CECI', 'PASTA']));
    // nobody's list changes before they say so, and a visitor has none
    expect(codes(await listed(client, { avoid_mine: true }))).toEqual(codes(all));
    expect((await listed(world.anonymous, { avoid_mine: true })).data.avoided).toBeUndefined();
    await client.post('avoided-allergen/set', { allergens: ['milk'], consent: true });
    const narrowed = await listed(client, { avoid_mine: true });
    expect(codes(narrowed)).toEqual(codes(all).filter((code) => !['BURRO', 'BISCOTTI', 'GRISSINI'].includes(code)));
    expect(narrowed.data.avoided).toEqual({ hidden: 3 });
    expect(narrowed.data.page.totItems).toBe(all.data.page.totItems - 3);
    // an old client, or somebody who wants to see all of it
    expect(codes(await listed(client))).toEqual(codes(all));
    expect(codes(await listed(client, { avoid_mine: true, q: 'burro' }))).toEqual([]);
  });

  it('is marked on products by what their labels say', async () => {
    const { data } = await listed(world.anonymous);
    const of = (code: string) => data.products.find((each) => each.code === code);
    expect(of('BURRO')).toMatchObject({ contains: ['milk'] });
    expect(of('BISCOTTI')).toMatchObject({ contains: ['gluten'], mayContain: ['milk'] });
    expect(of('CECI')).not.toHaveProperty('contains');
    expect(of('MELE')).not.toHaveProperty('contains');
  });

  it('is promised absent by facets only where the label says so, all choices together', async () => {
    const { data } = await world.anonymous.get('products', {});
    const values = data.facets.find(
      ({ parameterName }: { parameterName: string }) => parameterName === 'product_class_allergeni',
    ).values as { id: number; name: string }[];
    const id = (name: string) => values.find((each) => each.name === name)!.id;
    const free = async (...names: string[]) =>
      codes(await listed(world.anonymous, { product_class_allergeni: names.map(id).join() }));
    const withoutMilk = await free('Senza latte');
    expect(withoutMilk).toContain('CECI');
    // named by the ingredients though nobody declared it; and of apples without a label nothing is claimed
    expect(withoutMilk).not.toEqual(expect.arrayContaining(['GRISSINI']));
    expect(withoutMilk).not.toContain('MELE');
    const both = await free('Senza latte', 'Senza glutine');
    expect(both).toContain('CECI');
    expect(both.every((code) => withoutMilk.includes(code))).toBe(true);
    expect(await free('Senza glutine')).not.toContain('BISCOTTI');
    expect(values.map(({ name }) => name).slice(0, 6)).toEqual([
      'Senza glutine',
      'Senza latte',
      'Senza uova',
      'Senza frutta a guscio',
      'Senza soia',
      'Senza arachidi',
    ]);
  });
});

describe('what a customer liked', () => {
  let customer: Customer;
  beforeAll(async () => {
    customer = await world.customer();
    for (const code of ['PASTA', 'RISO', 'CECI']) await customer.add(code, 2);
    await customer.chooseDelivery();
    await buyCovered(world, customer);
  });
  const rate = (code: string, rating: string, client = customer.client) =>
    client.post('product-rating/set', { product_id: world.productId(code), rating });
  const bought = async () =>
    (await customer.client.get('order/purchased')).data.purchases.map(
      ({ product, liked }: { product: { code: string }; liked?: boolean }) => [product.code, liked],
    );

  it('is said of what they bought, changed and taken back', async () => {
    expect((await rate('PASTA', 'liked')).data).toEqual({ liked: true });
    expect((await rate('PASTA', 'disliked')).data).toEqual({ liked: false });
    const view = (code: string) => customer.client.get('product-rating/view', { product_id: world.productId(code) });
    expect((await view('PASTA')).data).toEqual({ bought: true, liked: false });
    expect((await view('RISO')).data).toEqual({ bought: true });
    expect((await view('BURRO')).data).toEqual({ bought: false });
    expect((await customer.client.get('product-rating/list')).data.ratings).toEqual([
      { productId: world.productId('PASTA'), liked: false },
    ]);
    await rate('PASTA', 'none');
    expect((await customer.client.get('product-rating/list')).data.ratings).toEqual([]);
    expect(codeOf(await rate('BURRO', 'liked'))).toBe('product-not-bought');
    expect((await rate('PASTA', 'so-so')).http.statusCode).toBe(400);
  });

  it('is theirs alone', async () => {
    const stranger = await world.customer();
    expect(codeOf(await rate('PASTA', 'liked', stranger.client))).toBe('product-not-bought');
    await rate('PASTA', 'liked');
    expect((await stranger.client.get('product-rating/list')).data.ratings).toEqual([]);
    const { data } = await world.anonymous.get('products', { q: 'pasta' });
    expect(JSON.stringify(data)).not.toContain('liked');
  });

  it('puts what they bought into another order', async () => {
    await rate('PASTA', 'disliked');
    await rate('RISO', 'liked');
    const order = await bought();
    expect(order[0]).toEqual(['RISO', true]);
    expect(order.at(-1)).toEqual(['PASTA', false]);
    const { data } = await customer.client.get('products', { purchased: true });
    const listed = data.products.map(({ code }: { code: string }) => code);
    expect([listed[0], listed.at(-1)]).toEqual(['RISO', 'PASTA']);
  });
});
