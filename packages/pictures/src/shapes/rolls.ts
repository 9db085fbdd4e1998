import type { Canvas } from '../canvas/canvas.ts';
import { round1 } from '../canvas/numbers.ts';
import { rect } from '../label/area.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** Columns and rows of rolls in sight, by how many the pack holds. */
const GRIDS: [most: number, columns: number, rows: number][] = [
  [1, 1, 1],
  [2, 2, 1],
  [4, 2, 2],
  [6, 3, 2],
  [8, 4, 2],
  [9, 3, 3],
  [10, 5, 2],
  [Number.POSITIVE_INFINITY, 4, 3],
];

/** Paper rolls in film: toilet paper, kitchen paper (`n` rolls). */
export const rolls: Shape = (canvas, kit, pack) => {
  const [, columns, rows] = GRIDS.find(([most]) => (pack.n ?? 4) <= most) as (typeof GRIDS)[number];
  const w = pack.w ?? (rows === 1 ? 236 : 264);
  const h = pack.h ?? (rows === 1 ? 250 : columns > 3 ? 220 : 290);
  const [x, right, bottom] = [200 - w / 2, 200 + w / 2, 368];
  const y = bottom - h;
  canvas.bounds(x - 4, y - 8, right + 4, 378);
  const wrap = `M${x + 10} ${y}Q200 ${y - 12} ${right - 10} ${y}Q${right + 6} ${y + 10} ${right} ${y + h / 2}Q${right + 6} ${bottom - 10} ${right - 10} ${bottom}Q200 ${bottom + 6} ${x + 10} ${bottom}Q${x - 6} ${bottom - 10} ${x} ${y + h / 2}Q${x - 6} ${y + 10} ${x + 10} ${y}Z`;
  let paper = rect(x - 8, y - 14, w + 16, h + 24, '#dfe3e8');
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      paper += roll(canvas, x + (column * w) / columns, y + (row * h) / rows, w / columns, h / rows);
    }
  }
  const [labelTop, labelHeight] = [y + h * 0.18, h * 0.62];
  const gloss = canvas.linear([
    [0, '#000', 0.22],
    [0.08, '#fff', 0.4],
    [0.16, '#fff', 0.05],
    [0.5, '#fff', 0.08],
    [0.86, '#000', 0.05],
    [1, '#000', 0.26],
  ]);
  return (
    canvas.floor(200, 372, w * 0.48, 9) +
    canvas.clipped(
      canvas.clip(`<path d="${wrap}"/>`),
      paper +
        canvas.clipRect(
          x - 10,
          labelTop,
          w + 20,
          labelHeight,
          face(canvas, kit, { ...pack, layout: pack.layout ?? 'wave' }, x, labelTop, w, labelHeight),
        ) +
        rect(x - 8, y - 14, w + 16, h + 24, gloss) +
        `<g ${canvas.blur(2)} stroke="#fff" fill="none" opacity=".7"><path d="M${x + 20} ${y + 8}Q${x + 60} ${y + 30} ${x + 110} ${y + 10}" stroke-width="4"/><path d="M${right - 20} ${y + 14}Q${right - 50} ${y + 40} ${right - 96} ${y + 12}" stroke-width="4"/><path d="M${x + 24} ${bottom - 10}Q${x + 70} ${bottom - 40} ${x + 120} ${bottom - 12}" stroke-width="4"/></g>`,
    )
  );
};

function roll(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const white = canvas.linear([
    [0, '#d5d9df'],
    [0.25, '#ffffff'],
    [0.7, '#f4f5f7'],
    [1, '#c6cbd3'],
  ]);
  let embossing = '';
  for (let top = y + 22; top < y + h - 12; top += 20) {
    embossing += `<path d="M${round1(x + 14)} ${round1(top)}h${round1(w - 28)}" stroke="#cfd5de" stroke-width="1.4" stroke-dasharray="2 7"/>`;
  }
  return rect(x + 3, y + 4, w - 6, h - 6, white, 'rx="14"') + embossing;
}
