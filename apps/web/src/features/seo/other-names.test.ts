import { expect, test } from 'vitest';
import { otherNameOf } from './other-names.ts';

test.each([
  ['catalog/search', '/search'],
  ['catalog/product/penne', '/product/penne'],
  ['catalog/frutta-e-verdura/agrumi', '/frutta-e-verdura/agrumi'],
  ['cart/payment-completed-melaregalo/12', '/cart/payment-completed/12'],
  ['payment-error-melaregalo/12', '/cart/payment-error/12'],
])('%s is %s', (path, address) => expect(otherNameOf(path)).toBe(address));

test.each([
  'frutta-e-verdura',
  'catalog/',
  'catalog//altrove.example',
  'catalog/\\altrove.example',
  'catalogo/x',
  'payment-error-melaregalo/x',
  'payment-error-melaregalo/',
])('%s has no other name', (path) => expect(otherNameOf(path)).toBeUndefined());
