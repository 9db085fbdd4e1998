import { allergensNamed } from './allergens-named.ts';

/** What the label of a product says of allergens. */
export interface LabelFacts {
  ingredients?: string | undefined;
  allergens?: readonly { code: string; presence: 'contains' | 'may-contain' }[] | undefined;
}

/**
 * Allergens of a product by its label: those declared, and where nothing is declared those its ingredients name. Of a product without
 * ingredients nothing is known: an empty answer does not mean that it has none (`isFreeOf`).
 */
export function allergensOf({ ingredients, allergens = [] }: LabelFacts): { contains: string[]; mayContain: string[] } {
  const all = allergens.length > 0 || ingredients === undefined ? allergens : allergensNamed(ingredients);
  const contains = all.filter(({ presence }) => presence === 'contains').map(({ code }) => code);
  const mayContain = all.filter(({ presence }) => presence === 'may-contain').map(({ code }) => code);
  return { contains, mayContain: mayContain.filter((code) => !contains.includes(code)) };
}
