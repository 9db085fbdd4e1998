import type { StaffProduct } from '@sporta/contract';
import { expect, it } from 'vitest';
import { eanProblem, firstValues, valuesToSend } from './new-product.ts';

const model = {
  fields: { name: 'Pesto', brand: 'Pestello', description: '190 g', vat: 10, categories: [3], eans: ['8001234567897'] },
  prices: [{ field: 'price:1:0', price: 2.79 }],
} as unknown as StaffProduct;

const sent = (from: StaffProduct | undefined, typed: Record<string, unknown>) => {
  const values = firstValues(from);
  const edits = Object.entries(typed).map(([field, after]) => ({ field, before: values[field] ?? null, after }));
  const value = (field: string) => (field in typed ? typed[field] : values[field]);
  return Object.fromEntries(valuesToSend({ edits, value }).map((each) => [each.field, each.value]));
};

it('sends what somebody wrote, and the ordinary tax', () => {
  expect(sent(undefined, { name: 'Riso' })).toEqual({ name: 'Riso', vat: 22 });
  expect(sent(undefined, {})).toEqual({ vat: 22 });
});

it('begins a copy with everything but the EAN, and sends what was emptied', () => {
  expect(sent(model, { description: '' })).toEqual({
    name: 'Pesto',
    brand: 'Pestello',
    description: '',
    vat: 10,
    categories: [3],
    'price:1:0': 2.79,
  });
});

it('says what is wrong with an EAN', () => {
  expect(eanProblem([])).toBeUndefined();
  expect(eanProblem(['8001234567897'])).toBeUndefined();
  expect(eanProblem(['8001234567890'])).toMatch(/ultima cifra/);
  expect(eanProblem(['80012'])).toMatch(/cifre/);
});
