import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

test.each([
  ['catalog/search', '/search'],
  ['catalog/product/penne', '/product/penne'],
  ['catalog/frutta-e-verdura/agrumi', '/frutta-e-verdura/agrumi'],
  ['payment-completed-melaregalo/12', '/cart/payment-completed-melaregalo/12'],
  ['cart/payment-error-melaregalo/12', '/payment-error-melaregalo/12'],
])('%s is %s', (path, address) => expect(canonicalAddress(path)).toBe(address));

test.each([
  'frutta-e-verdura',
  'catalog/',
  'catalog//altrove.example',
  'catalog/\\altrove.example',
  'catalog/\t/altrove.example',
  'catalog/\n/altrove.example',
  'catalogo/x',
  'payment-error-melaregalo/12',
  'cart/payment-error-melaregalo/x',
  'cart/payment-error-melaregalo/',
])('%s is no alias', (path) => expect(canonicalAddress(path)).toBeUndefined());
