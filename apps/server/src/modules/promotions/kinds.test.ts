import { randomUUID } from 'node:crypto';
import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';

/* Every kind as it leaves the Banco and as a customer meets it: on the card, in the cart, on the order. */

let world: CheckoutWorld;
let merchandiser: StaffClient;

const product = (code: string, price: number, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name: `Conserva ${code}`,
  brand: 'Rossoro',
  description: '700 g',
  categories: ['dispensa'],
  vat: 4,
  price,
  stock: { '*': 1000 },
  content: 700,
  contentUnit: 'g',
  ...more,
});

beforeAll(async () => {
  world = await startCheckoutWorld({
    modules,
    extraRows: [product('PASSATA', 1.5), product('CECI', 1), product('BORSA', 0, { natureId: 8, name: 'Borsa' })],
  });
  await world.deps.pool.query(`update price set valid_from = now() - interval '60 days'`);
  await catalogueOf(world.deps).load();
  merchandiser = await world.staffClient(['merchandiser']);
});
afterAll(() => world.close());

const idOf = (code: string) => world.productId(code);
const end = `${addDays(shopDay(Date.now()), 9)}T00:00:00Z`;

/** Published for as long as it is used. */
async function during(fields: Record<string, unknown>, use: (customer: Customer) => Promise<void>): Promise<void> {
  const all = { name: 'Prova', startsAt: '2026-01-01T00:00:00Z', endsAt: end, ...fields };
  const changes = Object.entries(all).map(([field, after]) => ({ field, before: null, after }));
  const { data } = await merchandiser.post('staff/promotion/save', { key: randomUUID(), changes });
  const id = { promotion_id: data.promotion.promotionId };
  expect((await merchandiser.post('staff/promotion/publish', id)).response.errors).toEqual([]);
  world.clock.advanceMinutes(1);
  await catalogueOf(world.deps).refresh();
  try {
    await use(await world.customer());
  } finally {
    await merchandiser.post('staff/promotion/stop', id);
    await catalogueOf(world.deps).refresh();
  }
}
const lineOf = (cart: Awaited<ReturnType<Customer['cart']>>, code: string) =>
  cart.cartItems.find((item) => item.product.code === code) as Record<string, unknown> | undefined;
const card = async (code: string) => (await world.anonymous.get(`products/${idOf(code)}`)).data;
const onPassata = () => ({ productIds: [idOf('PASSATA')] });

describe('on the lines', () => {
  const kinds: [string, object, number, number, string][] = [
    ['percentage', { percent: 20 }, 1, 1.2, '20%'],
    ['fixed-price', { amount: 1.1 }, 2, 2.2, '26%'],
    ['m-for-n', { take: 3, pay: 2 }, 3, 3, '3×2'],
    ['nth-piece', { take: 2, percent: 50 }, 2, 2.25, '2° −50%'],
    ['bundle-price', { take: 3, amount: 4 }, 3, 4, '3 a 4,00'],
  ];
  it.each(kinds)(
    '%s is on the card, in the cart with its reason, and gone when it is stopped',
    async (kind, numbers, pieces, total, flag) => {
      await during({ kind, ...numbers, ...onPassata() }, async (customer) => {
        expect((await card('PASSATA')).warehousePromo.view.header.replaceAll('\u00a0', ' ')).toContain(
          flag.replace('%', ''),
        );
        const cart = await customer.add('PASSATA', pieces);
        const line = lineOf(cart, 'PASSATA')!;
        expect(line).toMatchObject({ grossTotal: total, standardTotal: pieces * 1.5 });
        expect((line.promotions as { amount: number }[])[0]!.amount).toBeCloseTo(pieces * 1.5 - total, 2);
      });
      expect((await card('PASSATA')).warehousePromo).toBeUndefined();
    },
  );

  it('a maximum per order holds for the pieces of the whole cart', async () => {
    await during({ kind: 'percentage', percent: 50, maxPerOrder: 2, ...onPassata() }, async (customer) => {
      expect(lineOf(await customer.add('PASSATA', 5), 'PASSATA')).toMatchObject({ grossTotal: 6 });
    });
  });

  it('3×2 at two of three costs the full price, and the third is free', async () => {
    await during({ kind: 'm-for-n', take: 3, pay: 2, ...onPassata() }, async (customer) => {
      expect(lineOf(await customer.add('PASSATA', 2), 'PASSATA')).toMatchObject({ grossTotal: 3 });
      expect(lineOf(await customer.add('PASSATA', 1), 'PASSATA')).toMatchObject({ grossTotal: 3, standardTotal: 4.5 });
    });
  });

  it('member-only is a flag for everybody and a price for members', async () => {
    await during({ kind: 'member-only', percent: 10, ...onPassata() }, async (customer) => {
      expect((await card('PASSATA')).warehousePromo.view.header).toContain('Soci');
      expect(lineOf(await customer.add('PASSATA', 2), 'PASSATA')).toMatchObject({ grossTotal: 3 });
      await world.deps.pool.query('update account set is_member = true where account_id = $1', [customer.accountId]);
      expect(lineOf(await customer.cart(), 'PASSATA')).toMatchObject({ grossTotal: 2.7 });
    });
  });
});

