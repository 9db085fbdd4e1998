import type { Canvas } from '../canvas/canvas.ts';
import { round1 } from '../canvas/numbers.ts';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Pieces strewn over an area. Four drawn variants are repeated, turned at random, to keep the file small. */
export function scatter(
  canvas: Canvas,
  { x, y, w, h }: Area,
  step: number,
  draw: (random: () => number, variant: number) => string,
  ground: string,
): string {
  const variants = [0, 1, 2, 3].map((variant) => {
    const id = canvas.id('t');
    canvas.def(`<g id="${id}">${draw(canvas.rand, variant)}</g>`);
    return id;
  });
  let pieces = `<rect x="${round1(x)}" y="${round1(y)}" width="${round1(w)}" height="${round1(h)}" fill="${ground}"/>`;
  for (let row = 0, top = y; top < y + h + step * 0.6; top += step * 0.62, row++) {
    for (let left = x + (row % 2 ? step / 2 : 0); left < x + w + step; left += step) {
      const variant = variants[Math.floor(canvas.rand() * 4)];
      const dx = (canvas.rand() - 0.5) * step * 0.5;
      const dy = (canvas.rand() - 0.5) * step * 0.4;
      pieces += `<use href="#${variant}" transform="translate(${round1(left + dx)} ${round1(top + dy)}) rotate(${Math.round(canvas.rand() * 360)})"/>`;
    }
  }
  return pieces;
}
