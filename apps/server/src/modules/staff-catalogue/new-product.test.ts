import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { eanCheckDigit } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { publishPlans } from './publish-plans.ts';

let world: CheckoutWorld;
let merchandiser: StaffClient;
let warehouseId: number;
let dispensa: number;

const eanOf = (body: string) => `${body}${eanCheckDigit(body)}`;
const taken = eanOf('800999000001');
const pesto: ProductRow = {
  kind: 'product',
  code: 'PESTO',
  name: 'Pesto alla genovese',
  brand: 'Pestello',
  description: '190 g',
  categories: ['dispensa'],
  vat: 10,
  price: 2.79,
  stock: { '*': 100 },
  content: 190,
  contentUnit: 'g',
  eans: [taken],
  labels: ['dop'],
  grossGrams: 340,
  // ingredients without an address: what came incomplete by a file can be copied all the same
  facts: { ingredients: 'Basilico, anacardi', allergens: [{ code: 'nuts', presence: 'contains' }] },
};
const pumpkin: ProductRow = {
  ...pesto,
  code: 'ZUCCA',
  name: 'Zucca',
  sellingMode: 'loose',
  averageGrams: 900,
  maxQuantity: 0.5,
  eans: [],
  labels: [],
  content: undefined,
  contentUnit: undefined,
  facts: {},
};

beforeAll(async () => {
  world = await startCheckoutWorld({ modules, extraRows: [pesto, pumpkin] });
  merchandiser = await world.staffClient(['merchandiser']);
  const sql = async (text: string) => (await world.deps.pool.query({ text, rowMode: 'array' })).rows[0]![0];
  warehouseId = await sql('select warehouse_id from warehouse');
  dispensa = await sql(`select category_id from category where path = 'dispensa'`);
});
afterAll(() => world.close());

type Answer = Awaited<ReturnType<StaffClient['post']>>;
const codes = (answer: Answer) => answer.response.errors.map(({ code }) => code);
const valuesOf = (fields: object) => Object.entries(fields).map(([field, value]) => ({ field, value }));
let keys = 0;
const create = (fields: object, more: object = {}, client = merchandiser) =>
  client.post('staff/product/create', {
    selling_mode: 'piece',
    values: valuesOf(fields),
    idempotency_key: `bozza-in-prova-${++keys}`,
    ...more,
  });
const created = async (fields: object, more: object = {}) => {
  const answer = await create(fields, more);
  expect(codes(answer)).toEqual([]);
  return answer.data.product;
};
const send = (productId: number, fields: Record<string, [unknown, unknown]>, more: object = {}) =>
  merchandiser.post('staff/products/change', {
    changes: Object.entries(fields).map(([field, [before, after]]) => ({
      product_id: productId,
      field,
      before,
      after,
    })),
    ...more,
  });
const isInShop = async (productId: number) => {
  await catalogueOf(world.deps).refresh();
  return catalogueOf(world.deps).catalogue.product(productId) !== undefined;
};
const whole = () => ({ name: 'Passata', categories: [dispensa], 'price:1:0': 1.5, [`stock:${warehouseId}`]: 20 });

