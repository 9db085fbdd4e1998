import { expect, it } from 'vitest';
import { sumOfTotals } from './takings-sum.ts';

it('adds up cents, not fractions of a euro', () => {
  const row = { rate: 4, sales: 0.1, returns: -0.3, total: 0.2, net: 0.1, vat: 0.1, invoiced: 0 };
  expect(sumOfTotals([row, { ...row, rate: 10 }, { ...row, rate: 22 }])).toEqual({
    sales: 0.3,
    returns: -0.9,
    total: 0.6,
    net: 0.3,
    vat: 0.3,
    invoiced: 0,
  });
});
