/** A dish of the demo shop, for four people. */
export interface DemoRecipe {
  name: string;
  title: string;
  summary: string;
  course: string;
  minutes: number;
  people: number;
  words: string[];
  ingredients: DemoIngredient[];
  steps: string[];
}

export interface DemoIngredient {
  name: string;
  amount?: number;
  unit?: 'g' | 'ml' | 'pz';
  search: string;
  atHome?: boolean;
}

const measured =
  (unit: 'g' | 'ml' | 'pz') =>
  (amount: number, name: string, search?: string): DemoIngredient => ({
    name,
    amount,
    unit,
    search: search ?? name.toLowerCase(),
  });

/** Grams, millilitres, pieces; the name says what is looked for, unless something else is given. */
export const g = measured('g');
export const ml = measured('ml');
export const pz = measured('pz');

/** What most kitchens have. */
export const home = (ingredient: DemoIngredient): DemoIngredient => ({ ...ingredient, atHome: true });

export const salt: DemoIngredient = { name: 'Sale', search: 'sale fino', atHome: true };
export const pepper: DemoIngredient = { name: 'Pepe nero', search: 'pepe nero', atHome: true };
export const oil = (amount: number): DemoIngredient =>
  home(ml(amount, 'Olio extravergine di oliva', 'olio extravergine'));
