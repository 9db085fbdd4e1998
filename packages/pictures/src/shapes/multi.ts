import type { BrandKit } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { readableOn } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import type { PackshotInput } from '../input.ts';
import { seal } from '../label/seal.ts';
import type { Shape } from './shape.ts';

/** A pile says "several" with so many. */
const MOST_PILED = 4;

/** Several packs of one shape: a stack, a pile, or a row with rows behind it and shrink film around. */
export function multiOf(single: Shape): Shape {
  return (canvas, kit, pack) => {
    const one = single(canvas, kit, pack);
    const id = canvas.id('m');
    canvas.def(`<g id="${id}">${one}</g>`);
    if (pack.stack) return stacked(canvas, id, pack.n ?? 3, pack.stack);
    const [left, top, right, bottom] = canvas.box;
    // a tray seen from above is nearly square, and lies
    if (pack.of === 'alutray' || right - left > (bottom - top) * LIES)
      return piled(canvas, id, Math.min((pack.n ?? 2) * (pack.back ? 2 : 1), MOST_PILED));
    return inRow(canvas, kit, pack, id);
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

/** A unit wider than this share of its height is piled up, not set in a row. */
const LIES = 1.15;
/** Least part of a unit seen beside the one before it, and the width of a row for its height. */
const LEAST_SEEN = 0.66;
const ROW_WIDTH = 1.08;

/** Lying packs: each behind and above the one before it. */
function piled(canvas: Canvas, id: string, count: number): string {
  const [left, top, right, bottom] = canvas.box;
  // the more there are, the closer they lie
  const [aside, above] = [0.08 + count * 0.04, 1 / (count + 0.2)];
  const [dx, dy] = [(right - left) * aside, (bottom - top) * above];
  canvas.bounds(left, top - dy * (count - 1), right + dx * (count - 1), bottom);
  return Array.from({ length: count }, (_, i) => count - 1 - i)
    .map((i) => `<use href="#${id}" transform="translate(${round1(i * dx)} ${round1(-i * dy)})"/>`)
    .join('');
}

/**
 * Standing packs side by side. What would make the row much wider than high stands closer, the last one in front, so
 * that three cartons are not drawn smaller than one.
 */
function inRow(canvas: Canvas, kit: BrandKit, pack: PackshotInput, id: string): string {
  const floor = 372;
  const count = pack.n ?? 3;
  const scale = pack.scale ?? 0.72;
  const [left, top, right] = canvas.box;
  const [width, height] = [(right - left) * scale, (floor - top) * scale];
  const close = (height * ROW_WIDTH - width) / Math.max(1, count - 1);
  const step = pack.dx ?? Math.min(width + 4, Math.max(width * LEAST_SEEN, close));
  const shift = pack.back ? step * 0.2 : 0;
  const first = 200 - (step * (count - 1)) / 2 - shift;
  // where they overlap, each stands a little nearer than the one before it
  const nearer = step < width ? Math.min(10, height * 0.05) : 0;
  const at = (x: number, y: number, size: number) =>
    `<use href="#${id}" transform="translate(${round1(x)} ${round1(y)}) scale(${Math.round(size * 1000) / 1000}) translate(-200 -${floor})"/>`;
  const row = (x: number, y: number, size: number) =>
    Array.from({ length: count }, (_, i) => at(x + i * step, y - (count - 1 - i) * nearer, size)).join('');
  const behind = Array.from({ length: pack.back ? (pack.rows ?? 2) - 1 : 0 }, (_, i) => i + 1).reverse();
  const depth = behind.length;
  const rowLeft = first - (200 - left) * scale;
  const rowRight = first + step * (count - 1) + shift * 2 * depth + (right - 200) * scale;
  const rowTop = floor - height - depth * 20 - nearer * (count - 1);
  const filmTop = floor - (pack.filmH ?? (floor - rowTop) * 0.78);
  canvas.bounds(rowLeft - 4, Math.min(rowTop, pack.film ? filmTop - 16 : rowTop), rowRight + (pack.film ? 24 : 4), 378);
  return (
    behind.map((i) => row(first + step * 0.4 * i, floor - 24 * i, scale * (1 - 0.03 * i))).join('') +
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
