import { randomUUID } from 'node:crypto';
import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient, TestClient } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { importCatalogue, type RawRow } from '../import/index.ts';
import { modules } from '../index.ts';
import { receiptOf } from '../invoicing/order-receipt.ts';
import { readOrder } from '../order-book/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { pick } from '../orders/testing/picking.ts';

/* From 6 pieces 1,29 €, from 24 pieces 1,09 €: page, cart, order, picking and receipt say the same. */

let world: CheckoutWorld;
let merchandiser: StaffClient;
let promotionId: number;

const product = (code: string, price: number, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name: `Conserva ${code}`,
  brand: 'Rossoro',
  description: '700 g',
  categories: ['dispensa'],
  vat: 4,
  price,
  stock: { '*': 5000 },
  content: 700,
  contentUnit: 'g',
  ...more,
});
const steps = [
  { pieces: 6, amount: 1.29 },
  { pieces: 24, amount: 1.09 },
];
const end = `${addDays(shopDay(Date.now()), 9)}T00:00:00Z`;
const idOf = (code: string) => world.productId(code);

async function published(fields: Record<string, unknown>): Promise<number> {
  const all = { name: 'Scorta', kind: 'quantity-price', startsAt: '2026-01-01T00:00:00Z', endsAt: end, ...fields };
  const changes = Object.entries(all).map(([field, after]) => ({ field, before: null, after }));
  const { data } = await merchandiser.post('staff/promotion/save', { key: randomUUID(), changes });
  const id: number = data.promotion.promotionId;
  expect((await merchandiser.post('staff/promotion/publish', { promotion_id: id })).response.errors).toEqual([]);
  world.clock.advanceMinutes(1);
  await catalogueOf(world.deps).refresh();
  return id;
}
async function stopped(id: number): Promise<void> {
  await merchandiser.post('staff/promotion/stop', { promotion_id: id });
  await catalogueOf(world.deps).refresh();
}

beforeAll(async () => {
  world = await startCheckoutWorld({
    modules,
    extraRows: [
      product('PASSATA', 1.5),
      product('BIRRA', 1.5, { boxItems: 24 }),
      product('PERE', 2, { sellingMode: 'loose' }),
    ],
  });
  await world.deps.pool.query(`update price set valid_from = now() - interval '60 days'`);
  await catalogueOf(world.deps).load();
  merchandiser = await world.staffClient(['merchandiser']);
  promotionId = await published({ steps, productIds: [idOf('PASSATA'), idOf('BIRRA')] });
});
afterAll(() => world.close());

const pageOf = async (code: string, client: TestClient = world.anonymous) =>
  (await client.get(`products/${idOf(code)}`)).data;
const lineOf = (cart: Awaited<ReturnType<Customer['cart']>>, code: string) =>
  cart.cartItems.find((item) => item.product.code === code) as Record<string, unknown> | undefined;
const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');

async function company(): Promise<Customer> {
  const customer = await world.customer();
  await world.deps.pool.query(`update account set segment = 'business', price_list_id = 2 where account_id = $1`, [
    customer.accountId,
  ]);
  return customer;
}

