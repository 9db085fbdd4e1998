import type { BrandKit } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { readableOn } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { PackshotInput } from '../input.ts';
import { seal } from '../label/seal.ts';
import type { Shape } from './shape.ts';

/** Several packs of one shape: a stack, or a row with an optional second row behind and shrink film around. */
export function multiOf(single: Shape): Shape {
  return (canvas, kit, pack) => {
    const one = single(canvas, kit, pack);
    const id = canvas.id('m');
    canvas.def(`<g id="${id}">${one}</g>`);
    return pack.stack ? stacked(canvas, id, pack.n ?? 3, pack.stack) : inRow(canvas, kit, pack, id);
  };
}

function stacked(canvas: Canvas, id: string, count: number, step: number): string {
  const [left, top, right, bottom] = canvas.box;
  canvas.bounds(left - 4, top - step * (count - 1), right + 6, bottom);
  return Array.from(
    { length: count },
    (_, i) => `<use href="#${id}" transform="translate(${i % 2 ? 5 : -3} ${round1(-i * step)})"/>`,
  ).join('');
}

function inRow(canvas: Canvas, kit: BrandKit, pack: PackshotInput, id: string): string {
  const floor = 372;
  const count = pack.n ?? 3;
  const scale = pack.scale ?? 0.72;
  const [left, top, right] = canvas.box;
  const step = pack.dx ?? (right - left) * scale + 4;
  const shift = pack.back ? step * 0.2 : 0;
  const first = 200 - (step * (count - 1)) / 2 - shift;
  const at = (x: number, y: number, size: number) =>
    `<use href="#${id}" transform="translate(${round1(x)} ${round1(y)}) scale(${Math.round(size * 1000) / 1000}) translate(-200 -${floor})"/>`;
  const row = (x: number, y: number, size: number) =>
    Array.from({ length: count }, (_, i) => at(x + i * step, y, size)).join('');
  const rowLeft = first - (200 - left) * scale;
  const rowRight = first + step * (count - 1) + shift * 2 + (right - 200) * scale;
  const rowTop = floor - (floor - top) * scale - (pack.back ? 20 : 0);
  const filmTop = floor - (pack.filmH ?? (floor - rowTop) * 0.78);
  canvas.bounds(rowLeft - 4, Math.min(rowTop, pack.film ? filmTop - 16 : rowTop), rowRight + (pack.film ? 20 : 4), 378);
  return (
    (pack.back ? row(first + step * 0.4, floor - 24, scale * 0.97) : '') +
    row(first, floor, scale) +
    (pack.film ? film(canvas, rowLeft - 5, filmTop, rowRight - rowLeft + 10, floor - filmTop) : '') +
    (pack.badge ? seal(rowRight - 14, filmTop + 20, 36, pack.badge, '', kit.accent, readableOn(kit.accent)) : '')
  );
}

function film(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const gloss = canvas.linear([
    [0, '#fff', 0.55],
    [0.04, '#fff', 0.08],
    [0.28, '#fff', 0.16],
    [0.32, '#fff', 0.02],
    [0.92, '#fff', 0.06],
    [1, '#fff', 0.55],
  ]);
  return `<rect x="${round1(x)}" y="${round1(y)}" width="${round1(w)}" height="${round1(h + 2)}" rx="16" fill="${gloss}"/><path d="M${round1(x + 6)} ${round1(y + 5)}Q${round1(x + w / 2)} ${round1(y + 14)} ${round1(x + w - 6)} ${round1(y + 5)}" stroke="#fff" stroke-width="2.5" opacity=".6" fill="none"/>`;
}