describe('on the basket', () => {
  it('a gift comes as a line of nature 8 and type 2 from its threshold on, and leaves below it', async () => {
    await during({ kind: 'threshold-gift', threshold: 20, giftProductId: idOf('BORSA') }, async (customer) => {
      expect(lineOf(await customer.add('CECI', 19), 'BORSA')).toBeUndefined();
      const earned = await customer.add('CECI', 1);
      const gift = lineOf(earned, 'BORSA')!;
      expect(gift).toMatchObject({ cartItemInsertionTypeId: 2, grossTotal: 0, quantity: 1 });
      expect(gift.product).toMatchObject({ productNatureId: 8 });
      expect(earned.cartItems.at(-1)!.product.code).toBe('BORSA');
    });
  });

  it('a discount holds from its threshold on, and a code once it is typed', async () => {
    await during({ name: 'Cinque in meno', kind: 'basket-discount', threshold: 20, amount: 5 }, async (customer) => {
      expect((await customer.add('CECI', 19)).promotions).toEqual([]);
      expect((await customer.add('CECI', 1)).promotions).toEqual([{ name: 'Cinque in meno', amount: 5 }]);
    });
    const code = { name: 'Benvenuto', kind: 'first-order', percent: 10, promoCode: 'ciao10' };
    await during(code, async (customer) => {
      expect((await customer.add('CECI', 30)).promotions).toEqual([]);
      const typed = await customer.client.post('cart/add-gift-certificate', { code: 'Ciao10' });
      expect(typed.response.errors).toEqual([]);
      expect((await customer.cart()).promotions).toEqual([{ name: 'Benvenuto', amount: 3 }]);
    });
  });

  it('delivery is free from the threshold on', async () => {
    await during({ name: 'Consegna gratis', kind: 'delivery-discount', threshold: 30 }, async (customer) => {
      await customer.add('CECI', 29);
      await customer.chooseDelivery();
      expect(((await customer.cart()).deliveryCost as number) > 0).toBe(true);
      expect((await customer.add('CECI', 1)).deliveryCost).toBe(0);
    });
  });
});

it('an order keeps what its lines cost and why, whatever becomes of the promotion', async () => {
  let orderId = 0;
  let buyer: Customer | undefined;
  await during({ kind: 'm-for-n', take: 3, pay: 2, ...onPassata() }, async (customer) => {
    buyer = customer;
    await customer.add('PASSATA', 3);
    await customer.add('RISO', 1);
    await customer.chooseDelivery();
    orderId = await buyCovered(world, customer);
  });
  const { data } = await buyer!.client.get('order/detail', { order_id: orderId });
  const text = JSON.stringify(data);
  expect(text).toContain('3×2: su 3 pezzi ne paghi 2');
  const { rows } = await world.deps.pool.query(
    `select gross_cents, discount_cents, unit_price_cents, promotion_text from order_line where order_id = $1 and code = 'PASSATA'`,
    [orderId],
  );
  expect(rows).toEqual([
    { gross_cents: 300, discount_cents: 150, unit_price_cents: 150, promotion_text: '3×2: su 3 pezzi ne paghi 2' },
  ]);
});
