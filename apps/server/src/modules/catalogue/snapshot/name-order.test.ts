import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { NameOrder } from './name-order.ts';
import { sortedBy } from './sorted-by.ts';

const names = fc.constantFrom(
  'Caffè',
  'caffe',
  'Acqua 6 × 1,5 l',
  'Acqua 12 × 1 l',
  'Ùa',
  'uva',
  'Èmmenthal',
  'Zucchine',
);
const slot = fc.integer({ min: 0, max: 12 });
const changes = fc.array(fc.record({ slot, name: fc.option(names, { nil: undefined }) }), { maxLength: 40 });
const collator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });

function sortedAnew(products: readonly ({ name: string } | undefined)[]): number[] {
  const slots = [...products.keys()].filter((each) => products[each]);
  return slots.sort((a, b) => collator.compare(products[a]!.name, products[b]!.name) || a - b);
}

it('is what sorting all names again would give, after any changes', () => {
  fc.assert(
    fc.property(fc.array(changes, { minLength: 1, maxLength: 6 }), (rounds) => {
      const order = new NameOrder();
      const products: ({ name: string } | undefined)[] = Array.from({ length: 13 });
      for (const round of rounds) {
        for (const { slot: at, name } of round) {
          products[at] = name === undefined ? undefined : { name };
          order.moved(at);
        }
        expect([...order.slots(products)]).toEqual(sortedAnew(products));
      }
    }),
  );
});

it('looks at few names when one product is renamed', () => {
  const order = new NameOrder();
  const products = Array.from({ length: 5000 }, (_, index) => ({ name: `Prodotto ${index}` }));
  for (const at of products.keys()) order.moved(at);
  order.slots(products);
  const read = vi.fn((index: number) => `Prodotto ${index}`);
  const watched = products.map((_, index) => Object.defineProperty({ name: '' }, 'name', { get: () => read(index) }));
  watched[7] = { name: 'Prodotto 4711 bis' };
  order.moved(7);
  expect(order.slots(watched).indexOf(7)).toBe(4711);
  expect(read.mock.calls.length).toBeLessThan(20);
});

it('sorts by numbers of either sign and keeps the order of equals', () => {
  const numbers = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }));
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 60 }), (all) => {
      const slots = Int32Array.from(all.keys()).reverse();
      const expected = [...slots].sort((a, b) => all[a]! - all[b]!);
      expect([...sortedBy(slots, (at) => all[at]!)]).toEqual(expected);
    }),
  );
});
