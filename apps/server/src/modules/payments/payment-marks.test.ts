import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

interface Mark {
  kind: string;
  provider: string;
}

it('shows a visitor the ways to pay that are set up, and no other', async () => {
  const marks = async (): Promise<Mark[]> => (await world.anonymous.get('payment-type/marks')).data.marks;
  expect(await marks()).toEqual([
    expect.objectContaining({ paymentTypeId: 1, kind: 'card', provider: 'card-gateway' }),
  ]);
  await world.deps.pool.query('update payment_type set active = false where payment_type_id = 1');
  expect(await marks()).toEqual([]);
});
