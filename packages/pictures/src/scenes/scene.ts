import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';

/** Draws an illustration: declares its box with `canvas.bounds`; `cloth` is the colour of the shop, `#rrggbb`. */
export type Scene = (canvas: Canvas, cloth: string) => string;

/** Paint of a surface lit from the upper left. */
export const lit = (canvas: Canvas, colour: string): string =>
  canvas.linear(
    [
      [0, lighten(colour, 0.12)],
      [0.55, colour],
      [1, darken(colour, 0.14)],
    ],
    'diagonal',
  );

/** Own bag as a mark, without the word of any shop: `side` is its width, x and y the middle. */
export function bagMark(x: number, y: number, side: number, cloth: string, handle: string): string {
  const unit = side / 40;
  return `<g transform="translate(${x} ${y}) scale(${unit.toFixed(3)})"><path d="M-18 -8H18L21 22Q21 26 17 26H-17Q-21 26 -21 22Z" fill="${cloth}"/><path d="M-9 -4V-12C-9 -24 9 -24 9 -12V-4" fill="none" stroke="${handle}" stroke-width="5" stroke-linecap="round"/></g>`;
}
