import { expect, test } from 'vitest';
import { priceLabel } from './priceLabel.ts';

test('the label of a price is a sentence', () => {
  expect(priceLabel({ cents: 349 })).toBe('3 euro e 49 centesimi');
  expect(priceLabel({ cents: 299, oldCents: 399 })).toBe('2 euro e 99 centesimi, in offerta, prima 3,99\u00a0€');
  expect(priceLabel({ cents: 299, promo: true })).toBe('2 euro e 99 centesimi, in offerta');
  expect(priceLabel({ cents: 595, approximate: true })).toBe('circa 5 euro e 95 centesimi');
  expect(priceLabel({ cents: 179, perUnit: 'kg' })).toBe('1 euro e 79 centesimi al chilo');
});
