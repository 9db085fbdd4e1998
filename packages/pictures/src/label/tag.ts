import { type BrandKit, isStoreBrand } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { legible, readableOn } from '../canvas/colour.ts';
import type { PackshotInput } from '../input.ts';
import { fittedLines, nameLines } from '../type/lines.ts';
import { text, widthAt1 } from '../type/outline.ts';
import { rect } from './area.ts';
import { lockup } from './lockup.ts';
import { storeMark } from './store-mark.ts';

/** Small tag on nets, egg boxes and cheese pieces. */
export function tagFace(
  canvas: Canvas,
  kit: BrandKit,
  pack: PackshotInput,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const lines = nameLines(pack.label, 16);
  if (isStoreBrand(kit)) {
    const ground = pack.variant ?? kit.accent;
    const ink = readableOn(ground, '#0a3d26');
    const size = Math.min(h * 0.215, ...lines.map((line) => (w - 24) / widthAt1(line, 'gabarito')));
    return (
      rect(x, y, w, h, ground) +
      storeMark(x + 12, y + 10, w * 0.34, ink, pack.bio) +
      lines
        .map((line, i) =>
          text(line, 'gabarito', size, x + 12, y + h * (lines.length > 1 ? 0.6 : 0.68) + i * h * 0.225, ink, {
            anchor: 'l',
          }),
        )
        .join('') +
      text(pack.weight, 'gabarito', h * 0.14, x + w - 12, y + 10 + w * 0.068, ink, { anchor: 'r', maxW: w * 0.4 })
    );
  }
  // A tag is too small for a mark with its own ground: only the lettering is kept.
  const grounded = ['oval', 'circle', 'shield'].includes(kit.lockup);
  const mark: BrandKit = grounded ? { ...kit, lockup: 'none', ink: legible(kit.ink, kit.base) } : kit;
  const ink = legible(kit.sub ?? readableOn(kit.base), kit.base);
  const name = fittedLines(pack.label, {
    width: w * 0.86,
    height: h * 0.4,
    most: h * 0.23,
    widthAt1: (line) => widthAt1(line.toUpperCase(), 'condensedBold'),
  });
  // one line stands in the middle of the room of two
  const first = y + h * 0.615 - (name.text.length - 1.6) * name.size * 0.5 + name.size * 0.16;
  return (
    rect(x, y, w, h, kit.base) +
    rect(x + 4, y + 4, w - 8, h - 8, 'none', `rx="6" stroke="${kit.trim}" stroke-width="1.6"`) +
    lockup(canvas, mark, x + w * 0.12, y + h * 0.09, w * 0.76, h * 0.31) +
    name.text
      .map((line, i) => text(line.toUpperCase(), 'condensedBold', name.size, x + w / 2, first + i * name.size, ink))
      .join('') +
    text(pack.weight, 'condensed', h * 0.115, x + w / 2, y + h * 0.925, ink, { maxW: w * 0.8 })
  );
}
