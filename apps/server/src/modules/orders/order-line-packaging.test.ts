import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CheckoutWorld, startCheckoutWorld } from './testing/checkout-world.ts';
import { buyCovered } from './testing/covered-order.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({
    extraRows: [
      {
        kind: 'product',
        code: 'CARTONE',
        name: 'Passata',
        brand: 'Sporta',
        description: '700 g',
        categories: ['dispensa'],
        vat: 10,
        price: 2,
        stock: { '*': 5000 },
        content: 700,
        contentUnit: 'g',
        boxItems: 12,
        palletItems: 720,
        sellByBox: true,
      },
    ],
  });
});
afterAll(() => world.close());

it('an order knows the cartons it was ordered in, whatever the catalogue says later', async () => {
  const customer = await world.customer();
  await customer.add('CARTONE', 24);
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await world.deps.pool.query(`update product set box_items = 10, pallet_items = null where code = 'CARTONE'`);
  const { lines } = (await customer.client.get('order/detail', { order_id: orderId })).data.order;
  const line = (code: string) => lines.find((each: { code: string }) => each.code === code);
  expect(line('CARTONE')).toMatchObject({ logisticPackagingItems: 12, logisticPalletItems: 720 });
  expect(line('RISO')).not.toHaveProperty('logisticPackagingItems');
});
