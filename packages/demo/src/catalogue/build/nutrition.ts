import type { Nutrition } from './table.ts';
import { numberOf } from './text.ts';

const NAMES = [
  'Grassi',
  'di cui acidi grassi saturi',
  'Carboidrati',
  'di cui zuccheri',
  'Fibre',
  'Proteine',
  'Sale',
] as const;

const italian = (value: number, digits: number) =>
  value.toLocaleString('it-IT', { maximumFractionDigits: digits, useGrouping: 'always' });

/** Rounding of the Commission guidance on nutrition declarations: whole grams from 10 g, else a tenth; salt a hundredth. */
function grams(name: string, value: number): string {
  if (name === 'Sale') return `${italian(value, value >= 1 ? 1 : 2)} g`;
  return `${italian(value, value >= 10 ? 0 : 1)} g`;
}

/** Energy from the components, with the factors of Reg. (EU) 1169/2011, Annex XIV; alcohol in grams per 100. */
export function energyOf(values: Nutrition, alcoholGrams = 0): [kj: number, kcal: number] {
  const [fat, , carbohydrate, , fibre, protein] = values;
  return [
    Math.round(37 * fat + 17 * carbohydrate + 8 * fibre + 17 * protein + 29 * alcoholGrams),
    Math.round(9 * fat + 4 * carbohydrate + 2 * fibre + 4 * protein + 7 * alcoholGrams),
  ];
}

/** A few per cent more or less than its kind, always the same for the same article; parts stay within the whole. */
function varied(values: Nutrition, code: string): Nutrition {
  const factor = (at: number) => 0.96 + (numberOf(`${code}/${at}`) % 81) / 1000;
  const [fat, saturated, carbohydrate, sugars, fibre, protein, salt] = values;
  const [lipids, sweet, bran, lean] = [factor(0), factor(1), factor(2), factor(3)];
  // sugar and oil are nearly all of one part: a few per cent more would be over 100 g in 100
  const whole = fat * lipids + carbohydrate * sweet + fibre * bran + protein * lean + salt;
  const within = Math.min(1, 100 / whole);
  return [
    fat * lipids * within,
    saturated * lipids * within,
    carbohydrate * sweet * within,
    sugars * sweet * within,
    fibre * bran * within,
    protein * lean * within,
    salt,
  ];
}

/** The rows of the nutrition table of a product. `printed` energy means: take every value as it is. */
export function nutritionTable(
  values: Nutrition,
  code: string,
  per: '100 g' | '100 ml',
  printed?: readonly [kj: number, kcal: number],
): { per: string; rows: { name: string; value: string }[] } {
  const shown = printed ? values : varied(values, code);
  const [kj, kcal] = printed ?? energyOf(shown);
  return {
    per,
    rows: [
      { name: 'Energia', value: `${italian(kj, 0)} kJ / ${italian(kcal, 0)} kcal` },
      ...NAMES.map((name, at) => ({ name, value: grams(name, shown[at] as number) })),
    ],
  };
}
