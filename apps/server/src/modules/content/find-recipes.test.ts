import { demoRecipes } from '@sporta/demo/content/index.ts';
import { expect, it } from 'vitest';
import { recipesFor } from './find-recipes.ts';

const found = (query: string) => recipesFor(query, demoRecipes).map(({ name }) => name);

it.each([
  ['ingredienti carbonara', 'spaghetti-alla-carbonara'],
  ['ingredienti per la carbonara', 'spaghetti-alla-carbonara'],
  ['carbonara', 'spaghetti-alla-carbonara'],
  ['Ricetta tiramisù', 'tiramisu'],
  ['tiramisu', 'tiramisu'],
  ['come fare le lasagne', 'lasagne-al-ragu'],
  ['spaghetti alla carbonara', 'spaghetti-alla-carbonara'],
])('%s leads to its dish', (query, name) => expect(found(query)).toEqual([name]));

it.each(['spaghetti', 'uova', 'pecorino romano', 'carbonara pronta', 'ingredienti', 'ricetta', '', '///', 'latte'])(
  '%s is goods, not a dish',
  (query) => expect(found(query)).toEqual([]),
);
