import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { knownFacts } from './known-facts.ts';
import { type FactsAtHand, loadCart } from './load-cart.repo.ts';

let world: CheckoutWorld;
let customer: Customer;
beforeAll(async () => {
  world = await startCheckoutWorld();
  customer = await world.customer();
  for (const code of ['RISO', 'MELE', 'VINO']) await customer.add(code, 1);
});
afterAll(() => world.close());

/** What a node has at hand; `asked` notes the products it was asked for. */
async function atHand(): Promise<FactsAtHand & { asked: number[] }> {
  const store = catalogueOf(world.deps);
  await store.refresh();
  const asked: number[] = [];
  return {
    ...store.position,
    asked,
    of(productId, warehouseId) {
      asked.push(productId);
      return knownFacts(store, productId, warehouseId, 1);
    },
  };
}

const load = (facts?: FactsAtHand) =>
  loadCart(world.deps.db, customer.accountId, world.deps.clock.now(), {
    productIds: [world.productId('PASTA')],
    atHand: facts,
  });

it('knows of every product what the database says', async () => {
  const facts = await atHand();
  expect(await load(facts)).toEqual(await load());
  expect(facts.asked).toHaveLength(4);
});

it('is not asked when the database has a later change', async () => {
  const facts = await atHand();
  await world.deps.pool.query('update stock set on_hand = on_hand - 1000 where product_id = $1', [
    world.productId('RISO'),
  ]);
  expect(await load(facts)).toEqual(await load());
  expect(facts.asked).toEqual([]);
});

it('is not asked when a change it missed has come', async () => {
  const facts = await atHand();
  expect(await load({ ...facts, missing: [facts.version] })).toEqual(await load());
  expect(facts.asked).toEqual([]);
});

it('leaves a product it does not hold to the database', async () => {
  const facts = await atHand();
  expect(await load({ ...facts, of: () => undefined })).toEqual(await load());
});
