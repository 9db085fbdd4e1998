import type { Product } from '@sporta/contract';
import { expect, test } from 'vitest';
import { claimOf } from './claim.ts';

const product = (promoType: string, body: string) =>
  ({ warehousePromo: { promoType, view: { header: '', body } } }) as unknown as Product;

test('says what an offer of more pieces asks for, with as many packs', () => {
  expect(claimOf(product('m-for-n', 'Prendi 3, paghi 2: Molino Serra'))).toEqual({
    text: 'Prendi 3, paghi 2',
    packs: 3,
  });
  expect(claimOf(product('nth-piece', 'Il secondo a metà prezzo: Polare'))).toEqual({
    text: 'Il secondo a metà prezzo',
    packs: 2,
  });
  expect(claimOf(product('bundle-price', '12 pezzi a 6,99 €: Zampalieta'))?.packs).toBe(3);
  expect(claimOf(product('quantity-price', 'Scorta da 6 in su: Zampalieta'))?.text).toBe('Scorta da 6 in su');
});

test('leaves offers alone whose price speaks for itself', () => {
  expect(claimOf(product('percentage', '−20% Carne'))).toBeUndefined();
  expect(claimOf({} as Product)).toBeUndefined();
});
