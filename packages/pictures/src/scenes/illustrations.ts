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

/** A bag of a shop that is called otherwise: in its colour, `#rrggbb`, and without the word. */
export interface OwnBag {
  cloth?: string | undefined;
  wordless?: boolean | undefined;
}

/** Illustrations of the pages: hero, empty cart, completed order, magazine, gift. */
export function illustration(key: IllustrationKey, { cloth, wordless }: OwnBag = {}): string {
  const drawn: PackshotInput = { seed: key, ...ILLUSTRATIONS[key] };
  if (drawn.shape !== 'bag') return packshot(drawn);
  return packshot({ ...drawn, ...(cloth ? { col: cloth } : {}), ...(wordless ? { ink: 'none', handle: 'none' } : {}) });
}
