import { describe, expect, it } from 'vitest';
import { guessMapping } from './guess-mapping.ts';

const fields = new Set(['code', 'name', 'categories', 'price', 'stock.*', 'eans', 'vat', 'description', 'brand']);
const guess = (names: string[], { hasDepartments = true } = {}) =>
  guessMapping(
    names.map((name) => ({ name, sample: '' })),
    fields,
    { hasDepartments },
  );

describe('what columns are called', () => {
  it.each([
    ['COD.ART', 'code'],
    ['Codice articolo', 'code'],
    ['DESCR.', 'name'],
    ['DES. ART.', 'name'],
    ['PREZZO VEND.', 'price'],
    ['PR.VEND', 'price'],
    ['Prz al pubbl.', 'price'],
    ['PVP', 'price'],
    ['Q.TÀ', 'stock.*'],
    ['QTA', 'stock.*'],
    ['GIAC.', 'stock.*'],
    ['Rep.', 'categories'],
  ])('%s is %s', (name, field) => {
    expect(guess([name]).fields).toEqual({ [name]: field });
  });

  it('prefers the name in full, and gives a field once', () => {
    expect(guess(['PR. VEND.', 'Prezzo vendita']).fields).toEqual({ 'Prezzo vendita': 'price' });
  });

  it('leaves what it does not know', () => {
    expect(guess(['PR. FORN.', 'Note', 'art', '', '..']).fields).toEqual({ art: 'code' });
  });
});

it('makes the departments of the first file of a shop that has none', () => {
  expect(guess(['Nome', 'Reparto'], { hasDepartments: false }).addCategories).toBe(true);
  expect(guess(['Nome', 'Reparto']).addCategories).toBe(false);
  expect(guess(['Nome'], { hasDepartments: false }).addCategories).toBe(false);
});
