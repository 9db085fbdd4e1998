import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements } from '../../platform/db/database.ts';
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

const marks = async (): Promise<Mark[]> => (await world.anonymous.get('payment-type/marks')).data.marks;
const switchCard = (on: boolean) =>
  world.deps.pool.query('update payment_type set active = $1 where payment_type_id = 1', [on]);

it('shows a visitor the ways to pay that are set up, and no other', async () => {
  expect(await marks()).toEqual([
    expect.objectContaining({ paymentTypeId: 1, kind: 'card', provider: 'card-gateway' }),
  ]);
});

it('asks the database once, and again when a way to pay was switched', async () => {
  await marks();
  expect((await countStatements(marks)).statements).toEqual([]);
  await switchCard(false);
  await expect.poll(marks).toEqual([]);
  await switchCard(true);
  await expect.poll(marks).toHaveLength(1);
});

it('forgets the pages that show them', async () => {
  const page = { status: 200, headers: {}, html: '<footer>Visa</footer>' };
  world.deps.pages.keep('/', page, 60, world.deps.pages.edition);
  await switchCard(false);
  await expect.poll(() => world.deps.pages.get('/')).toBeUndefined();
  await switchCard(true);
});
