import { calls, type Recipe, type RecipeSummary } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { catalogueOf, pictureOf, type ShopIndex, searchOf, shopOf } from '../catalogue/index.ts';
import { previewOf } from '../content-preview/index.ts';
import { documentBodies } from './content-file.ts';
import { recipesFor } from './find-recipes.ts';
import type { RecipeInput } from './recipe-input.ts';
import { findRecipe, listRecipes } from './recipes.repo.ts';

/** Pictures on the card of a recipe. */
const mostPictures = 4;

export function registerRecipeRoutes(app: FastifyInstance): void {
  const { content } = calls;

  registerCall(app, content.recipeSearch, async (c) => {
    const shop = shopOf(catalogueOf(c.deps), c, c.input.hash);
    const all = await listRecipes(c.db);
    const found = c.input.q === undefined ? all : recipesFor(c.input.q, all);
    const picture = picturesOf(
      shop,
      (words) => searchOf(c.deps).search(words, shop.view.sold, shop.view.inStock).slots,
    );
    return { recipes: found.map((recipe) => summaryToWire(recipe, picture)) };
  });

  registerCall(app, content.recipeDetail, async (c) => {
    const { name, hash } = c.input;
    const preview = await previewOf(c);
    const recipe =
      preview?.document === `recipe:${name}`
        ? documentBodies.recipe.parse({ ...preview.body, name })
        : await findRecipe(c.db, name);
    if (!recipe) throw c.refuse('recipe-not-found', 'Non abbiamo trovato questa ricetta.', { field: 'name' });
    const shop = shopOf(catalogueOf(c.deps), c, hash);
    const picture = picturesOf(
      shop,
      (words) => searchOf(c.deps).search(words, shop.view.sold, shop.view.inStock).slots,
    );
    return { recipe: recipeToWire(recipe, picture) };
  });
}

type Picture = RecipeSummary['pictures'][number];
type PictureOf = (words: string) => Picture | undefined;

/** Found ones of one state of a shop: a page of recipes asks for eighty. */
const kept = new WeakMap<ShopIndex, { revision: number; found: Map<string, Picture | undefined> }>();

function picturesOf(shop: ShopIndex, search: (words: string) => number[]): PictureOf {
  let own = kept.get(shop);
  if (!own || own.revision !== shop.revision) {
    own = { revision: shop.revision, found: new Map() };
    kept.set(shop, own);
  }
  const { found } = own;
  return (words) => {
    if (!found.has(words)) found.set(words, pictureFor(shop, search(words)[0]));
    return found.get(words);
  };
}

function pictureFor({ view: { catalogue } }: ShopIndex, slot: number | undefined): Picture | undefined {
  const product = slot === undefined ? undefined : catalogue.products[slot];
  if (!product) return undefined;
  const tint = catalogue.mainCategory(product)?.effectiveTint;
  return { mediaURL: pictureOf(product).medium, ...(tint ? { tint } : {}) };
}

function summaryToWire(
  { name, title, summary, course, minutes, people, ingredients }: RecipeInput,
  picture: PictureOf,
) {
  // what everybody has at home tells one dish from another least
  const telling = [...ingredients.filter(({ atHome }) => !atHome), ...ingredients.filter(({ atHome }) => atHome)];
  const pictures: Picture[] = [];
  for (const { search } of telling) {
    const found = pictures.length < mostPictures ? picture(search) : undefined;
    if (found && !pictures.some(({ mediaURL }) => mediaURL === found.mediaURL)) pictures.push(found);
  }
  return { name, title, summary, course, minutes, people, pictures };
}

function recipeToWire(recipe: RecipeInput, picture: PictureOf): Recipe {
  return {
    ...summaryToWire(recipe, picture),
    ingredients: recipe.ingredients.map(({ name, amount, unit, search, atHome = false }) => ({
      name,
      ...(amount === undefined || unit === undefined ? {} : { amount, unit }),
      search,
      atHome,
    })),
    steps: recipe.steps,
  };
}
