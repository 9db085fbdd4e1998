/* Words of recipes; apart from the schemas, so that pages load none of those for their sake. */

/** What ingredients are measured in: grams, millilitres, pieces. */
export const recipeUnits = ['g', 'ml', 'pz'] as const;
export type RecipeUnit = (typeof recipeUnits)[number];

/** Most people a recipe is reckoned for. */
export const MOST_EATERS = 20;
