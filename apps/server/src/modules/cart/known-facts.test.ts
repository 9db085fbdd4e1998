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

it('is not asked when a change of the product asked for has come', async () => {
  const facts = await atHand();
  await world.deps.pool.query('update product set max_quantity = max_quantity where product_id = $1', [
    world.productId('PASTA'),
  ]);
  expect(await load(facts)).toEqual(await load());
  expect(facts.asked).toEqual([]);
});

it('is asked when only other products have changed', async () => {
  const facts = await atHand();
  await world.deps.pool.query('update stock set on_hand = on_hand - 1000 where product_id = $1', [
    world.productId('TORTA'),
  ]);
  expect(await load(facts)).toEqual(await load());
  expect(facts.asked).toHaveLength(4);
});

it('is not asked when a change it missed has come', async () => {
  await world.deps.pool.query('update stock set on_hand = on_hand - 1000 where product_id = $1', [
    world.productId('RISO'),
  ]);
  const facts = await atHand();
  expect(await load({ ...facts, missing: [facts.version] })).toEqual(await load());
  expect(facts.asked).toEqual([]);
});

it('leaves a product it does not hold to the database', async () => {
  const facts = await atHand();
  expect(await load({ ...facts, of: () => undefined })).toEqual(await load());
});

it('knows a product after its change as the database does, though it was asked before', async () => {
  const riso = world.productId('RISO');
  for (const change of [
    'update stock set on_hand = on_hand - 1000 where product_id = $1',
    'update price set amount_cents = amount_cents + 7 where product_id = $1 and valid_to is null',
    'update product set max_quantity = 9000 where product_id = $1',
  ]) {
    await load(await atHand());
    await world.deps.pool.query(change, [riso]);
    const facts = await atHand();
    expect(await load(facts)).toEqual(await load());
    expect(facts.asked).toContain(riso);
  }
});

it('tells warehouses and price lists apart, whoever was asked before', async () => {
  const store = catalogueOf(world.deps);
  await world.deps.pool.query(
    'update price set amount_cents = 100 where product_id = $1 and price_list_id = 2 and valid_to is null',
    [world.productId('RISO')],
  );
  await store.refresh();
  const ask = (warehouseId: number | null, list: number) =>
    knownFacts(store, world.productId('RISO'), warehouseId, list);
  const nowhere = 999;
  const mine = ask(null, 1);
  expect(ask(nowhere, 1)).toMatchObject({ sold: false, available: null });
  expect(ask(null, 1)).toEqual(mine);
  expect(mine).toMatchObject({ sold: true });
  // 1.00 € without its VAT of 10 %
  expect(ask(null, 2)).toMatchObject({ sold: true, unitCents: 110 });
  expect(ask(null, 1)).toEqual(mine);
});
