import { expect, it } from 'vitest';
import { allergensOf } from './allergens-of.ts';

it('takes what is declared', () => {
  const facts = {
    ingredients: 'Farina di **grano**, burro',
    allergens: [
      { code: 'gluten', presence: 'contains' },
      { code: 'nuts', presence: 'may-contain' },
      { code: 'gluten', presence: 'may-contain' },
    ],
  } as const;
  expect(allergensOf(facts)).toEqual({ contains: ['gluten'], mayContain: ['nuts'] });
});

it('reads the ingredients where nothing is declared', () => {
  expect(allergensOf({ ingredients: 'Latte, zucchero. Può contenere nocciole.' })).toEqual({
    contains: ['milk'],
    mayContain: ['nuts'],
  });
  expect(allergensOf({ ingredients: 'Pomodori, sale', allergens: [] })).toEqual({ contains: [], mayContain: [] });
});

it('knows nothing of what has no ingredients', () => {
  expect(allergensOf({})).toEqual({ contains: [], mayContain: [] });
});
