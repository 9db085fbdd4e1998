export { RecipeHint } from './late-recipe-hint.ts';
export { recipeHintQuery } from './recipe-hint-query.ts';
export { RecipePage } from './recipe-page.tsx';
export { recipeProductsQuery, recipeQuery, recipesQuery } from './recipe-queries.ts';
export { RecipesPage } from './recipes-page.tsx';
