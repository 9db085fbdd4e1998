import { expect, it } from 'vitest';
import { chosenSubstitute } from './chosen-substitute.ts';
import type { ReplaceableProduct } from './replaceable.ts';

const goods = (more: Partial<ReplaceableProduct> = {}): ReplaceableProduct => ({
  productId: 1,
  name: 'Passata di pomodoro',
  brand: 'Sporta',
  kind: 'conserva',
  path: ['dispensa'],
  unit: 'pz',
  weighed: false,
  content: { amount: 500, unit: 'g' },
  priceCents: 200,
  popularity: 0,
  available: null,
  ingredients: undefined,
  alcohol: false,
  contains: new Set(),
  mayContain: new Set(),
  labels: new Set(),
  ...more,
});
const line = { product: goods(), quantity: 2000, paidCents: 400 };

it('takes as many pieces as come near to what was asked for, and charges the customer no more', () => {
  const big = chosenSubstitute(line, goods({ productId: 2, content: { amount: 1000, unit: 'g' }, priceCents: 900 }));
  expect(big).toMatchObject({ quantity: 1000, shopCents: 900, customerCents: 400, text: '1 confezione' });
  const cheap = chosenSubstitute(line, goods({ productId: 3, priceCents: 150 }));
  expect(cheap).toMatchObject({ quantity: 2000, shopCents: 300, customerCents: 300, text: '' });
});

it('takes one of something far bigger, and piece for piece of what nobody measures', () => {
  const huge = goods({ productId: 2, content: { amount: 5000, unit: 'g' } });
  expect(chosenSubstitute(line, huge).quantity).toBe(1000);
  expect(chosenSubstitute(line, goods({ productId: 2, content: undefined })).quantity).toBe(2000);
  expect(chosenSubstitute(line, goods({ productId: 2, content: { amount: 1, unit: 'l' } })).quantity).toBe(2000);
});

it('weighs loose goods in the place of packs, rounded to fifty grams, half a kilo where nothing is measured', () => {
  expect(chosenSubstitute(line, goods({ productId: 2, unit: 'kg', weighed: true })).quantity).toBe(1000);
  const unmeasured = { ...line, product: goods({ content: undefined }) };
  expect(chosenSubstitute(unmeasured, goods({ productId: 2, unit: 'kg', weighed: true })).quantity).toBe(500);
});

it('says why something may not come', () => {
  expect(chosenSubstitute(line, goods({ productId: 2, contains: new Set(['milk']) })).unsuitable).toBe('allergen');
  expect(chosenSubstitute(line, goods({ productId: 2, alcohol: true })).unsuitable).toBe('alcohol');
  expect(chosenSubstitute(line, goods({ productId: 2 })).unsuitable).toBeUndefined();
});