describe('before the cart', () => {
  it('the page lists the steps, and a piece keeps its price: nothing is struck, no percentage is told', async () => {
    const page = await pageOf('PASSATA');
    expect(page).toMatchObject({
      price: 1.5,
      priceDisplay: 1.5,
      quantityPrices: [
        { pieces: 6, price: 1.29 },
        { pieces: 24, price: 1.09 },
      ],
      warehousePromo: { promoType: 'quantity-price', warehousePromoTypeId: 6, cashDeskPromo: false },
    });
    expect(plain(page.warehousePromo.view.header)).toBe('Da 6: 1,29 €');
    for (const field of ['priceStandardDisplay', 'priceLowest30']) expect(page).not.toHaveProperty(field);
    for (const field of ['discount', 'discountPerc']) expect(page.warehousePromo).not.toHaveProperty(field);
  });

  it('a reduction that follows is reckoned on what one piece cost, never on a step', async () => {
    const id = await published({ kind: 'percentage', percent: 10, productIds: [idOf('PASSATA')] });
    const page = await pageOf('PASSATA');
    expect(page).toMatchObject({ priceDisplay: 1.35, priceStandardDisplay: 1.5, priceLowest30: 1.5 });
    expect(page.quantityPrices).toEqual(steps.map(({ pieces, amount: price }) => ({ pieces, price })));
    await stopped(id);
    const half = await published({ kind: 'percentage', percent: 50, productIds: [idOf('PASSATA')] });
    expect(await pageOf('PASSATA')).not.toHaveProperty('quantityPrices');
    const cart = await (await world.customer()).add('PASSATA', 24);
    expect(lineOf(cart, 'PASSATA')).toMatchObject({ grossTotal: 18 });
    expect(lineOf(cart, 'PASSATA')).not.toHaveProperty('hint');
    await stopped(half);
  });

  it('a carton costs what its pieces do', async () => {
    expect((await pageOf('BIRRA')).packages).toEqual([{ kind: 'box', items: 24, price: 26.16 }]);
  });

  it('one for companies is seen and paid by companies alone, with its price without VAT', async () => {
    const id = await published({
      steps: [{ pieces: 12, amount: 1.04 }],
      segment: 'business',
      productIds: [idOf('BIRRA')],
    });
    const buyer = await company();
    expect((await pageOf('BIRRA')).quantityPrices).toHaveLength(2);
    expect((await pageOf('BIRRA', buyer.client)).quantityPrices).toEqual([
      { pieces: 6, price: 1.29, priceNet: 1.24 },
      { pieces: 12, price: 1.04, priceNet: 1 },
    ]);
    expect(lineOf(await buyer.add('BIRRA', 24), 'BIRRA')).toMatchObject({ grossTotal: 24.96 });
    expect(lineOf(await (await world.customer()).add('BIRRA', 24), 'BIRRA')).toMatchObject({ grossTotal: 26.16 });
    await stopped(id);
  });
});

describe('in the cart', () => {
  it('falls at each step, with its reason and what is missing for the next', async () => {
    const customer = await world.customer();
    const five = lineOf(await customer.add('PASSATA', 5), 'PASSATA')!;
    expect(five).toMatchObject({ price: 1.5, grossTotal: 7.5, hint: { add: 1 } });
    expect(plain((five.hint as { text: string }).text)).toBe('Ancora 1 per pagare 1,29 € l’uno');
    const six = lineOf(await customer.add('PASSATA', 1), 'PASSATA')!;
    expect(six).toMatchObject({ price: 1.29, grossTotal: 7.74, standardTotal: 9, hint: { add: 18 } });
    expect(six.promotions).toEqual([{ name: expect.stringContaining('Da 6 pezzi'), amount: 1.26 }]);
    const many = lineOf(await customer.add('PASSATA', 18), 'PASSATA')!;
    expect(many).toMatchObject({ price: 1.09, grossTotal: 26.16 });
    expect(many).not.toHaveProperty('hint');
  });

  it('is exact when many hands put pieces in at the same moment', async () => {
    const customer = await world.customer();
    await customer.add('PASSATA', 1);
    const body = { product_id: idOf('PASSATA'), quantity: 1 };
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, at) =>
        customer.client.post('cart/add-item', { ...body, ...(at % 2 ? { only: 'changes' } : {}) }),
      ),
    );
    expect(answers.flatMap(({ response }) => response.errors)).toEqual([]);
    const cart = await customer.cart();
    expect(lineOf(cart, 'PASSATA')).toMatchObject({ quantity: 24, grossTotal: 26.16 });
  });
});

