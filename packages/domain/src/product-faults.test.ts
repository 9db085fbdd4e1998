import { expect, it } from 'vitest';
import { type ProductMeasures, productFaults, usualStep } from './product-faults.ts';

const pesto: ProductMeasures = {
  sellingMode: 'piece',
  content: 190,
  contentUnit: 'g',
  averageGrams: null,
  min: 1,
  max: null,
  step: 1,
};

it('finds what contradicts itself in a product', () => {
  const faults = (part: Partial<ProductMeasures>) => productFaults({ ...pesto, ...part });
  expect(faults({})).toEqual([]);
  expect(faults({ contentUnit: null })).toEqual(['content-without-unit']);
  expect(faults({ content: undefined })).toEqual(['content-without-unit']);
  expect(faults({ content: 0.0004 })).toEqual(['content-too-small']);
  expect(faults({ sellingMode: 'weighed' })).toEqual(['average-missing']);
  expect(faults({ sellingMode: 'weighed', averageGrams: 350 })).toEqual([]);
  expect(faults({ min: 2, max: 1 })).toEqual(['max-below-min']);
  expect(faults({ max: 2.5 })).toEqual(['not-whole']);
  expect(faults({ sellingMode: 'loose', min: 0.1, step: usualStep('loose'), max: 2.5 })).toEqual([]);
});
