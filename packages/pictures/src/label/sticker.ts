import { type BrandKit, isStoreBrand } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { luminance, readableOn } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { PackshotInput } from '../input.ts';
import { nameLines } from '../type/lines.ts';
import { text, widthAt1 } from '../type/outline.ts';
import { rect } from './area.ts';
import { lockup } from './lockup.ts';
import { storeMark } from './store-mark.ts';

/** Weighing label of trays: mark, name, bar code, weight. */
export function sticker(
  canvas: Canvas,
  kit: BrandKit,
  pack: PackshotInput,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const ground = isStoreBrand(kit) ? (pack.variant ?? kit.accent) : kit.base;
  const plainMark: BrandKit = {
    ...kit,
    lockup: 'none',
    ink: readableOn(ground, luminance(kit.ink) < 0.4 ? kit.ink : '#2a1d14'),
  };
  const mark = isStoreBrand(kit)
    ? storeMark(x + w * 0.3, y + h * 0.07, w * 0.4, readableOn(ground, '#0a3d26'), pack.bio)
    : lockup(canvas, plainMark, x + w * 0.08, y + h * 0.04, w * 0.84, h * 0.32);
  const lines = nameLines(pack.label, 15);
  const size = Math.min(h * 0.17, ...lines.map((line) => (w - 18) / widthAt1(line, 'condensedBold')));
  return (
    rect(x, y, w, h, '#fffdf8') +
    rect(x, y, w, h * 0.4, ground) +
    mark +
    lines
      .map((line, i) =>
        text(line, 'condensedBold', size, x + 9, y + h * 0.58 + i * h * 0.16, '#2a2018', { anchor: 'l' }),
      )
      .join('') +
    barCode(canvas, x + 9, y + h * 0.82, w * 0.38, h * 0.12) +
    text(pack.weight, 'condensed', h * 0.13, x + w - 9, y + h * 0.93, '#2a2018', { anchor: 'r', maxW: w * 0.46 })
  );
}

/** Bars that look like a bar code (they encode nothing). */
function barCode(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  let path = '';
  let at = x;
  for (;;) {
    const bar = 1 + Math.floor(canvas.rand() * 3);
    if (at + bar > x + w) break;
    path += `M${round1(at)} ${round1(y)}h${bar}v${round1(h)}h-${bar}Z`;
    at += bar + 1 + Math.floor(canvas.rand() * 2);
  }
  return `<path d="${path}" fill="#1c1c1c"/>`;
}