describe('a new product', () => {
  it('is a draft nobody can buy, with its code, its address and who began it', async () => {
    const ean = eanOf('800999000002');
    const product = await created({ name: 'Riso nero', brand: 'Risaia', description: '1 kg', eans: [ean], vat: 4 });
    expect(product).toMatchObject({ code: ean, slug: 'risaia-riso-nero-1-kg', sellingMode: 'piece' });
    expect(product.fields).toMatchObject({ published: false, vat: 4, eans: [ean], brand: 'Risaia' });
    expect(await isInShop(product.productId)).toBe(false);
    const { rows } = await world.deps.pool.query(
      `select action, actor_name, after from audit_log where subject_kind = 'product' and subject_id = $1`,
      [product.productId],
    );
    expect(rows).toEqual([
      expect.objectContaining({ action: 'product.create', after: expect.objectContaining({ name: 'Riso nero' }) }),
    ]);
  });

  it('of the same name gets an address of its own, and without an EAN the code an import would give', async () => {
    const first = await created({ name: 'Farro' });
    expect(first.code).toMatch(/^N-[0-9a-f]{12}$/);
    expect(codes(await create({ name: 'Farro' }))).toEqual(['code-taken']);
    const second = await created({ name: 'Farro' }, { code: 'FARRO-2' });
    expect([first.slug, second.slug]).toEqual(['farro', 'farro-farro-2']);
    expect(first.fields.vat).toBe(22);
  });

  it('with the same code twice at once is one product', async () => {
    const answers = await Promise.all(
      ['Uno', 'Due', 'Tre', 'Quattro'].map((name) => create({ name }, { code: 'DOPPIO' })),
    );
    expect(answers.flatMap(codes)).toEqual(Array(3).fill('code-taken'));
    const refused = answers.find((answer) => answer.response.status !== 0)!;
    expect(refused.response.errors[0]).toMatchObject({ field: 'code', error: expect.stringContaining('DOPPIO') });
  });

  it('whose answer was lost is there once, however often it is asked for, and whatever became of it', async () => {
    const asked = [{ name: 'Orzo' }, { idempotency_key: 'orzo-una-volta' }] as const;
    const answers = await Promise.all([create(...asked), create(...asked), create(...asked)]);
    expect(answers.flatMap(codes)).toEqual([]);
    const ids = new Set(answers.map(({ data }) => data.product.productId));
    expect(ids.size).toBe(1);
    const [productId] = [...ids];
    expect(codes(await send(productId, { name: ['Orzo', 'Orzo perlato'] }))).toEqual([]);
    expect((await create(...asked)).data.product).toMatchObject({ productId, fields: { name: 'Orzo perlato' } });
    const { rows } = await world.deps.pool.query(
      `select count(*)::int as n from audit_log where action = 'product.create' and subject_id = $1`,
      [productId],
    );
    expect(rows[0].n).toBe(1);
  });

  it('names what is wrong, in Italian, and leaves nothing behind', async () => {
    const count = async () => (await world.deps.pool.query('select count(*)::int as n from product')).rows[0].n;
    const before = await count();
    const wrong: [object, object, string, string][] = [
      [{ name: 'Olio', eans: [taken] }, { code: 'OLIO' }, 'ean-taken', 'eans'],
      [{ name: 'Olio', eans: ['8009990000019'] }, { code: 'OLIO' }, 'product-incomplete', 'eans'],
      [{ brand: 'Olivo' }, {}, 'product-incomplete', 'name'],
      [{ name: 'Olio', categories: [99_999] }, {}, 'category-not-found', 'categories'],
      [{ name: 'Olio', 'stock:99999': 3 }, {}, 'store-not-found', 'stock:99999'],
      [{ name: 'Olio', contentAmount: 500 }, {}, 'product-incomplete', 'contentUnit'],
      [{ name: 'Olio', maxQuantity: 0.5 }, {}, 'product-incomplete', 'maxQuantity'],
      [{ name: 'Olio', published: true }, {}, 'product-incomplete', 'price:1:0'],
      [{ name: 'Olio' }, { copy_of: 999_999 }, 'product-not-found', 'copy_of'],
    ];
    for (const [fields, more, code, field] of wrong) {
      expect((await create(fields, more)).response.errors[0]).toMatchObject({ code, field });
    }
    for (const [fields, more, message] of [
      [{ name: 'Olio', vat: 11 }, {}, /Iva/],
      [{ name: 'Olio', colore: 'giallo' }, {}, /“colore” non esiste/],
      [{ name: 'Olio' }, { selling_mode: 'a-fette' }, /Il modo di vendita/],
    ] as const) {
      const { http, response } = await create(fields, more);
      expect([http.statusCode, response.errors[0]?.error]).toEqual([400, expect.stringMatching(message)]);
    }
    expect(await count()).toBe(before);
  });

  it('is for who keeps the catalogue', async () => {
    for (const role of ['picker', 'customer-care', 'accounting', 'store-manager'] as const) {
      const other = await world.staffClient([role], { storeIds: [warehouseId] });
      expect((await create({ name: 'Olio' }, {}, other)).http.statusCode).toBe(403);
    }
  });
});

