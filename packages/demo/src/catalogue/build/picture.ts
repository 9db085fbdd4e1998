import type { PackshotInput } from '../../pictures/input.ts';
import type { PackSize } from './pack-size.ts';
import type { Traits } from './table.ts';
import { labelOf } from './text.ts';

/** Shapes that are shown several times when the pack holds several, with their scale and distance. */
const REPEATED: Record<string, { scale: number; dx: number; most: number }> = {
  bottle: { scale: 0.8, dx: 84, most: 6 },
  can: { scale: 0.82, dx: 108, most: 6 },
  tin: { scale: 0.78, dx: 122, most: 4 },
  cup: { scale: 0.82, dx: 156, most: 4 },
  jar: { scale: 0.78, dx: 156, most: 4 },
  brick: { scale: 0.7, dx: 104, most: 6 },
};

function repeated(shape: keyof typeof REPEATED, size: PackSize, text: string, pic: Partial<PackshotInput>) {
  const rule = REPEATED[shape] as { scale: number; dx: number; most: number };
  const many = size.count > 4;
  const stacked = shape === 'tin' && (pic.h ?? 200) < 120;
  return {
    of: shape as PackshotInput['shape'],
    n: many ? 3 : size.count,
    scale: !many && size.count <= 2 ? 0.82 : rule.scale,
    dx: size.count === 2 ? Math.max(rule.dx, 130) : size.count === 4 ? rule.dx * 0.72 : rule.dx,
    ...(many ? { back: true, film: true, filmH: 220, badge: text.replace(' L', ' L') } : {}),
    ...(stacked ? { stack: pic.h } : {}),
  };
}

/** What the tables know about the pack-shot of a product; without a shape the picture mapping chooses. */
export function pictureOf(
  name: string,
  sizeText: string,
  size: PackSize | undefined,
  traits: Traits,
): Partial<PackshotInput> | undefined {
  const { shape } = traits;
  const art = traits.art?.split(' ').filter(Boolean);
  if (!shape) return undefined;
  const pic = traits.pic ?? {};
  const bio = traits.labels?.includes('biologico') ? { bio: true } : {};
  const common = { ...(art ? { art } : {}), ...bio };
  if (shape === 'heap') return { shape, ...common, ...pic };
  const multiple = size && size.count > 1 && shape in REPEATED && !pic.of;
  return {
    label: traits.label ?? labelOf(name),
    ...common,
    ...(multiple
      ? { shape: 'multi', weight: sizeText.replace(/^\d+ × /, ''), ...repeated(shape, size, sizeText, pic) }
      : { shape, weight: sizeText }),
    ...pic,
  };
}
