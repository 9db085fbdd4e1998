import type { CartItem } from '@sporta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue/index.ts';
import { product, promotion } from '../orders/testing/catalogue-rows.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

let world: CheckoutWorld;
let customer: Customer;
beforeAll(async () => {
  world = await startCheckoutWorld({
    extraRows: [
      product('CAFFE', 10),
      product('POLLO', 8, { sellingMode: 'weighed', averageGrams: 1500 }),
      product('TRE', 3),
      product('TANTI', 6),
      promotion({ code: '3x2', promotion: 'm-for-n', take: 3, pay: 2, products: ['TRE'] }),
      promotion({ code: 'DA4', promotion: 'quantity-price', steps: [{ pieces: 4, amount: 5 }], products: ['TANTI'] }),
    ],
  });
});
beforeEach(async () => {
  await setPrice('CAFFE', 1000);
  await setPrice('TRE', 300);
  await setPrice('TANTI', 600);
  customer = await world.customer();
});
afterAll(() => world.close());

async function setPrice(code: string, cents: number): Promise<void> {
  await world.deps.pool.query('update price set amount_cents = $2 where product_id = $1 and valid_to is null', [
    world.productId(code),
    cents,
  ]);
  await catalogueOf(world.deps).load();
}

const add = (code: string, quantity: number) =>
  customer.client.post('cart/add-item', { product_id: world.productId(code), quantity });
async function line(code: string): Promise<CartItem> {
  const { data } = await customer.client.get('cart/view');
  return data.cartItems.find((item: CartItem) => item.product.code === code)!;
}

describe('a line says what its price was', () => {
  it('when it rose and when it fell, until the quantity is set at the new one', async () => {
    await add('CAFFE', 1);
    expect(await line('CAFFE')).not.toHaveProperty('priceBefore');
    await setPrice('CAFFE', 1150);
    expect(await line('CAFFE')).toMatchObject({ price: 11.5, priceBefore: 10 });
    await setPrice('CAFFE', 900);
    const { cartItemId } = await line('CAFFE');
    expect(await line('CAFFE')).toMatchObject({ price: 9, priceBefore: 10 });
    // a note is no look at the price
    await customer.client.post('cart/set-item-info', { cart_item_id: cartItemId, user_notes: 'macinato' });
    expect(await line('CAFFE')).toMatchObject({ priceBefore: 10 });
    await add('TRE', 1);
    expect(await line('CAFFE')).toMatchObject({ priceBefore: 10 });
    const set = { cart_item_id: cartItemId, quantity: 2, only: 'changes' };
    const { data } = await customer.client.post('cart/update-item', set);
    expect(data.changedItems).toHaveLength(1);
    expect(data.changedItems[0]).not.toHaveProperty('priceBefore');
    expect(await line('CAFFE')).not.toHaveProperty('priceBefore');
  });

  it('to who sets the same quantity again, too', async () => {
    await add('CAFFE', 2);
    await setPrice('CAFFE', 1100);
    const { cartItemId } = await line('CAFFE');
    const set = { cart_item_id: cartItemId, quantity: 2, only: 'changes' };
    const { data } = await customer.client.post('cart/update-item', set);
    expect(data.changedItems).toMatchObject([{ cartItemId, price: 11 }]);
    expect(data.changedItems[0]).not.toHaveProperty('priceBefore');
  });

  it('for one piece of what is weighed', async () => {
    await add('POLLO', 1);
    await setPrice('POLLO', 900);
    expect(await line('POLLO')).toMatchObject({ price: 13.5, priceBefore: 12 });
    await setPrice('POLLO', 800);
    expect(await line('POLLO')).not.toHaveProperty('priceBefore');
  });

  it('also where several together cost less, and never because of that', async () => {
    await add('TRE', 2);
    await add('TRE', 1);
    expect(await line('TRE')).toMatchObject({ grossTotal: 6 });
    expect(await line('TRE')).not.toHaveProperty('priceBefore');
    await setPrice('TRE', 330);
    expect(await line('TRE')).toMatchObject({ price: 3.3, priceBefore: 3, grossTotal: 6.6 });
  });

  it('nothing where the line is not paid at the price of the shop', async () => {
    await add('TANTI', 4);
    await setPrice('TANTI', 650);
    const four = await line('TANTI');
    expect(four).toMatchObject({ price: 5 });
    expect(four).not.toHaveProperty('priceBefore');
  });

  it('of an order that is changed, since it was ordered', async () => {
    await add('CAFFE', 3);
    await customer.chooseDelivery();
    const bought = await customer.buy();
    const { orderId } = bought.data;
    await setPrice('CAFFE', 1200);
    expect(await line('CAFFE')).not.toHaveProperty('priceBefore');
    await (await world.browserFor(bought)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
    const answer = await customer.client.post('order/modify', { order_id: orderId });
    expect(answer.response.errors).toEqual([]);
    expect(await line('CAFFE')).toMatchObject({ quantity: 3, price: 12, priceBefore: 10 });
  });
});