describe('on the order', () => {
  async function bought(pieces: number) {
    const customer = await world.customer();
    await customer.add('PASSATA', pieces);
    await customer.add('RISO', 1);
    await customer.chooseDelivery();
    return { customer, orderId: await buyCovered(world, customer) };
  }
  const rowOf = async (orderId: number) =>
    (
      await world.deps.pool.query(
        `select quantity, unit_price_cents, gross_cents, discount_cents, delivered_cents, promotion_text
         from order_line where order_id = $1 and code = 'PASSATA'`,
        [orderId],
      )
    ).rows[0];

  it('fewer pieces delivered keep the price of the step that was ordered', async () => {
    const { customer, orderId } = await bought(24);
    expect(await rowOf(orderId)).toMatchObject({ gross_cents: 2616, discount_cents: 984, unit_price_cents: 150 });
    await pick(world, orderId, { PASSATA: { quantity: 5000 } });
    expect(await rowOf(orderId)).toMatchObject({ gross_cents: 2616, delivered_cents: 5 * 109 });
    const { data } = await customer.client.get('order/detail', { order_id: orderId });
    expect(plain(JSON.stringify(data))).toContain('Da 24 pezzi 1,09 € l’uno');
    const receipt = receiptOf((await readOrder(world.deps.db, orderId))!, world.deps.config.seller);
    expect(plain(JSON.stringify(receipt))).toContain('5,45 €');
  });

  it('a change of the order is priced by the pieces of the new cart', async () => {
    const { customer, orderId } = await bought(24);
    await customer.client.post('order/modify', { order_id: orderId });
    const item = lineOf(await customer.cart(), 'PASSATA')!;
    expect(item).toMatchObject({ grossTotal: 26.16 });
    await customer.client.post('cart/update-item', { cart_item_id: item.cartItemId, quantity: 10 });
    expect(lineOf(await customer.cart(), 'PASSATA')).toMatchObject({ grossTotal: 12.9, hint: { add: 14 } });
    await customer.client.post('order/leave-as-it-was', { order_id: orderId });
    expect(await rowOf(orderId)).toMatchObject({ gross_cents: 2616 });
  });

  it('asked twice at the same moment is one order at one price; its line outlives the promotion', async () => {
    const customer = await world.customer();
    await customer.add('PASSATA', 24);
    await customer.add('RISO', 1);
    await customer.chooseDelivery();
    const [one, two] = await Promise.allSettled([buyCovered(world, customer), buyCovered(world, customer)]);
    const made = [one, two].flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(new Set(made).size).toBe(1);
    const { rows } = await world.deps.pool.query(
      `select gross_cents from order_line join orders using (order_id) where account_id = $1 and code = 'PASSATA'`,
      [customer.accountId],
    );
    expect(rows).toEqual([{ gross_cents: 2616 }]);
  });
});

