import type { PackshotInput } from '../input.ts';
import type { ShapeKey } from '../shapes/shape-keys.ts';
import type { Size } from './size.ts';

/** Packs that stand in a row. */
const STANDING: readonly ShapeKey[] = [
  'bottle',
  'can',
  'tin',
  'cup',
  'jar',
  'brick',
  'gable',
  'tube',
  'slices',
  'bar',
  'pouch',
  'doypack',
  'box',
  'pump',
];
/** Packs that lie in a pile. */
const LYING: readonly ShapeKey[] = ['alutray', 'flowpack', 'block', 'wheel'];
const FILMED: readonly ShapeKey[] = ['bottle', 'can', 'brick'];
const FLAT_TIN = 120;
/** From here on a pack is a crate: three rows of four. */
const CRATE = 12;

/** A multiple size shows several units: a stack of flat tins, a pile, a row, or rows under film with a badge. */
export function repeated(pack: PackshotInput, size: Size): PackshotInput {
  if (size.count < 2) return pack;
  const units = { ...pack, of: pack.shape, shape: 'multi' as const, weight: size.each };
  if (LYING.includes(pack.shape)) return { ...units, n: Math.min(size.count, 4) };
  if (!STANDING.includes(pack.shape)) return pack;
  if (pack.shape === 'tin' && (pack.h ?? 200) < FLAT_TIN) {
    return { ...units, n: Math.min(size.count, 4), stack: pack.h ?? 84 };
  }
  if (size.count <= 3) return { ...units, n: size.count, scale: size.count === 2 ? 0.84 : 0.78 };
  const film = FILMED.includes(pack.shape) && size.count > 4 ? { film: true, badge: badgeOf(size) } : {};
  if (size.count === 4) return { ...units, n: 2, scale: 0.84, back: true };
  if (size.count < CRATE) return { ...units, n: 3, scale: 0.78, back: true, ...film };
  return { ...units, n: 4, scale: 0.66, back: true, rows: 3, ...film };
}

/** "6 × 1,5 L"; without the unit where it would be too long to read. */
function badgeOf({ text }: Size): string {
  return text.replace(/ (L|cl|ml|g)$/, (unit) => (text.length > 9 ? '' : unit));
}
