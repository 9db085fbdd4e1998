import { recipeUnits } from '@sporta/contract/recipe-words.ts';
import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);

/** What goes into a dish. Amounts are for `people` of the recipe. */
const ingredient = z
  .strictObject({
    /** As the recipe says it: "Pecorino romano grattugiato". */
    name: text(120),
    /** In `unit`; without both it is to taste. */
    amount: z.number().positive().max(20_000).optional(),
    unit: z.enum(recipeUnits, { error: `must be one of ${recipeUnits.join(', ')}` }).optional(),
    /** What is looked for in the shop. */
    search: text(80),
    /** Most kitchens have it: it is not ticked by itself. */
    atHome: z.boolean().optional(),
  })
  .refine(({ amount, unit }) => (amount === undefined) === (unit === undefined), {
    error: 'must have an amount with its unit',
    path: ['amount'],
  });

export const recipeBody = z.strictObject({
  name: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be of a-z, 0-9 and dashes' }),
  title: text(120),
  /** One or two sentences. */
  summary: text(300),
  /** From the first to the last move. */
  minutes: z.number().int().min(1).max(1440),
  people: z.number().int().min(1).max(12),
  /** Course: "Primo", "Dolce"… */
  course: text(40),
  /** Other words people search the dish by. */
  words: z.array(text(40)).max(12).optional(),
  ingredients: z.array(ingredient).min(1).max(40),
  /** Plain text. */
  steps: z.array(text(900)).min(1).max(20),
});

export type RecipeInput = z.infer<typeof recipeBody>;
