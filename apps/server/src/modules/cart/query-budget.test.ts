import type { ProductRow, PromotionRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../platform/db/database.ts';
import type { TestAnswer } from '../../platform/testing/test-app.ts';
import { promotion } from '../orders/testing/catalogue-rows.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

const many = 200;
/** Session, lock, load, save. */
const addBudget = 4;
/** Session, lock, load, the address. */
const confirmBudget = 4;
/** Session, what the cart and the catalogue are, then one transaction; never one per line. */
const buyBudget = 18;

const products = Array.from(
  { length: many },
  (_, n): ProductRow => ({
    kind: 'product',
    code: `L${n}`,
    name: `Prodotto ${n}`,
    categories: ['dispensa'],
    vat: n % 2 ? 10 : 4,
    price: 1 + n / 100,
    stock: { '*': 5000 },
    content: 500,
    contentUnit: 'g',
  }),
);
const gift: ProductRow = {
  kind: 'product',
  code: 'OMAGGIO',
  name: 'Borsa in cotone',
  categories: ['dispensa'],
  vat: 22,
  price: 3,
  natureId: 8,
  stock: { '*': 100 },
};
const promotions: PromotionRow[] = [
  promotion({ code: 'REGALO', promotion: 'threshold-gift', threshold: 60, giftCode: 'OMAGGIO' }),
  ...Array.from({ length: 40 }, (_, n) =>
    promotion({ code: `SCONTO${n}`, promotion: 'm-for-n', take: 3, pay: 2, products: [`L${n}`, `L${n + 40}`] }),
  ),
];

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ extraRows: [...products, gift, ...promotions] });
});
afterAll(() => world.close());

async function customerWith(lines: number): Promise<Customer> {
  const customer = await world.customer();
  const items = Array.from({ length: lines }, (_, n) => ({ product_id: world.productId(`L${n}`), quantity: 2 }));
  const answer = await customer.client.post('cart/add-items', { items });
  expect(answer.response.warnings).toEqual([]);
  return customer;
}

async function counted(work: () => Promise<TestAnswer>): Promise<{ answer: TestAnswer; statements: string[] }> {
  const { result, statements } = await countStatements(work);
  expect(result.response.errors).toEqual([]);
  return { answer: result, statements };
}

const add = (customer: Customer, code: string) =>
  counted(() => customer.client.post('cart/add-item', { product_id: world.productId(code), quantity: 1 }));

describe.each([1, many - 1])('a cart of %i lines', (lines) => {
  it(`adds a product in at most ${addBudget} statements, the session among them`, async () => {
    const customer = await customerWith(lines);
    const fresh = await add(customer, `L${many - 1}`);
    expect(fresh.statements.length).toBeLessThanOrEqual(addBudget);
    expect(fresh.answer.data.cartItems.filter((item: { editable: boolean }) => item.editable)).toHaveLength(lines + 1);
    const again = await add(customer, 'L0');
    expect(again.statements.length).toBeLessThanOrEqual(addBudget);
    expect(fresh.statements.some((text) => /from session/.test(text))).toBe(true);
  });

  it(`changes, annotates and removes a line, and empties the cart, in at most ${addBudget} statements`, async () => {
    const customer = await customerWith(lines);
    const [line] = (await customer.cart()).cartItems;
    const id = { cart_item_id: line!.cartItemId };
    const { client } = customer;
    for (const work of [
      () => client.post('cart/update-item', { ...id, quantity: 5 }),
      () => client.post('cart/set-item-info', { ...id, user_notes: 'Senza buccia' }),
      () => client.post('cart/remove-item', id),
      () => client.post('cart/empty'),
    ]) {
      expect((await counted(work)).statements.length).toBeLessThanOrEqual(addBudget);
    }
  });

  it('is read in two statements', async () => {
    const customer = await customerWith(lines);
    const { statements } = await counted(() => customer.client.get('cart/view'));
    expect(statements).toHaveLength(2);
  });

  it(`is told the address it has in at most ${confirmBudget} statements`, async () => {
    const customer = await customerWith(lines);
    const { client } = customer;
    const { addressId } = await world.deps.db
      .selectFrom('cart')
      .select('address_id as addressId')
      .where('account_id', '=', customer.accountId)
      .executeTakeFirstOrThrow();
    const confirm = () => counted(() => client.post('cart/set-address', { user_address_id: addressId }));
    const before = await customer.cart();
    const { answer, statements } = await confirm();
    expect(statements.length).toBeLessThanOrEqual(confirmBudget);
    expect(answer.data).toEqual({ ...before, revision: Number(before.revision) + 1 });
  });

  it(`is bought in at most ${buyBudget} statements`, async () => {
    const customer = await customerWith(lines);
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const { grossTotal } = await customer.cart();
    const order = { payment_type_id: 1, expected_total: grossTotal, idempotency_key: `budget-${customer.accountId}` };
    const { answer, statements } = await counted(() => customer.client.post('cart/buy', order));
    expect(answer.data.paymentUrl).toBeDefined();
    expect(statements.length, statements.map((text) => text.slice(0, 70)).join('\n')).toBeLessThanOrEqual(buyBudget);
    bought.set(lines, statements);
  });
});

const bought = new Map<number, string[]>();
it('sends the same statements to buy one line and two hundred', () => {
  expect(bought.get(1)?.length).toBeGreaterThan(10);
  expect(bought.get(many - 1)).toEqual(bought.get(1));
});

it('adds a product that brings a gift in no more statements', async () => {
  const customer = await customerWith(1);
  await customer.add('RISO', 1);
  const { answer, statements } = await add(customer, 'ULTIMO');
  expect(
    answer.data.cartItems.some((item: { cartItemInsertionTypeId: number }) => item.cartItemInsertionTypeId === 2),
  ).toBe(false);
  expect(statements.length).toBeLessThanOrEqual(addBudget);
  const second = await add(customer, 'RISO');
  expect(
    second.answer.data.cartItems.some(
      (item: { cartItemInsertionTypeId: number }) => item.cartItemInsertionTypeId === 2,
    ),
  ).toBe(true);
  expect(second.statements.length).toBeLessThanOrEqual(addBudget);
});

it.each([
  ['products', {}],
  ['products', { parent_category_id: 1, page: 1, page_size: 24 }],
  ['products', { q: 'prodotto 12', page_size: 48 }],
  ['products', { slug: 'prodotto-riso' }],
  ['category', {}],
  ['search/suggest', { q: 'prod' }],
  ['search/top', {}],
])('answers %s %o to a visitor without asking the database', async (path, query) => {
  const { result, statements } = await countStatements(() => world.anonymous.get(path, query));
  expect(result.http.statusCode).toBe(200);
  expect(statements).toEqual([]);
});

it('answers a listing to a customer with the session as the only statement', async () => {
  const customer = await world.customer();
  const { statements } = await counted(() => customer.client.get('products', { q: 'prodotto' }));
  expect(statements).toHaveLength(1);
});