describe('in the Banco', () => {
  const fieldsOf = async (id: number) =>
    (await merchandiser.get('staff/promotion', { promotion_id: id })).data.promotion.fields;

  it('is read as it was written, has no maximum, and is shown with card, line and margin before it holds', async () => {
    const fields = {
      ...(await fieldsOf(promotionId)),
      maxPerOrder: 3,
      startsAt: new Date(Date.now() + 9e7).toISOString(),
    };
    expect(fields).toMatchObject({ kind: 'quantity-price', steps });
    await world.deps.pool.query('insert into product_cost values ($1, 110)', [idOf('PASSATA')]);
    const { data, response } = await merchandiser.post('staff/promotion/preview', { fields });
    expect(response.errors).toEqual([]);
    const { line, hint, remarks } = data.preview;
    expect(line).toMatchObject({ quantity: 25, total: 27.25, unitPrice: 1.09 });
    expect(plain(hint)).toBe('Ancora 1 per pagare 1,09 € l’uno');
    expect(remarks.map(({ text }: { text: string }) => plain(text))).toContainEqual(
      expect.stringMatching(/sotto costo, .* ogni 24 pezzi/),
    );
    const copy = await published({ ...fields, startsAt: '2026-01-01T00:00:00Z' });
    expect((await fieldsOf(copy)).maxPerOrder).toBeNull();
    await stopped(copy);
  });

  it('names the product whose shelf price is no higher, and what is sold by weight', async () => {
    const preview = async (changes: object) => {
      const fields = { ...(await fieldsOf(promotionId)), ...changes };
      const { data } = await merchandiser.post('staff/promotion/preview', { fields });
      return data.preview.remarks.map(({ field, text }: { field: string; text: string }) => [field, plain(text)]);
    };
    expect(await preview({ steps: [{ pieces: 6, amount: 1.5 }] })).toContainEqual([
      'steps',
      'Rossoro Conserva PASSATA: a scaffale costa 1,50 €, il primo scaglione deve costare meno',
    ]);
    expect(await preview({ productIds: [idOf('PERE')] })).toContainEqual([
      'productIds',
      'I prodotti scelti si vendono a peso: un prezzo a quantità conta i pezzi',
    ]);
  });

  it('goes on, and can be given another end, when the shelf price falls below its first step', async () => {
    const { pool } = world.deps;
    const fields = await fieldsOf(promotionId);
    const shelf = (cents: number) =>
      pool.query('update price set amount_cents = $2 where product_id = $1 and price_list_id = 1', [
        idOf('BIRRA'),
        cents,
      ]);
    await shelf(120);
    await catalogueOf(world.deps).load();
    const after = new Date(Date.parse(fields.endsAt) + 86_400_000).toISOString();
    const { response } = await merchandiser.post('staff/promotion/save', {
      promotion_id: promotionId,
      changes: [{ field: 'endsAt', before: fields.endsAt, after }],
    });
    expect(response.errors).toEqual([]);
    expect((await fieldsOf(promotionId)).endsAt).toBe(after);
    const { data } = await merchandiser.post('staff/promotion/preview', { promotion_id: promotionId, fields });
    expect(data.preview.remarks.filter(({ level }: { level: string }) => level === 'error')).toEqual([]);
    // the page drops the step that saves nothing, and six cost what they cost on the shelf
    expect((await pageOf('BIRRA')).quantityPrices).toEqual([{ pieces: 24, price: 1.09 }]);
    expect(lineOf(await (await world.customer()).add('BIRRA', 6), 'BIRRA')).toMatchObject({ grossTotal: 7.2 });
    await shelf(150);
    await catalogueOf(world.deps).load();
  });

  it('two hands that change the steps of a draft: the second is told', async () => {
    const changes = Object.entries({ name: 'Bozza', kind: 'quantity-price', steps, endsAt: end }).map(
      ([field, after]) => ({
        field,
        before: null,
        after,
      }),
    );
    const { data } = await merchandiser.post('staff/promotion/save', { key: randomUUID(), changes });
    const id = data.promotion.promotionId;
    const change = (amount: number) =>
      merchandiser.post('staff/promotion/save', {
        promotion_id: id,
        changes: [{ field: 'steps', before: steps, after: [{ pieces: 6, amount }] }],
      });
    const answers = await Promise.all([change(1.2), change(1.1)]);
    const told = answers.flatMap(({ response }) => response.errors.map(({ code }: { code?: string }) => code));
    expect(told).toEqual(['changed-meanwhile']);
  });
});

async function* oneRow(value: Record<string, unknown>): AsyncGenerator<RawRow> {
  yield { line: 1, value };
}

it('comes from a catalogue file too, which says what is wrong with its steps', async () => {
  const row = {
    kind: 'promotion' as const,
    code: 'Q1',
    name: 'Scorta da file',
    promotion: 'quantity-price' as const,
    products: ['PASSATA'],
    startsOn: '2026-01-01',
    endsOn: '2027-12-31',
  };
  const apply = (fileSteps: object[]) => importCatalogue(world.deps.pool, oneRow({ ...row, steps: fileSteps }));
  const wrong = await apply(steps.toReversed());
  expect(JSON.stringify(wrong)).toContain('steps that rise in pieces and fall in amount');
  await apply([{ pieces: 3, amount: 1.19 }]);
  await catalogueOf(world.deps).refresh();
  const { quantityPrices } = await pageOf('PASSATA');
  expect(quantityPrices).toEqual([
    { pieces: 3, price: 1.19 },
    { pieces: 24, price: 1.09 },
  ]);
});
