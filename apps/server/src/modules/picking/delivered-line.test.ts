import { untouchedLine } from '@sporta/domain';
import { expect, it } from 'vitest';
import { deliveredOf } from './delivered-line.ts';

it('takes a line for done only when what came in its place is known: the two are read a moment apart', () => {
  const picked = { ...untouchedLine, status: 'substituted', quantity: 1000, substituteId: 7 } as const;
  expect(deliveredOf({ orderLineId: 1 }, picked, null)).toBeUndefined();
  const substitute = {
    productId: 7,
    name: 'Polpa',
    brand: '',
    description: '',
    slug: 'polpa',
    sectorTint: null,
    quantity: 1000,
    cents: 90,
  };
  expect(deliveredOf({ orderLineId: 1 }, picked, substitute)).toMatchObject({ outcome: 'substituted', substitute });
});
