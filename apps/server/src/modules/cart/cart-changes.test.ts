import { randomUUID } from 'node:crypto';
import { type Cart, type CartChanges, withChanges } from '@sporta/contract';
import type { ProductRow, PromotionRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../platform/db/database.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { product, promotion } from '../orders/testing/catalogue-rows.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

const many = Array.from({ length: 60 }, (_, n) => product(`M${n}`, 0.1 + n / 100));
const extraRows: (ProductRow | PromotionRow)[] = [
  ...many,
  product('TRE', 3),
  product('TRE2', 2),
  product('LATTE1', 9, { classMax: { name: 'Latte in polvere', max: 4 } }),
  product('LATTE2', 11, { classMax: { name: 'Latte in polvere', max: 4 } }),
  product('POLLO', 8.9, { sellingMode: 'weighed', averageGrams: 1230 }),
  product('BORSA', 3, { natureId: 8, stock: { '*': 100 } }),
  promotion({ code: '3x2', promotion: 'm-for-n', take: 3, pay: 2, products: ['TRE', 'TRE2'] }),
  promotion({ code: 'REGALO', promotion: 'threshold-gift', threshold: 50, giftCode: 'BORSA', stackable: true }),
];

let world: CheckoutWorld;
let customer: Customer;
let cart: Cart;
beforeAll(async () => {
  world = await startCheckoutWorld({ extraRows });
});
beforeEach(async () => {
  customer = await world.customer();
  cart = await whole();
});
afterAll(() => world.close());

const whole = async (): Promise<Cart> => (await customer.client.get('cart/view')).data;
const line = (code: string) => cart.cartItems.find((item) => item.product.code === code)!;
const codesOf = (items: readonly { product: { code: string } }[]) => items.map((item) => item.product.code);

async function change(path: string, body: object): Promise<CartChanges> {
  const answer = await customer.client.post(`cart/${path}`, { ...body, only: 'changes' });
  expect(answer.response.errors).toEqual([]);
  return answer.data;
}

/** Makes a change and puts it into the cart known here, which must then be the cart of the shop. */
async function make(path: string, body: object = {}): Promise<CartChanges> {
  const changes = await change(path, body);
  const now = withChanges(cart, changes);
  expect(now).toEqual(await whole());
  cart = now!;
  return changes;
}
const add = (code: string, quantity: number) => make('add-item', { product_id: world.productId(code), quantity });

describe('the changes of a cart', () => {
  it('make the cart of the shop out of the one that was known, call after call', async () => {
    expect(codesOf((await add('RISO', 1)).changedItems)).toEqual(['RISO']);
    expect(codesOf((await add('POLLO', 1)).changedItems)).toEqual(['POLLO']);
    await make('update-item', { cart_item_id: line('RISO').cartItemId, quantity: 3 });
    await make('set-item-info', { cart_item_id: line('POLLO').cartItemId, user_notes: 'A pezzi "piccoli"' });
    expect(line('POLLO').cartItemInfo.user_notes).toBe('A pezzi "piccoli"');
    const items = ['M1', 'M2', 'TRE'].map((code) => ({ product_id: world.productId(code), quantity: 2 }));
    expect(codesOf((await make('add-items', { items })).changedItems)).toEqual(['M1', 'M2', 'TRE']);
    const { cartItemId } = line('M1');
    expect(await make('remove-item', { cart_item_id: cartItemId })).toMatchObject({
      changedItems: [],
      removedItemIds: [cartItemId],
    });
    await make('empty');
    expect(cart.cartItems).toEqual([]);
  });

  it('hold other lines of the same promotion, with the hint that comes and goes', async () => {
    await add('TRE2', 1);
    await add('M1', 1);
    const hinting = await add('TRE', 1);
    expect(codesOf(hinting.changedItems)).toContain('TRE2');
    const complete = await make('update-item', { cart_item_id: line('TRE').cartItemId, quantity: 2 });
    expect(codesOf(complete.changedItems).sort()).toEqual(['TRE', 'TRE2']);
    expect(line('TRE2').grossTotal).toBe(0);
  });

  it('hold the gift that comes, is refused, and goes', async () => {
    await add('RISO', 1);
    expect(codesOf((await add('RISO', 1)).changedItems)).toEqual(['RISO', 'BORSA']);
    await make('remove-gift', { cart_item_id: line('BORSA').cartItemId });
    expect(codesOf(cart.cartItems)).toEqual(['RISO']);
    await make('update-item', { cart_item_id: line('RISO').cartItemId, quantity: 1 });
    await add('RISO', 1);
    const { cartItemId } = line('BORSA');
    const lost = await make('update-item', { cart_item_id: line('RISO').cartItemId, quantity: 1 });
    expect(lost.removedItemIds).toEqual([cartItemId]);
  });

  it('hold the problem that a change solves on another line', async () => {
    await add('LATTE1', 2);
    await add('LATTE2', 2);
    await world.deps.pool.query(
      `update product set class_max_quantity = 3000 where class_max_name = 'Latte in polvere'`,
    );
    await catalogueOf(world.deps).load();
    cart = await whole();
    expect(line('LATTE2').errors).toMatchObject([{ code: 'max-quantity' }]);
    const solved = await make('update-item', { cart_item_id: line('LATTE1').cartItemId, quantity: 1 });
    expect(codesOf(solved.changedItems)).toEqual(['LATTE1', 'LATTE2']);
    expect(line('LATTE2').errors).toBeUndefined();
  });

  it('are of the same size and cost the same statements in a long cart', async () => {
    const size = async () => {
      await add('TRE', 1);
      const body = { product_id: world.productId('TRE'), quantity: 1, only: 'changes' };
      const { result, statements } = await countStatements(() => customer.client.post('cart/add-item', body));
      cart = await whole();
      expect(statements).toHaveLength(4);
      return result.http.body.length;
    };
    const short = await size();
    await make('add-items', { items: many.map(({ code }) => ({ product_id: world.productId(code), quantity: 1 })) });
    expect((await size()) - short).toBeLessThan(400);
    expect(JSON.stringify(cart).length).toBeGreaterThan(20 * short);
  });
});

describe('who missed a change', () => {
  const another = (code: string) =>
    customer.client.post('cart/add-item', { product_id: world.productId(code), quantity: 1 });

  it('on another device sees it by the revision', async () => {
    await add('M1', 1);
    await another('M2');
    const changes = await change('add-item', { product_id: world.productId('M3'), quantity: 1 });
    expect(changes.since).toBe(cart.revision + 1);
    expect(withChanges(cart, changes)).toBeUndefined();
  });

  it('because the answer was lost sees it by the revision, and the change is made once', async () => {
    await add('M1', 1);
    const body = { product_id: world.productId('M2'), quantity: 1, change_id: randomUUID() };
    await change('add-item', body);
    const again = await change('add-item', body);
    expect(withChanges(cart, again)).toBeUndefined();
    expect((await whole()).cartItems.map((item) => item.quantity)).toEqual([1, 1]);
  });

  it('of a price sees it by the sum', async () => {
    await add('M1', 2);
    await add('M2', 1);
    await world.deps.pool.query(
      'update price set amount_cents = amount_cents + 7 where product_id = $1 and valid_to is null',
      [world.productId('M1')],
    );
    await catalogueOf(world.deps).load();
    const changes = await change('add-item', { product_id: world.productId('M2'), quantity: 1 });
    expect(changes).toMatchObject({ since: cart.revision });
    expect(withChanges(cart, changes)).toBeUndefined();
    cart = await whole();
    await add('M2', 1);
  });

  it('of a product that is sold out sees it by the sum', async () => {
    await add('M4', 2);
    await add('M5', 1);
    await world.deps.pool.query('update stock set on_hand = 1000 where product_id = $1', [world.productId('M4')]);
    await catalogueOf(world.deps).load();
    expect(
      withChanges(cart, await change('add-item', { product_id: world.productId('M5'), quantity: 1 })),
    ).toBeUndefined();
    cart = await whole();
    expect(line('M4').errors).toMatchObject([{ code: 'not-available' }]);
    await add('M5', 1);
  });
});

it('a refused change answers as the call with the whole cart does', async () => {
  const body = { product_id: world.productId('M1'), quantity: 5000 };
  const [wholeAnswer, changesAnswer] = [
    await customer.client.post('cart/add-item', body),
    await customer.client.post('cart/add-item', { ...body, only: 'changes' }),
  ];
  expect(changesAnswer.response.errors).not.toEqual([]);
  expect(changesAnswer.response).toEqual(wholeAnswer.response);
});

it('a word that is not known is refused by name', async () => {
  const answer = await customer.client.post('cart/empty', { only: 'tutto' });
  expect(answer.http.statusCode).toBe(400);
  expect(answer.response.errors).toMatchObject([
    { field: 'only', error: 'La parte del carrello deve essere uno fra: changes' },
  ]);
});
