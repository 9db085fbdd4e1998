import { darken, lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { bagMark, lit, type Scene } from './scene.ts';

const STRIPES = 8;

/** The shop on its street: sign, awning, door, and fruit in crates under the window. */
export const shopfront: Scene = (canvas, cloth) => {
  canvas.bounds(34, 62, 366, 372);
  const wall = lit(canvas, '#f6efdf');
  const glass = canvas.linear(
    [
      [0, '#d8eef2'],
      [0.5, '#b9dde4'],
      [1, '#8fc0cb'],
    ],
    'diagonal',
  );
  const width = 304 / STRIPES;
  const awning = Array.from({ length: STRIPES }, (_, at) => {
    const x = 48 + at * width;
    const colour = at % 2 ? '#fffaf0' : cloth;
    return `<path d="M${x + (4 - at) * 2} 132H${x + width + (3 - at) * 2}L${x + width} 178V190A${width / 2} 15 0 0 1 ${x} 190V178Z" fill="${colour}"/>`;
  }).join('');
  const crate = (x: number, art: string) => {
    const fruit = [0, 1, 2, 3]
      .map((at) => `<g ${canvas.drop()}>${canvas.art(art, x + 14 + at * 19, 306 - (at % 2) * 7, 32, at * 23 - 30)}</g>`)
      .join('');
    return `${fruit}<path d="M${x - 4} 312H${x + 88}L${x + 84} 352H${x}Z" fill="${lit(canvas, '#c98f4e')}"/>${rect(x - 2, 328, 88, 4, darken('#c98f4e', 0.3), 'opacity=".5"')}`;
  };
  const leaves = [78, 96, 112]
    .map((y, at) => canvas.art('leafy-green', 336 + (at - 1) * 9, 236 + y * 0.3, 54, (at - 1) * 24))
    .join('');
  return (
    canvas.floor(200, 358, 168, 11) +
    rect(56, 84, 288, 270, wall, 'rx="10"') +
    // sign
    rect(44, 70, 312, 56, lit(canvas, cloth), 'rx="12"') +
    bagMark(98, 98, 30, '#ffffff', lighten(cloth, 0.82)) +
    rect(132, 90, 150, 8, '#ffffff', 'rx="4" opacity=".92"') +
    rect(132, 105, 92, 6, '#ffd12b', 'rx="3"') +
    canvas.art('tangerine', 316, 98, 36, 8) +
    // window and what stands in it
    rect(74, 196, 156, 118, darken(cloth, 0.2), 'rx="8"') +
    rect(81, 203, 142, 104, glass, 'rx="4"') +
    rect(81, 258, 142, 5, '#ffffff', 'opacity=".75"') +
    ['bread', 'cheese-wedge', 'honey-pot'].map((art, at) => canvas.art(art, 108 + at * 44, 236, 42)).join('') +
    `<path d="M90 300L150 203H178L118 300Z" fill="#fff" opacity=".22"/>` +
    // door
    rect(248, 196, 80, 158, darken(cloth, 0.2), 'rx="8"') +
    rect(256, 204, 64, 110, glass, 'rx="4"') +
    `<path d="M262 306L300 204H314L276 306Z" fill="#fff" opacity=".22"/>` +
    `<circle cx="264" cy="330" r="5" fill="#ffd12b"/>` +
    // awning over both
    `<g ${canvas.drop()}>${awning}</g>` +
    rect(48, 176, 304, 4, '#000', 'opacity=".1"') +
    crate(70, 'tomato') +
    crate(164, 'tangerine') +
    `<path d="M314 312H358L352 356H320Z" fill="${lit(canvas, '#c9633c')}"/>${leaves}${rect(311, 306, 50, 11, lit(canvas, '#d9734a'), 'rx="4"')}`
  );
};
