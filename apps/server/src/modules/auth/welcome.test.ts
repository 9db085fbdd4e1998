import type { PromotionRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartModule } from '../cart/index.ts';
import { catalogueModule, catalogueOf } from '../catalogue/index.ts';
import { deliveryModule } from '../delivery/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { orderRooms } from '../orders/testing/order-rooms.ts';
import { profileModule } from '../profile/index.ts';
import { authModule } from './index.ts';

const firstDelivery: PromotionRow = {
  kind: 'promotion',
  code: 'PRIMA-CONSEGNA',
  name: 'Consegna gratuita sul primo ordine',
  promotion: 'delivery-discount',
  firstOrder: true,
  segment: 'household',
  startsOn: '2020-01-01',
  endsOn: '2090-01-01',
};

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({
    modules: [catalogueModule, cartModule, deliveryModule, ...orderRooms, profileModule, authModule],
    extraRows: [firstDelivery],
  });
});
afterAll(() => world.close());

const promised = async (accountType?: string) =>
  (await world.anonymous.get('registration/welcome', accountType ? { account_type: accountType } : {})).data;
const change = async (set: string) => {
  await world.deps.pool.query(`update promotion set ${set} where code = 'PRIMA-CONSEGNA'`);
  await catalogueOf(world.deps).load();
};

/** What delivery costs with goods for 50 € in the cart and a slot of 2,90 €. */
async function deliveryOf(customer: Customer): Promise<number> {
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  return (await customer.cart()).deliveryCost as number;
}

describe('what a new customer gets', () => {
  it('is promised to those who get it, and charged as it was promised', async () => {
    expect(await promised()).toEqual({ voucher: { amount: 5, minimumOrder: 40 }, freeDelivery: {} });
    expect(await promised('business')).toEqual({});

    const customer = await world.customer();
    expect(await deliveryOf(customer)).toBe(0);
    expect((await customer.cart()).freeDelivery).toMatchObject({ missing: 0 });
    const company = await world.customer();
    await world.deps.pool.query(`update account set segment = 'business' where account_id = $1`, [company.accountId]);
    expect(await deliveryOf(company)).toBe(2.9);
    expect((await company.cart()).freeDelivery).toMatchObject({ missing: 40 });
  });

  it('holds for the first order however often it is changed, and not for the second', async () => {
    const customer = await world.customer();
    await deliveryOf(customer);
    let orderId = await buyCovered(world, customer);
    for (const quantity of [1, 1]) {
      await customer.client.post('order/modify', { order_id: orderId });
      await customer.add('RISO', quantity);
      expect((await customer.cart()).deliveryCost).toBe(0);
      orderId = await buyCovered(world, customer);
    }
    expect(await deliveryOf(customer)).toBe(2.9);
  });

  it('is not promised once it is over, nor where not everybody gets it', async () => {
    for (const set of [
      `ends_at = now() - interval '1 day'`,
      `ends_at = '2090-01-01', promo_code = 'BENVENUTO'`,
      `promo_code = null, warehouse_ids = array(select warehouse_id from warehouse)`,
      `warehouse_ids = null, params = '{"firstOrder":true,"amountCents":100}'`,
      `params = '{}'`,
      `params = '{"firstOrder":true}', active = false`,
    ]) {
      await change(set);
      expect([set, await promised()]).toEqual([set, { voucher: { amount: 5, minimumOrder: 40 } }]);
    }
    await change(`active = true, params = '{"firstOrder":true,"thresholdCents":4000}', segment = 'everyone'`);
    expect(await promised()).toMatchObject({ freeDelivery: { threshold: 40 } });
    expect(await promised('business')).toEqual({ freeDelivery: { threshold: 40 } });
    expect((await world.anonymous.get('registration/welcome', { account_type: 'x' })).http.statusCode).toBe(400);
  });
});
