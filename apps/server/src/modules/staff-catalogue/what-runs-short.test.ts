import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

/** The stock keeps a copy of the reorder point: it holds whatever is written first, last, or at the same time. */

const GOODS = 40;
const TURNS = 60;

let world: CheckoutWorld;
let manager: StaffClient;

beforeAll(async () => {
  world = await startCheckoutWorld({
    modules,
    extraRows: Array.from({ length: GOODS }, (_, at) => ({
      kind: 'product' as const,
      code: `SCORTA${at}`,
      name: `Prodotto ${at}`,
      categories: ['dispensa'],
      vat: 10 as const,
      price: 2,
      stock: { '*': 10 },
    })),
  });
  manager = await world.staffClient(['merchandiser']);
});
afterAll(() => world.close());

/** Numbers that look random and are the same in each run. */
const random = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};

const rows = async (text: string, values: unknown[] = []) => (await world.deps.pool.query(text, values)).rows;

/** As if no copy existed. */
const runsShort = async () =>
  (
    await rows(`select s.product_id as id from stock s join replenishment n using (product_id, warehouse_id)
      where s.on_hand - s.reserved <= n.reorder_point order by 1`)
  ).map(({ id }) => id);

/**
 * One write to a product in the store: of its reorder point, its stock, or what orders hold of it.
 * @param keepsRows whether no goods leave the store or come to it anew: who writes that has the product to himself
 */
function write(next: (below: number) => number, keepsRows = false): [string, unknown[]] {
  const id = world.productId(`SCORTA${next(GOODS)}`);
  const kinds: (() => [string, unknown[]])[] = [
    () => [
      `insert into replenishment (product_id, warehouse_id, reorder_point) select $1, warehouse_id, $2 from warehouse
       on conflict (product_id, warehouse_id) do update set reorder_point = excluded.reorder_point`,
      [id, 1000 * (1 + next(12))],
    ],
    () => ['delete from replenishment where product_id = $1', [id]],
    () => [`delete from stock where product_id = $1 and reserved = 0 and ${!keepsRows}`, [id]],
    () => [
      `insert into stock (product_id, warehouse_id, on_hand) select $1, warehouse_id, $2 from warehouse
       on conflict (warehouse_id, product_id) do update set on_hand = greatest(excluded.on_hand, stock.reserved)`,
      [id, next(6) === 0 ? null : 1000 * next(14)],
    ],
    () => ['update stock set reserved = least(coalesce(on_hand, 5000), reserved + 1000) where product_id = $1', [id]],
    () => ['update stock set reserved = 0 where product_id = $1', [id]],
  ];
  return kinds[next(kinds.length)]!();
}

describe('what runs short', () => {
  it.each([1, 2, 3])('is what a plain reading of both tables finds, after any writes (%i)', async (seed) => {
    const next = random(seed);
    for (let turn = 0; turn < TURNS; turn++) await rows(...write(next));
    const low = (await manager.get('staff/products', { tab: 'low', page_size: 100 })).data;
    const expected = await runsShort();
    expect(expected.length).toBeGreaterThan(0);
    expect(
      low.products.map(({ productId }: { productId: number }) => productId).toSorted((a: number, b: number) => a - b),
    ).toEqual(expected);
    expect(low.counts.low).toBe(expected.length);
  });

  it('holds for writes that run beside each other', async () => {
    const next = random(4);
    await rows(`insert into stock (product_id, warehouse_id, on_hand) select product_id, warehouse_id, 10000
      from product cross join warehouse where code like 'SCORTA%' on conflict do nothing`);
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let turn = 0; turn < 25; turn++) await rows(...write(next, true));
      }),
    );
    const copied = await rows('select product_id as id from stock where runs_short order by 1');
    expect(copied.map(({ id }) => id)).toEqual(await runsShort());
  });
});
