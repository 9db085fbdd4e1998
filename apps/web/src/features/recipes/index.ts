import { sparePart } from '../../lib/spare-part.ts';

export { RecipePage } from './recipe-page.tsx';
export { recipeHintQuery, recipeProductsQuery, recipeQuery, recipesQuery } from './recipe-queries.ts';
export { RecipesPage } from './recipes-page.tsx';

/** Comes late: most searches mean no dish. */
export const RecipeHint = sparePart(() => import('./recipe-hint.tsx'));
