import { expect, it } from 'vitest';
import { amountFor, amountText, wantedOf } from './recipe-amounts.ts';

it.each([
  [{ amount: 400, unit: 'g' }, 4, '400 g'],
  [{ amount: 400, unit: 'g' }, 6, '600 g'],
  [{ amount: 400, unit: 'g' }, 1, '100 g'],
  [{ amount: 400, unit: 'g' }, 20, '2 kg'],
  [{ amount: 160, unit: 'g' }, 3, '120 g'],
  [{ amount: 0.4, unit: 'g' }, 4, '0,4 g'],
  [{ amount: 0.4, unit: 'g' }, 2, '0,2 g'],
  [{ amount: 500, unit: 'ml' }, 10, '1,25 l'],
  [{ amount: 5, unit: 'pz' }, 4, '5'],
  [{ amount: 5, unit: 'pz' }, 2, '2,5'],
  [{ amount: 1, unit: 'pz' }, 1, '0,5'],
  [{}, 4, 'q.b.'],
] as const)('%o for %d is %s', (ingredient, people, text) => {
  expect(amountText(ingredient, amountFor(ingredient, people, 4))).toBe(text);
});

it('asks for whole pieces and for sizes as a list does', () => {
  expect(wantedOf({ amount: 5, unit: 'pz' }, 2.5)).toEqual({ quantity: 3, counts: 'pieces' });
  expect(wantedOf({ amount: 400, unit: 'g' }, 600)).toEqual({ size: { amount: 600, unit: 'g' } });
  // a pinch of salt is one pack of salt
  expect(wantedOf({}, undefined)).toEqual({ quantity: 1, counts: 'packs' });
});
