import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue/index.ts';
import { chargesOf } from '../invoicing/index.ts';
import { readOrder } from '../order-book/index.ts';
import { product, promotion } from '../orders/testing/catalogue-rows.ts';
import {
  type CheckoutWorld,
  type Customer,
  startCheckoutWorld,
  type TestCart,
} from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { grantBenefits } from './grant-benefits.ts';

const byLaw = { promotable: false, notPromotableReason: 'Latte per lattanti: D.M. 82/2009, art. 10' };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({
    extraRows: [
      product('LATTE1', 20, { ...byLaw, boxItems: 6, sellByBox: true }),
      product('BISCOTTI', 10),
      product('CAMPIONE', 3, { natureId: 8, promotable: false }),
      promotion({ code: 'MENO20', promotion: 'percentage', percent: 20, products: ['LATTE1', 'BISCOTTI'] }),
      promotion({ code: 'DIECI', promotion: 'basket-discount', threshold: 30, amount: 10 }),
      promotion({ code: 'REGALO', promotion: 'threshold-gift', threshold: 10, giftCode: 'CAMPIONE' }),
    ],
  });
});
afterAll(() => world.close());

const line = (cart: TestCart, code: string) => cart.cartItems.find((item) => item.product.code === code)!;

async function certificate(customer: Customer, kind: 'voucher' | 'prepaid', cents: number, minimumCents = 0) {
  const code = `PROVA${kind}${customer.accountId}`.toUpperCase();
  await world.deps.pool.query(
    `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, minimum_order_cents, account_id, valid_from)
     values ($1, 'Buono di prova', $2, $3, $3, $4, $5, '-infinity')`,
    [code, kind, cents, minimumCents, customer.accountId],
  );
  return (await customer.client.post('cart/add-gift-certificate', { code })) as {
    data: TestCart & { giftCertificates: { total: number; note?: string; partly?: string }[] };
    response: { errors: { code: string }[] };
  };
}

describe('goods excluded from promotions', () => {
  it('keep their price on the card, by the carton and in the cart, and count for no threshold and no gift', async () => {
    const { catalogue } = catalogueOf(world.deps);
    expect(catalogue.product(world.productId('LATTE1'))).toMatchObject({ promotable: false });
    const customer = await world.customer();
    const cart = await customer.add('LATTE1', 3);
    expect(line(cart, 'LATTE1')).toMatchObject({
      grossTotal: 60,
      product: { productInfos: { PROMOTION_EXCLUDED: 'true' } },
    });
    // 60 € of it reach neither the 30 € of the discount nor the 10 € of the gift
    expect(line(cart, 'LATTE1').product).not.toHaveProperty('warehousePromo');
    expect(cart.totalPrice).toBe(60);
    const mixed = await customer.add('BISCOTTI', 4);
    // 4 × 8 €; 10 € off the basket of 40 € at list price; a gift that may not be promoted is not given
    expect(line(mixed, 'BISCOTTI').product).toHaveProperty('warehousePromo');
    expect(mixed.totalPrice).toBe(60 + 32 - 10);
    expect(line(mixed, 'LATTE1')).toMatchObject({ grossTotal: 60 });
    expect(mixed.cartItems.map((item) => item.product.code)).toEqual(['LATTE1', 'BISCOTTI']);
  });

  it('are paid by no voucher, which says so, but by what was paid before', async () => {
    const customer = await world.customer();
    await customer.add('LATTE1', 2);
    await customer.add('BISCOTTI', 1);
    await customer.chooseDelivery();
    const refused = await certificate(customer, 'voucher', 5000, 2000);
    expect(refused.response.errors.map(({ code }) => code)).toEqual(['minimum-order']);
    await world.deps.pool.query('update gift_certificate set minimum_order_cents = 0 where account_id = $1', [
      customer.accountId,
    ]);
    const code = `PROVAVOUCHER${customer.accountId}`;
    const { data } = await customer.client.post('cart/add-gift-certificate', { code });
    const [voucher] = data.giftCertificates;
    expect(voucher).toMatchObject({ partly: expect.stringContaining('esclusa dai buoni sconto') });
    // what is left to pay is at least the milk
    expect(data.grossTotal).toBe(40);
    const { data: paid } = await certificate(customer, 'prepaid', 10_000);
    expect(paid.grossTotal).toBe(0);
  });

  it('give no points, neither announced nor given, and take no share of the discount in the order', async () => {
    await world.deps.pool.query(
      `insert into point_rule (name, per_cents, points) values ('Un punto per euro', 100, 1)`,
    );
    const customer = await world.customer();
    await world.deps.pool.query('update account set is_member = true where account_id = $1', [customer.accountId]);
    await customer.add('LATTE1', 3);
    const cart = await customer.add('BISCOTTI', 4);
    // 22 € of biscuits after all discounts
    expect(cart).toMatchObject({ userPoints: 22 });
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    const view = (await readOrder(world.deps.db, orderId))!;
    const chargeOf = (name: string) =>
      chargesOf(view).all.find(
        (charge) => view.lines.find((each) => each.orderLineId === charge.orderLineId)?.code === name,
      );
    expect(chargeOf('LATTE1')?.cents).toBe(6000);
    expect(chargeOf('BISCOTTI')?.cents).toBe(2200);
    await deliver(world, orderId);
    await grantBenefits(world.deps);
    const { rows } = await world.deps.pool.query('select points from order_benefit where order_id = $1', [orderId]);
    expect(rows).toEqual([{ points: 22 }]);
  });
});
