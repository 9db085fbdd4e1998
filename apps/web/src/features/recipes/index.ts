export { RecipeHint } from './late-recipe-hint.ts';
export { RecipePage } from './recipe-page.tsx';
export { recipeHintQuery, recipeProductsQuery, recipeQuery, recipesQuery } from './recipe-queries.ts';
export { RecipesPage } from './recipes-page.tsx';
