import { darken, lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { bagMark, lit, type Scene } from './scene.ts';

const CARTON = '#d9a866';

/** Cartons on a pallet and the invoice of all of it: shopping for an office. */
export const pallet: Scene = (canvas, cloth) => {
  canvas.bounds(40, 66, 368, 370);
  const carton = (x: number, y: number, w: number, h: number, colour = CARTON) =>
    rect(x, y, w, h, lit(canvas, colour), 'rx="5"') +
    rect(x, y, w, 13, lighten(colour, 0.22), 'rx="5"') +
    rect(x + w / 2 - 9, y, 18, h * 0.42, lighten(colour, 0.4), 'opacity=".7"') +
    bagMark(x + w / 2, y + h * 0.66, 22, darken(colour, 0.38), darken(colour, 0.38));
  const plank = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, lit(canvas, '#b98248'), 'rx="2"');
  const lines = [0, 1, 2, 3]
    .map(
      (at) =>
        rect(284, 226 + at * 17, 38, 5, '#c8cbbf', 'rx="2.5"') + rect(332, 226 + at * 17, 18, 5, '#9da194', 'rx="2.5"'),
    )
    .join('');
  return (
    canvas.floor(200, 366, 160, 10) +
    plank(46, 326, 240, 12) +
    [52, 150, 248].map((x) => plank(x, 338, 34, 22)).join('') +
    plank(46, 356, 240, 9) +
    `<g ${canvas.drop()}>${canvas.art('baguette-bread', 112, 110, 74, -14)}${canvas.art('leafy-green', 156, 112, 66, 6)}${canvas.art('red-apple', 196, 128, 48, 12)}</g>` +
    carton(62, 238, 102, 88) +
    carton(168, 238, 108, 88, '#cf9a55') +
    carton(82, 142, 140, 94, '#dfb173') +
    // the invoice
    `<g ${canvas.drop()} transform="rotate(4 316 260)">` +
    rect(266, 166, 102, 140, '#ffffff', 'rx="8"') +
    rect(266, 166, 102, 32, lit(canvas, cloth), 'rx="8"') +
    rect(266, 188, 102, 10, cloth) +
    bagMark(286, 182, 14, '#ffffff', '#ffd12b') +
    rect(302, 178, 46, 6, '#ffffff', 'rx="3" opacity=".9"') +
    lines +
    '</g>' +
    // coffee for whoever ordered
    `<g ${canvas.drop()}>${canvas.art('hot-beverage', 322, 330, 78)}</g>`
  );
};
