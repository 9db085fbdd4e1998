import { expect, it } from 'vitest';
import { packMeasure } from './pack-measure.ts';
import type { ProductRow } from './rows.ts';

const pack = (facts: Partial<ProductRow>) =>
  Object.values(
    packMeasure({
      sellingMode: 'piece',
      averageGrams: null,
      contentAmount: null,
      contentUnit: null,
      description: '',
      ...facts,
    } as ProductRow),
  ).join(' ');

it('says what the pack says', () => {
  expect(pack({ contentAmount: 500, contentUnit: 'g', description: 'Confezione da 500 g' })).toBe('500 GR');
  expect(pack({ contentAmount: 1500, contentUnit: 'ml', description: '1,5 L' })).toBe('1.5 LT');
  expect(pack({ contentAmount: 330, contentUnit: 'ml', description: '33 cl' })).toBe('33 CL');
  expect(pack({ contentAmount: 1000, contentUnit: 'g', description: '1000 gr' })).toBe('1000 GR');
  expect(pack({ contentAmount: 320, contentUnit: 'g', description: '4 x 80 g (sgocciolato 56 g)' })).toBe('320 GR');
});

it('says the content where the pack says nothing of it', () => {
  expect(pack({ contentAmount: 9000, contentUnit: 'ml', description: '6 bottiglie' })).toBe('9 LT');
  expect(pack({ contentAmount: 250, contentUnit: 'ml', description: '' })).toBe('250 ML');
  expect(pack({ contentAmount: 6, contentUnit: 'piece', description: '6 uova' })).toBe('6 PZ');
  expect(pack({})).toBe('1 PZ');
});

it('says the weight goods are sold by', () => {
  expect(pack({ sellingMode: 'loose', averageGrams: 200 })).toBe('1 KG');
  expect(pack({ sellingMode: 'weighed', averageGrams: 350 })).toBe('350 GR');
  expect(pack({ sellingMode: 'weighed', averageGrams: 1200 })).toBe('1.2 KG');
});