describe('a copy', () => {
  it('has what the product has but for what belongs to that one alone', async () => {
    const copyOf = world.productId('PESTO');
    const copy = await created({ name: 'Pesto senza aglio', description: '500 g' }, { copy_of: copyOf });
    expect(copy.fields).toMatchObject({
      name: 'Pesto senza aglio',
      brand: 'Pestello',
      description: '500 g',
      contentAmount: 190,
      vat: 10,
      categories: [dispensa],
      labels: ['dop'],
      ingredients: 'Basilico, anacardi',
      allergens: [{ code: 'nuts', presence: 'contains' }],
      eans: [],
      photo: null,
      published: false,
    });
    expect(copy.prices.map(({ price }: { price: number | null }) => price)).not.toContain(2.79);
    expect(copy.stock[0].stock).toBeNull();
    const { rows } = await world.deps.pool.query(
      'select name, gross_grams from product where product_id = any($1) order by product_id',
      [[copyOf, copy.productId]],
    );
    expect(rows).toEqual([
      { name: 'Pestello Pesto alla genovese', gross_grams: 340 },
      { name: 'Pestello Pesto senza aglio', gross_grams: 340 },
    ]);
  });

  it('that is sold another way has the steps of that way', async () => {
    const copy = await created({ name: 'Zucca intera' }, { copy_of: world.productId('ZUCCA') });
    const { rows } = await world.deps.pool.query(
      `select min_quantity, quantity_step, max_quantity, array(select code from product_class_member
         join product_class using (product_class_id) where product_id = p.product_id) as labels
       from product p where product_id = $1`,
      [copy.productId],
    );
    expect(rows).toEqual([{ min_quantity: 1000, quantity_step: 1000, max_quantity: null, labels: [] }]);
    const loose = await created(
      { name: 'Zucca a fette' },
      { copy_of: world.productId('ZUCCA'), selling_mode: 'loose' },
    );
    expect(loose.fields.maxQuantity).toBe(0.5);
  });
});

describe('putting on sale', () => {
  it('waits until nothing is missing, and says what is', async () => {
    const { productId } = await created({ name: 'Ceci' });
    const asked = { product_id: productId, changes: [{ field: 'published', before: false, after: true }] };
    const missing = async () => {
      const { remarks } = (await merchandiser.post('staff/product/preview', asked)).data.preview;
      return remarks.map(({ field }: { field: string }) => field);
    };
    expect(await missing()).toEqual(['price:1:0', 'categories', 'stock']);
    const refused = await send(productId, { published: [false, true] });
    expect(refused.response.errors[0]).toMatchObject({ code: 'product-incomplete', field: 'price:1:0' });
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    expect(codes(await send(productId, { published: [false, true] }, { publish_at: tomorrow }))).toEqual([
      'product-incomplete',
    ]);
    const filled: Record<string, [unknown, unknown]> = {
      'price:1:0': [null, 1.2],
      categories: [[], [dispensa]],
      [`stock:${warehouseId}`]: [null, 10],
    };
    expect(codes(await send(productId, filled))).toEqual([]);
    expect(await missing()).toEqual([]);
    expect(await isInShop(productId)).toBe(false);
    expect(codes(await send(productId, { published: [false, true] }))).toEqual([]);
    expect(await isInShop(productId)).toBe(true);
  });

  it('happens at its day', async () => {
    const { productId } = await created(whole(), { code: 'PASSATA-1' });
    const at = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
    expect(codes(await send(productId, { published: [false, true] }, { publish_at: at }))).toEqual([]);
    await publishPlans(world.deps);
    expect(await isInShop(productId)).toBe(false);
    world.clock.advanceMinutes(61);
    await publishPlans(world.deps);
    expect(await isInShop(productId)).toBe(true);
  });
});

describe('a product taken off sale', () => {
  it('stays in carts, lists and orders, and can be bought again when it is back', async () => {
    const { productId } = await created({ ...whole(), published: true, 'price:1:0': 60 }, { code: 'PASSATA-2' });
    expect(await isInShop(productId)).toBe(true);
    const customer = await world.customer();
    await customer.add('RISO', 1);
    await customer.client.post('cart/add-item', { product_id: productId, quantity: 1 });
    await customer.client.post('list/add-product', { product_id: productId });
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await customer.client.post('cart/add-item', { product_id: productId, quantity: 2 });

    expect(codes(await send(productId, { published: [true, false] }))).toEqual([]);
    expect(await isInShop(productId)).toBe(false);
    const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
    expect(JSON.stringify(order.lines)).toContain('Passata');
    expect(await lineOf(customer, productId)).toMatchObject({ quantity: 2, errors: [{ code: 'not-available' }] });
    const kept = async () =>
      (
        await world.deps.pool.query(
          `select count(*)::int as n from product_list_item join product_list using (product_list_id)
           where account_id = $1 and product_id = $2`,
          [customer.accountId, productId],
        )
      ).rows[0].n;
    expect(await kept()).toBe(1);

    expect(codes(await send(productId, { published: [false, true] }))).toEqual([]);
    expect(await isInShop(productId)).toBe(true);
    expect((await lineOf(customer, productId))?.errors ?? []).toEqual([]);
    expect(await kept()).toBe(1);
  });
});

async function lineOf(customer: Awaited<ReturnType<CheckoutWorld['customer']>>, productId: number) {
  const line = (await customer.cart()).cartItems.find(({ product }) => product.productId === productId);
  return line as unknown as { quantity: number; errors?: { code: string }[] } | undefined;
}
