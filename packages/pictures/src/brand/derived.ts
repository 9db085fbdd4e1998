import { darken, readableOn } from '../canvas/colour.ts';
import { hash, randomFrom } from '../canvas/random.ts';
import type { FontKey } from '../type/fonts.ts';
import type { BrandKit, LayoutKey, LockupKey } from './kit.ts';

const FONTS: FontKey[] = [
  'lobster',
  'slab',
  'yeseva',
  'lilita',
  'oleo',
  'gloock',
  'sansita',
  'righteous',
  'abril',
  'titan',
  'pacifico',
  'shrikhand',
  'dmserif',
  'spartan',
];
const PALETTES: [base: string, accent: string][] = [
  ['#1f4e8c', '#f2c23e'],
  ['#b3262b', '#f7d774'],
  ['#0f6b4f', '#f3e3b3'],
  ['#5a2a6e', '#f0a3c0'],
  ['#d9541e', '#ffe3a6'],
  ['#174a5b', '#7fd0c7'],
  ['#7a3b1d', '#f1c98b'],
  ['#c2185b', '#ffd9e6'],
  ['#2b2b33', '#d8b46a'],
  ['#2e7d32', '#cfe8a9'],
  ['#0d7fa5', '#c8ecf7'],
  ['#8c1d3f', '#f5c7a9'],
];
const LOCKUPS: LockupKey[] = ['none', 'oval', 'ribbon', 'plate', 'stroke', 'tilt'];
const LAYOUTS: LayoutKey[] = ['band', 'wave', 'arch', 'burst', 'stripe'];

/** An identity chosen by the name alone: the same name always gets the same one. */
export function derivedKit(brand: string): BrandKit {
  const random = randomFrom(`brand:${brand}`);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const [base, accent] = PALETTES[((hash(brand) ^ (hash(brand) >>> 13)) >>> 0) % PALETTES.length] as [string, string];
  const lockup = pick(LOCKUPS);
  const hasPlate = lockup === 'oval' || lockup === 'ribbon' || lockup === 'plate';
  const outlined = lockup === 'tilt' || lockup === 'stroke';
  return {
    word: brand,
    font: pick(FONTS),
    base,
    accent,
    trim: outlined ? darken(base, 0.35) : accent,
    lockup,
    plate: hasPlate ? '#fffdf5' : base,
    ink: hasPlate ? base : lockup === 'none' ? readableOn(base) : '#ffffff',
    layout: pick(LAYOUTS),
    paper: '#fffaf0',
  };
}
