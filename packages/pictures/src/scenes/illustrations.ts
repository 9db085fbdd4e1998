import type { PackshotInput } from '../input.ts';
import { packshot } from '../packshot.ts';

const ILLUSTRATIONS = {
  /** Own bag full of citrus fruit: hero. */
  'borsa-agrumi': {
    shape: 'bag',
    art: ['lemon', 'tangerine', 'tangerine', 'tangerine', 'lemon', 'tangerine', 'lemon', 'tangerine'],
  },
  /** Own bag full of shopping: order completed. */
  'borsa-piena': {
    shape: 'bag',
    art: ['baguette-bread', 'bread', 'leafy-green', 'tomato', 'red-apple', 'cheese-wedge', 'glass-of-milk', 'carrot'],
  },
  /** Empty own bag: empty cart. */
  'borsa-vuota': { shape: 'bag' },
  /** Autumn fruit: magazine card. */
  'di-stagione': {
    shape: 'heap',
    art: ['grapes', 'brown-mushroom', 'pear', 'chestnut', 'tangerine'],
    count: 5,
    size: 140,
    tight: 0.9,
  },
  /** Gift of a promotion. */
  omaggio: { shape: 'heap', art: ['shopping-bags'], count: 1, size: 126 },
} satisfies Record<string, PackshotInput>;

export type IllustrationKey = keyof typeof ILLUSTRATIONS;
export const ILLUSTRATION_KEYS = Object.keys(ILLUSTRATIONS) as IllustrationKey[];

/** Illustrations of the pages: hero, empty cart, completed order, magazine, gift. */
export function illustration(key: IllustrationKey): string {
  return packshot({ seed: key, ...ILLUSTRATIONS[key] });
}
