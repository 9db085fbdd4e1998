import { addDays, shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

/** When a product is ordered again, and when it comes back: said by a person of the shop, read by customers. */

let world: CheckoutWorld;
let merchandiser: StaffClient;
let warehouseId: number;
const today = shopDay(Date.now());

beforeAll(async () => {
  world = await startCheckoutWorld({
    modules,
    extraRows: ['SUGO', 'RAGU', 'TONNO'].map((code) => ({
      kind: 'product' as const,
      code,
      name: `Prodotto ${code}`,
      categories: ['dispensa'],
      vat: 10 as const,
      price: 2,
      stock: { '*': 10 },
    })),
  });
  merchandiser = await world.staffClient(['merchandiser']);
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse');
  warehouseId = rows[0].warehouse_id;
});
afterAll(() => world.close());

const send = async (code: string, field: string, before: unknown, after: unknown) => {
  const changes = [{ product_id: world.productId(code), field: `${field}:${warehouseId}`, before, after }];
  const answer = await merchandiser.post('staff/products/change', { changes });
  await catalogueOf(world.deps).refresh();
  return answer;
};
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);
const store = async (code: string) => {
  const { product } = (await merchandiser.get('staff/product', { product_id: world.productId(code) })).data;
  return product.stock[0];
};
const listed = async (query: object) => (await merchandiser.get('staff/products', { ...query })).data;
const shown = async (code: string) =>
  (await world.app.inject({ url: `/ebsn/api/products/${world.productId(code)}` })).json().data;

describe('a reorder point', () => {
  it('finds what runs short, by what is free and not by what is in house', async () => {
    expect(codes(await send('SUGO', 'reorder', null, 8))).toEqual([]);
    expect((await listed({ tab: 'low' })).products).toEqual([]);
    const customer = await world.customer();
    await customer.add('SUGO', 2);
    await customer.chooseDelivery();
    await world.deps.pool.query('update stock set reserved = 2000 where product_id = $1', [world.productId('SUGO')]);
    const { products, counts } = await listed({ tab: 'low' });
    expect(products.map(({ code }: { code: string }) => code)).toEqual(['SUGO']);
    expect(products[0]).toMatchObject({ stock: 10, reserved: 2, reorder: { point: 8, low: true } });
    expect(counts.low).toBe(1);
    expect((await listed({ tab: 'low', q: 'sugo' })).counts.low).toBe(1);
    expect((await store('SUGO')).reorderPoint).toBe(8);
    expect(codes(await send('SUGO', 'reorder', 8, null))).toEqual([]);
    expect((await listed({ tab: 'low' })).counts.low).toBe(0);
    const { rows } = await world.deps.pool.query('select 1 from replenishment');
    expect(rows).toEqual([]);
  });

  it('and what is on its way are two things: one is written, the other stays', async () => {
    const arrival = { on: addDays(today, 3), quantity: 48 };
    await send('RAGU', 'reorder', null, 24);
    expect(codes(await send('RAGU', 'arrival', null, arrival))).toEqual([]);
    expect(await store('RAGU')).toMatchObject({ reorderPoint: 24, arrival });
    expect((await listed({ q: 'ragu' })).products[0]).toMatchObject({ reorder: { point: 24, low: true }, arrival });
    await send('RAGU', 'reorder', 24, null);
    expect(await store('RAGU')).toMatchObject({ reorderPoint: null, arrival });
    // a colleague wrote another day meanwhile
    expect(codes(await send('RAGU', 'arrival', null, { ...arrival, quantity: 12 }))).toEqual(['changed-meanwhile']);
    expect(codes(await send('RAGU', 'arrival', arrival, null))).toEqual([]);
  });

  it('is a quantity, an arrival a day and a quantity, of a store there is', async () => {
    for (const [field, after, words] of [
      ['reorder', 0, 'Il punto di riordino'],
      ['reorder', -4, 'Il punto di riordino'],
      ['arrival', { on: '2026-02-30', quantity: 4 }, 'Il giorno dell’arrivo'],
      ['arrival', { on: today }, 'La quantità in arrivo'],
      ['arrival', 'domani', 'L’arrivo'],
    ] as const) {
      const answer = await send('TONNO', field, null, after);
      expect(answer.http.statusCode).toBe(400);
      expect(answer.response.errors[0]!.error).toContain(words);
    }
    const changes = [{ product_id: world.productId('TONNO'), field: 'reorder:99999', before: null, after: 3 }];
    expect(codes(await merchandiser.post('staff/products/change', { changes }))).toEqual(['store-not-found']);
  });
});

describe('the page of a product that is sold out', () => {
  it('says when it is back, only where somebody said so and only until that day', async () => {
    const on = addDays(today, 3);
    await send('TONNO', 'arrival', null, { on, quantity: 48 });
    expect(await shown('TONNO')).not.toHaveProperty('backOn');
    await send('TONNO', 'stock', 10, 0);
    expect(await shown('TONNO')).toMatchObject({ available: 0, backOn: on });
    const preview = await merchandiser.post('staff/product/preview', {
      product_id: world.productId('TONNO'),
      changes: [
        {
          field: `arrival:${warehouseId}`,
          before: { on, quantity: 48 },
          after: { on: addDays(today, 5), quantity: 48 },
        },
      ],
    });
    expect(preview.data.preview.product.backOn).toBe(addDays(today, 5));
    await send('TONNO', 'arrival', { on, quantity: 48 }, { on: today, quantity: 48 });
    expect((await shown('TONNO')).backOn).toBe(today);
    world.clock.advanceMinutes(26 * 60);
    expect(await shown('TONNO')).not.toHaveProperty('backOn');
  });
});
