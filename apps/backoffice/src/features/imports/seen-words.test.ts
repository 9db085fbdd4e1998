import { expect, test } from 'vitest';
import { seenWords } from './seen-words.ts';

const none = { products: 0, visible: 0, withoutPrice: 0, withheld: 0, withoutStock: 0 };

test('says whether customers find what was imported, and why not', () => {
  expect(seenWords(none)).toBe('Nessun prodotto in questo file.');
  expect(seenWords({ ...none, products: 1, visible: 1 })).toBe('I clienti lo vedono già.');
  expect(seenWords({ ...none, products: 15_582, visible: 15_582 })).toBe(
    'I clienti vedono già tutti i 15.582 prodotti.',
  );
  expect(seenWords({ ...none, products: 15_582, withoutStock: 15_582 })).toBe(
    'I clienti non vedono nessuno dei 15.582 prodotti: 15.582 senza giacenza in nessun punto vendita attivo.',
  );
  expect(seenWords({ products: 1200, visible: 1000, withoutPrice: 150, withheld: 50, withoutStock: 0 })).toBe(
    'I clienti vedono 1.000 prodotti su 1.200: 150 senza prezzo e 50 fuori vendita.',
  );
  expect(seenWords({ ...none, products: 1, withheld: 1 })).toBe('I clienti non vedono il prodotto: 1 fuori vendita.');
});
