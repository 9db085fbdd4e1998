import type { PackshotInput } from '../input.ts';
import type { ShapeKey } from '../shapes/shape-keys.ts';
import type { Size } from './size.ts';

const REPEATED: readonly ShapeKey[] = ['bottle', 'can', 'tin', 'cup', 'jar', 'brick', 'alutray'];
const FILMED: readonly ShapeKey[] = ['bottle', 'can', 'brick'];
const FLAT_TIN = 120;

/** A multiple size shows several units: a stack of flat tins, a row, or two rows under film with a badge. */
export function repeated(pack: PackshotInput, size: Size): PackshotInput {
  if (size.count < 2 || !REPEATED.includes(pack.shape)) return pack;
  const units = { ...pack, of: pack.shape, shape: 'multi' as const, weight: size.each };
  if (pack.shape === 'tin' && (pack.h ?? 200) < FLAT_TIN) {
    return { ...units, n: Math.min(size.count, 4), stack: pack.h ?? 84 };
  }
  if (pack.shape === 'alutray') return { ...units, n: 2, scale: 0.72, back: size.count > 2 };
  if (size.count <= 3) return { ...units, n: size.count, scale: size.count === 2 ? 0.84 : 0.78 };
  const filmed = FILMED.includes(pack.shape) && size.count > 4;
  return {
    ...units,
    n: size.count === 4 ? 2 : 3,
    scale: size.count === 4 ? 0.84 : 0.78,
    back: true,
    ...(filmed
      ? { film: true, badge: size.text.replace(/ (L|cl|ml|g)$/, (unit) => (size.text.length > 9 ? '' : unit)) }
      : {}),
  };
}
