import type { RecipeInput } from './recipe-input.ts';

/** Words that say somebody wants to cook. */
const cooking = /^(ingredient[ei]|ricett[ae]|cucinare|preparare|cucino|preparo)$/;
/** Words that say nothing of a dish. */
const empty = new Set(
  'per di da del della dello dei delle degli con in e a al alla alle allo ai agli il la le lo i gli un una come fare faccio si'.split(
    ' ',
  ),
);

type Findable = Pick<RecipeInput, 'title' | 'words'>;

/**
 * Recipes somebody searches: every word of the query is in the title or among the words of the dish. Without "ingredienti" or "ricetta"
 * one of them must be a word of the dish itself, so that who looks for spaghetti finds spaghetti.
 */
export function recipesFor<R extends Findable>(query: string, recipes: readonly R[]): R[] {
  const words = wordsOf(query);
  const wanted = words.filter((word) => !cooking.test(word) && !empty.has(word)).map(stem);
  if (wanted.length === 0) return [];
  const wantsToCook = words.some((word) => cooking.test(word));
  return recipes.filter(({ title, words: dish = [] }) => {
    const own = new Set(dish.flatMap(wordsOf).map(stem));
    const all = new Set([...own, ...wordsOf(title).map(stem)]);
    return wanted.every((word) => all.has(word)) && (wantsToCook || wanted.some((word) => own.has(word)));
  });
}

/** "Tiramisù" and "tiramisu" are one word, and so are "lasagna" and "lasagne". */
const stem = (word: string) => (word.length > 3 ? word.replace(/[aeio]$/, '') : word);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
