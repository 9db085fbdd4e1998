import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';
import type { PackshotInput } from '../input.ts';
import { rect } from '../label/area.ts';
import { text } from '../type/outline.ts';

type Drawer = (canvas: Canvas, x: number, y: number, h: number, colour: string) => string;

const upright = (canvas: Canvas, x: number, y: number, w: number, h: number, colour: string, radius = 6) =>
  rect(x, y, w, h, colour, `rx="${radius}"`) +
  canvas.cylinder(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/>`, 0.8);

/** Head with tufts to the side, slender neck, thicker handle with a soft grip. */
function toothbrush(canvas: Canvas, x: number, y: number, h: number, colour: string): string {
  const tufts = Array.from({ length: 7 }, (_, i) =>
    rect(x + 13, y + 4 + i * 6, i % 2 ? 17 : 15, 5, i % 3 ? '#ffffff' : lighten(colour, 0.5), 'rx="1.5"'),
  ).join('');
  const shape = `M${x + 3} ${y + 8}Q${x + 3} ${y} ${x + 9} ${y}Q${x + 15} ${y} ${x + 15} ${y + 8}V${y + 42}Q${x + 15} ${y + 54} ${x + 12} ${y + 66}Q${x + 18} ${y + 84} ${x + 18} ${y + h * 0.62}V${y + h - 9}Q${x + 18} ${y + h} ${x + 9} ${y + h}Q${x} ${y + h} ${x} ${y + h - 9}V${y + h * 0.62}Q${x} ${y + 84} ${x + 6} ${y + 66}Q${x + 3} ${y + 54} ${x + 3} ${y + 42}Z`;
  const grip = rect(x + 4, y + h * 0.56, 10, h * 0.36, '#fff', 'rx="5" opacity=".55"');
  return `${tufts}<path d="${shape}" fill="${colour}"/>${grip}${canvas.cylinder(`<path d="${shape}"/>`, 0.7)}`;
}

/** A cylinder of so much width, with its size on it. */
const battery =
  (size: string, width: number): Drawer =>
  (canvas, x, y, h, colour) =>
    rect(x + width / 3, y - 7, width / 3, 8, '#c9ced2') +
    upright(canvas, x, y, width, h, '#23262b', 4) +
    upright(canvas, x, y, width, h * 0.3, colour, 4) +
    text(size, 'condensedBold', 16, x + width / 2, y + h * 0.62, '#ffffff');

function coinCell(canvas: Canvas, x: number, y: number, h: number): string {
  const [cx, cy] = [x + 28, y + h / 2];
  return (
    `<circle cx="${cx + 2}" cy="${cy + 5}" r="30" fill="#14202a" opacity=".35"/>` +
    `<circle cx="${cx}" cy="${cy}" r="30" fill="${canvas.radial([
      [0, '#ffffff'],
      [0.7, '#cfd6da'],
      [1, '#9aa4aa'],
    ])}"/><circle cx="${cx}" cy="${cy}" r="23" fill="none" stroke="#aab3b8" stroke-width="2"/>` +
    text('3V', 'condensedBold', 15, cx, cy + 5, '#5a646a')
  );
}

/** A handle with a small brush of wire. */
function interdentalBrush(canvas: Canvas, x: number, y: number, h: number, colour: string): string {
  let bristles = '';
  for (let i = 0; i < 9; i++) bristles += rect(x + 2, y + i * 6, 22, 2, lighten(colour, 0.4));
  return bristles + rect(x + 12, y, 2, 60, '#9aa4aa') + upright(canvas, x + 4, y + 56, 18, h - 56, colour, 8);
}

/** A slim bulb, as for chandeliers. */
const slimBulb: Drawer = (canvas, x, y, h) =>
  `<path d="M${x + 18} ${y}Q${x + 40} ${y + h * 0.34} ${x + 26} ${y + h * 0.62}H${x + 10}Q${x - 4} ${y + h * 0.34} ${x + 18} ${y}Z" fill="${canvas.radial(
    [
      [0, '#fff6cf'],
      [1, '#f2b92c'],
    ],
  )}" stroke="#d99a2b" stroke-width="1.5"/>${upright(canvas, x + 9, y + h * 0.62, 18, h * 0.26, '#aab3b8', 3)}`;

