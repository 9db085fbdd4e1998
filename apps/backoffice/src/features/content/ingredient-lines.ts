import { type RecipeUnit, recipeUnits } from '@sporta/contract/recipe-words.ts';

export interface Ingredient {
  name: string;
  amount?: number | undefined;
  unit?: RecipeUnit | undefined;
  search: string;
  atHome?: boolean | undefined;
}

/** "400 g | Spaghetti", "| Sale | sale fino | in casa". */
export function ingredientLines(ingredients: readonly Ingredient[]): string[] {
  return ingredients.map(({ name, amount, unit, search, atHome }) => {
    const much = amount === undefined ? '' : `${String(amount).replace('.', ',')} ${unit ?? ''}`.trim();
    const words = search === name.toLowerCase() ? '' : search;
    const parts = [much, name, words, atHome ? 'in casa' : ''];
    while (parts.at(-1) === '') parts.pop();
    return parts.join(' | ').trim();
  });
}

/** The same read back. An amount nobody can read stays in the name, where it is seen. */
export function readIngredients(lines: readonly string[]): Ingredient[] {
  return lines.map((line) => {
    const parts = line.split('|').map((part) => part.trim());
    if (parts.length === 1) return { name: parts[0]!, search: parts[0]!.toLowerCase() };
    const [much = '', named = '', words = '', home = ''] = parts;
    const read = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)$/u.exec(much);
    const unit = read && recipeUnits.find((each) => each === (read[2] || 'pz').toLowerCase());
    const name = much !== '' && !unit ? `${much} ${named}`.trim() : named;
    return {
      name,
      ...(read && unit ? { amount: Number(read[1]!.replace(',', '.')), unit } : {}),
      search: words || named.toLowerCase(),
      ...(home ? { atHome: true } : {}),
    };
  });
}
