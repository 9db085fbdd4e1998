import type { PackshotInput } from '@sporta/pictures/input.ts';
import type { Traits } from './table.ts';

/**
 * What the tables know about the look of a product: shape of the pack, food art, words and colours. Hints only: kind,
 * size and brand are read from the row by the picture factory, which also repeats the units of a multiple pack.
 */
export function pictureOf({ shape, art, label, pic = {} }: Traits): Partial<PackshotInput> | undefined {
  if (!shape) return undefined;
  // A lower level of the tables cancels a field of the upper one by setting it to `undefined`.
  const said = Object.entries(pic).filter(([, value]) => value !== undefined);
  return {
    shape,
    ...(art ? { art: art.split(' ') } : {}),
    ...(label ? { label } : {}),
    ...Object.fromEntries(said),
  };
}
