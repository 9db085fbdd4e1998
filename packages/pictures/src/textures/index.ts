import type { Canvas } from '../canvas/canvas.ts';
import { darken, mix } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { PIECES } from './pieces.ts';
import { type Area, scatter } from './scatter.ts';

type Texture = (canvas: Canvas, area: Area, colour?: string) => string;

const flat = ({ x, y, w, h }: Area, colour: string) =>
  `<rect x="${round1(x)}" y="${round1(y)}" width="${round1(w)}" height="${round1(h)}" fill="${colour}"/>`;

/** Long pasta, side by side: `step` from strand to strand, `core` the share of a hollow or a flat middle. */
const strands =
  (step: number, core = 0): Texture =>
  (canvas, area, colour = '#f0c667') => {
    const { x, y, w, h } = area;
    let drawn = flat(area, darken(colour, 0.25));
    for (let i = 0; i < w / step; i++) {
      const top = x + i * step + canvas.rand() * step * 0.5;
      const lean = (canvas.rand() - 0.5) * 5;
      const paint = mix(colour, canvas.rand() > 0.5 ? '#fff3cf' : '#c98a2c', canvas.rand() * 0.55);
      const path = `d="M${round1(top)} ${round1(y)}L${round1(top + lean)} ${round1(y + h)}"`;
      drawn += `<path ${path} stroke="${paint}" stroke-width="${round1(step * (0.72 + canvas.rand() * 0.3))}"/>`;
      if (core) drawn += `<path ${path} stroke="${darken(paint, 0.22)}" stroke-width="${round1(step * core)}"/>`;
    }
    return drawn;
  };
const LONG: Record<string, Texture> = {
  capellini: strands(1.9),
  spaghetti: strands(3.6),
  thickSpaghetti: strands(6.2),
  bucatini: strands(7.6, 0.22),
  linguine: strands(6.4, 0.08),
  ribbons: strands(12, 0.06),
};

/** Ribbons in nests: tagliatelle, fettuccine. */
const nests: Texture = (canvas, area, colour = '#f1cd70') =>
  scatter(
    canvas,
    area,
    44,
    (random) => {
      let nest = `<circle r="25" fill="${darken(colour, 0.3)}"/>`;
      for (let r = 24; r > 3; r -= 3.4) {
        const squeeze = 0.8 + random() * 0.3;
        nest += `<ellipse rx="${round1(r)}" ry="${round1(r * squeeze)}" cx="${round1((random() - 0.5) * 5)}" cy="${round1((random() - 0.5) * 5)}" fill="none" stroke="${mix(colour, '#fff4d2', random() * 0.6)}" stroke-width="2.8"/>`;
      }
      return nest;
    },
    darken(colour, 0.4),
  );

/** Chopped herbs in oil: pesto, green sauces. */
const herbs: Texture = (canvas, area, colour = '#4f7d2a') => {
  const { x, y, w, h } = area;
  let bits = flat(area, colour);
  for (let i = 0; i < 90; i++) {
    const paint = mix(colour, canvas.rand() > 0.4 ? '#9fc24f' : '#21400f', canvas.rand() * 0.7);
    bits += `<ellipse cx="${round1(x + canvas.rand() * w)}" cy="${round1(y + canvas.rand() * h)}" rx="${round1(2 + canvas.rand() * 4)}" ry="${round1(1 + canvas.rand() * 2)}" fill="${paint}"/>`;
  }
  return bits;
};

/** Sauce with pieces: ragù, jam with fruit, giardiniera. */
const chunks: Texture = (canvas, area, colour = '#b8321d') => {
  const { x, y, w, h } = area;
  let bits = flat(area, colour);
  for (let i = 0; i < 60; i++) {
    const paint = canvas.rand() > 0.5 ? mix(colour, '#ffffff', 0.12 + canvas.rand() * 0.16) : darken(colour, 0.2);
    bits += `<ellipse cx="${round1(x + canvas.rand() * w)}" cy="${round1(y + canvas.rand() * h)}" rx="${round1(3 + canvas.rand() * 8)}" ry="${round1(2 + canvas.rand() * 5)}" fill="${paint}" opacity=".8"/>`;
  }
  return bits;
};

/** Ground spices: an even colour with a little grain. */
const ground: Texture = (canvas, area, colour = '#c8862f') => {
  const { x, y, w, h } = area;
  let grain = flat(area, colour);
  for (let i = 0; i < 70; i++) {
    const paint = canvas.rand() > 0.5 ? mix(colour, '#ffffff', 0.3) : darken(colour, 0.2);
    grain += `<circle cx="${round1(x + canvas.rand() * w)}" cy="${round1(y + canvas.rand() * h)}" r="${round1(0.7 + canvas.rand())}" fill="${paint}" opacity=".7"/>`;
  }
  return grain;
};

const plain: Texture = (_canvas, area, colour = '#e9e2d2') => flat(area, colour);

const SPECIAL: Record<string, Texture> = { ...LONG, nests, herbs, chunks, ground, plain };

export const TEXTURES: readonly string[] = [...Object.keys(SPECIAL), ...Object.keys(PIECES)];

/** What a window in a bag shows of short things must be told apart on a card of 160 pixels: it is drawn larger than life. */
export const WINDOW_SCALE = 1.6;

/** A texture over a rectangle, its pieces `scale` times their size; an unknown name gives a plain colour. */
export function tex(
  canvas: Canvas,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour?: string,
  scale = 1,
): string {
  const area = { x, y, w, h };
  const piece = PIECES[name];
  if (!piece) return (SPECIAL[name] ?? plain)(canvas, area, colour);
  const paint = colour ?? piece.colour;
  return scatter(
    canvas,
    area,
    piece.step * scale,
    (random, variant) => {
      const drawn = piece.draw(paint, random, variant);
      return scale === 1 ? drawn : `<g transform="scale(${scale})">${drawn}</g>`;
    },
    darken(paint, piece.ground ?? 0.42),
  );
}
