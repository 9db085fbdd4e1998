import { expect, it } from 'vitest';
import { type Ingredient, ingredientLines, readIngredients } from './ingredient-lines.ts';

const dish: Ingredient[] = [
  { name: 'Spaghetti', amount: 400, unit: 'g', search: 'spaghetti' },
  { name: 'Zafferano in polvere', amount: 0.4, unit: 'g', search: 'zafferano' },
  { name: 'Uova fresche', amount: 5, unit: 'pz', search: 'uova' },
  { name: 'Sale', search: 'sale fino', atHome: true },
  { name: 'Pepe nero', search: 'pepe nero', atHome: true },
];

it('writes ingredients as lines and reads them back', () => {
  expect(ingredientLines(dish)).toEqual([
    '400 g | Spaghetti',
    '0,4 g | Zafferano in polvere | zafferano',
    '5 pz | Uova fresche | uova',
    '| Sale | sale fino | in casa',
    '| Pepe nero |  | in casa',
  ]);
  expect(readIngredients(ingredientLines(dish))).toEqual(dish);
});

it.each([
  ['Basilico', { name: 'Basilico', search: 'basilico' }],
  ['3 | Limoni', { name: 'Limoni', amount: 3, unit: 'pz', search: 'limoni' }],
  ['un po’ | Prezzemolo', { name: 'un po’ Prezzemolo', search: 'prezzemolo' }],
  ['2 tazze | Latte', { name: '2 tazze Latte', search: 'latte' }],
])('reads "%s"', (line, ingredient) => expect(readIngredients([line])).toEqual([ingredient]));
