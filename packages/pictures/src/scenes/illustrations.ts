import { Canvas } from '../canvas/canvas.ts';
import type { PackshotInput } from '../input.ts';
import { framed, packshot } from '../packshot.ts';
import { agreement } from './agreement.ts';
import { padlock } from './padlock.ts';
import { pallet } from './pallet.ts';
import { pickingTrolley } from './picking-trolley.ts';
import type { Scene } from './scene.ts';
import { shopfront } from './shopfront.ts';
import { van } from './van.ts';

/** Of goods and bags, as packs are drawn. */
const PACKED = {
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
  omaggio: { shape: 'heap', art: ['gift-box'], count: 1, size: 126 },
} satisfies Record<string, PackshotInput>;

/** Of places and things around the shopping: pages to read. */
const SCENES = {
  bancale: pallet,
  carrello: pickingTrolley,
  furgone: van,
  lucchetto: padlock,
  negozio: shopfront,
  patto: agreement,
} satisfies Record<string, Scene>;

type PackedKey = keyof typeof PACKED;
type SceneKey = keyof typeof SCENES;
export type IllustrationKey = PackedKey | SceneKey;
export const ILLUSTRATION_KEYS = [...Object.keys(PACKED), ...Object.keys(SCENES)] as IllustrationKey[];

/** The colour of the shop's bag in this design. */
const OWN_CLOTH = '#0a5f31';

/** A bag of a shop that is called otherwise: in its colour, `#rrggbb`, and without the word. */
export interface OwnBag {
  cloth?: string | undefined;
  wordless?: boolean | undefined;
}

/** Illustrations of the pages: hero, empty cart, completed order, magazine, gift, and one for each kind of page to read. */
export function illustration(key: IllustrationKey, { cloth, wordless }: OwnBag = {}): string {
  if (Object.hasOwn(SCENES, key)) {
    const canvas = new Canvas(key);
    return framed(canvas, SCENES[key as SceneKey](canvas, cloth ?? OWN_CLOTH));
  }
  const drawn: PackshotInput = { seed: key, ...PACKED[key as PackedKey] };
  if (drawn.shape !== 'bag') return packshot(drawn);
  return packshot({ ...drawn, ...(cloth ? { col: cloth } : {}), ...(wordless ? { ink: 'none', handle: 'none' } : {}) });
}
