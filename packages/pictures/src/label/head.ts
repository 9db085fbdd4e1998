import { type BrandKit, isStoreBrand } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { legible, readableOn } from '../canvas/colour.ts';
import type { PackshotInput } from '../input.ts';
import { nameLines } from '../type/lines.ts';
import { text, widthAt1 } from '../type/outline.ts';
import { rect } from './area.ts';
import { lockup } from './lockup.ts';
import { storeMark } from './store-mark.ts';

/** Printed head of peel-open packs and blisters. */
export function headFace(
  canvas: Canvas,
  kit: BrandKit,
  pack: PackshotInput,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const variant = pack.variant ?? kit.accent;
  const lines = nameLines(pack.label, 18);
  if (isStoreBrand(kit)) {
    const ink = readableOn(variant, '#0a3d26');
    const size = Math.min(h * 0.22, 25, ...lines.map((line) => (w - 40) / widthAt1(line, 'gabarito')));
    return (
      rect(x, y, w, h, variant) +
      storeMark(x + 20, y + h * 0.14, Math.min(74, w * 0.34), ink, pack.bio) +
      lines
        .map((line, i) => text(line, 'gabarito', size, x + 20, y + h * 0.62 + i * size, ink, { anchor: 'l' }))
        .join('')
    );
  }
  const ink = legible(kit.sub ?? readableOn(kit.base), kit.base);
  const size = Math.min(
    h * (lines.length > 1 ? 0.16 : 0.19),
    ...lines.map((line) => (w * 0.86) / widthAt1(line.toUpperCase(), 'condensedBold')),
  );
  return (
    rect(x, y, w, h, kit.base) +
    rect(x, y + h - 5, w, 5, pack.variant ?? kit.trim) +
    lockup(canvas, kit, x + w * 0.14, y + h * 0.12, w * 0.72, h * 0.42) +
    lines
      .map((line, i) =>
        text(
          line.toUpperCase(),
          'condensedBold',
          size,
          x + w / 2,
          y + h * (lines.length > 1 ? 0.74 : 0.8) + i * size * 1.04,
          ink,
        ),
      )
      .join('')
  );
}
