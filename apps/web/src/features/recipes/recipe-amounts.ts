import type { RecipeIngredient } from '@sporta/contract';
import type { Wanted } from '../../shared/proposed/index.ts';

type Measured = Pick<RecipeIngredient, 'amount' | 'unit'>;

/** How much of an ingredient so many people need; undefined where it is to taste. */
export function amountFor({ amount }: Measured, people: number, recipePeople: number): number | undefined {
  return amount === undefined ? undefined : (amount * people) / recipePeople;
}

/** "400 g", "1,5 kg", "5"; empty where it is to taste. */
export function amountText({ unit }: Measured, amount: number | undefined): string {
  if (amount === undefined || unit === undefined) return 'q.b.';
  if (unit === 'pz') return number(Math.ceil(amount * 2 - 0.001) / 2);
  const [larger, small] = unit === 'g' ? ['kg', 'g'] : ['l', 'ml'];
  if (amount >= 1000) return `${number(Math.round(amount / 50) / 20)} ${larger}`;
  // of saffron tenths count, of flour nobody weighs single grams
  const step = amount < 5 ? 0.1 : amount < 50 ? 1 : 5;
  return `${number(Math.round(Math.round(amount / step) * step * 10) / 10)} ${small}`;
}

/** What is searched: the name alone, since the shop adds what fits; how much is reckoned here, whatever the number of people. */
export const wordsFor = ({ search }: Pick<RecipeIngredient, 'search'>): string => search;

/** The same as a line of a shopping list says it. */
export function wantedOf({ unit }: Measured, amount: number | undefined): Wanted {
  if (amount === undefined || unit === undefined) return { quantity: 1, counts: 'packs' };
  if (unit === 'pz') return { quantity: Math.ceil(amount - 0.001), counts: 'pieces' };
  return { size: { amount, unit } };
}

const format = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const number = (value: number) => format.format(value);
