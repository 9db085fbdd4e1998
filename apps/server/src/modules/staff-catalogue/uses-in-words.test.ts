import { expect, it } from 'vitest';
import { usesInWords } from './uses-in-words.ts';

const nowhere = {
  carts: 0,
  lists: 0,
  orders: 0,
  promotions: 0,
  proposals: 0,
  leaflets: 0,
  contents: 0,
  pins: 0,
  newsletters: 0,
  rewards: 0,
  waiting: 0,
};

it('says where a product is, one and many, or nothing', () => {
  expect(usesInWords(nowhere)).toBeUndefined();
  expect(usesInWords({ ...nowhere, carts: 3 })).toBe('è in 3 carrelli');
  expect(usesInWords({ ...nowhere, carts: 1, lists: 2, newsletters: 2 })).toBe(
    'è in 1 carrello, in 2 liste e in 2 newsletter',
  );
});