/** Spare blades of a razor, one above the other. */
function cartridge(_canvas: Canvas, x: number, y: number, h: number, colour: string): string {
  let drawn = '';
  for (let i = 0; i < 3; i++) {
    const top = y + i * (h / 3);
    drawn +=
      rect(x, top, 50, h / 3 - 8, darken(colour, 0.1), 'rx="6"') +
      [5, 11, 17].map((dy) => rect(x + 5, top + dy, 40, 3, '#dfe6ea')).join('');
  }
  return drawn;
}

function razor(canvas: Canvas, x: number, y: number, h: number, colour: string): string {
  return (
    upright(canvas, x + 16, y + 20, 14, h - 20, colour, 7) +
    rect(x, y, 46, 24, darken(colour, 0.25), 'rx="6"') +
    rect(x + 4, y + 5, 38, 4, '#dfe6ea') +
    rect(x + 4, y + 11, 38, 4, '#dfe6ea')
  );
}

function lighter(canvas: Canvas, x: number, y: number, h: number, colour: string): string {
  return rect(x + 4, y, 22, 20, '#c9ced2', 'rx="3"') + upright(canvas, x, y + 18, 30, h - 18, colour, 6);
}

function candle(canvas: Canvas, x: number, y: number, h: number, colour: string): string {
  return `<path d="M${x + 12} ${y + 12}V${y}" stroke="#3a2a1c" stroke-width="2"/>${upright(canvas, x, y + 10, 24, h - 10, colour, 4)}`;
}

const ROWS: Record<string, { draw: Drawer; width: number; count: number; colours: string[] }> = {
  toothbrush: { draw: toothbrush, width: 44, count: 2, colours: ['#2f8fd6', '#3fae6a', '#e8574a', '#8a63b8'] },
  battery: { draw: battery('AA', 36), width: 42, count: 4, colours: ['#d99a2b'] },
  slimBattery: { draw: battery('AAA', 24), width: 34, count: 4, colours: ['#3f8fd0'] },
  coinCell: { draw: coinCell, width: 70, count: 2, colours: ['#cfd6da'] },
  interdentalBrush: {
    draw: interdentalBrush,
    width: 38,
    count: 4,
    colours: ['#e86a9a', '#2f8fd6', '#3fae6a', '#f0a52b'],
  },
  slimBulb: { draw: slimBulb, width: 62, count: 2, colours: ['#f2b92c'] },
  razor: { draw: razor, width: 54, count: 3, colours: ['#2f8fd6', '#e86a9a', '#f0a52b'] },
  cartridge: { draw: cartridge, width: 58, count: 3, colours: ['#23303a', '#2f8fd6', '#23303a'] },
  lighter: { draw: lighter, width: 38, count: 3, colours: ['#e8483a', '#2f7fd1', '#f2b92c', '#3fae6a'] },
  candle: { draw: candle, width: 32, count: 5, colours: ['#f3e4c8', '#c8342c', '#fbf3e0'] },
};

/** Goods under the bubble of a blister card: a row of drawn ones (`content`), or food art. */
export function blisterGoods(canvas: Canvas, pack: PackshotInput, x: number, y: number, w: number, h: number): string {
  const row = pack.content ? ROWS[pack.content] : undefined;
  if (!row) {
    const size = pack.size ?? Math.min(w, h) * 0.92;
    return canvas.art(pack.art?.[0] ?? 'sparkles', x + w / 2, y + h / 2, size, pack.rot ?? 0);
  }
  const count = Math.min(pack.n ?? row.count, Math.floor(w / row.width));
  const first = x + (w - count * row.width) / 2 + (row.width - 36) / 2;
  const shift = Math.floor(canvas.rand() * row.colours.length);
  return Array.from({ length: count }, (_, i) =>
    row.draw(canvas, first + i * row.width, y + 22, h - 40, row.colours[(i + shift) % row.colours.length] as string),
  ).join('');
}
