import type { Recipe } from '@sporta/contract';
import { shopName } from '../../lib/shop-name.ts';

/** A dish, with what goes into it for the people it is written for. */
export function recipeData(origin: string, recipe: Recipe): object {
  const { title, summary, course, minutes, people, pictures, ingredients, steps } = recipe;
  const amount = ({ amount, unit }: Recipe['ingredients'][number]) =>
    amount === undefined ? '' : `${String(amount).replace('.', ',')}${unit === 'pz' ? '' : ` ${unit}`} `;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    description: summary,
    url: `${origin}/ricette/${recipe.name}`,
    ...(pictures.length > 0 ? { image: pictures.map(({ mediaURL }) => origin + mediaURL) } : {}),
    author: { '@type': 'Organization', name: shopName() },
    recipeCategory: course,
    recipeCuisine: 'Italiana',
    recipeYield: `${people} ${people === 1 ? 'persona' : 'persone'}`,
    totalTime: `PT${minutes}M`,
    recipeIngredient: ingredients.map((each) => amount(each) + each.name),
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  };
}
