import { darken } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { lit, type Scene } from './scene.ts';

/** The trolley on which several orders are picked at once, each in its own crate. */
export const pickingTrolley: Scene = (canvas, cloth) => {
  canvas.bounds(62, 58, 344, 372);
  const crate = (x: number, y: number, colour: string, goods: readonly string[]) =>
    goods
      .map(
        (art, at) =>
          `<g ${canvas.drop()}>${canvas.art(art, x + 22 + at * 31, y - 4 - (at % 2) * 9, 50, (at - 1) * 14)}</g>`,
      )
      .join('') +
    `<path d="M${x} ${y}H${x + 106}L${x + 101} ${y + 58}Q${x + 100} ${y + 64} ${x + 94} ${y + 64}H${x + 12}Q${x + 6} ${y + 64} ${x + 5} ${y + 58}Z" fill="${lit(canvas, colour)}"/>` +
    rect(x - 3, y - 4, 112, 12, darken(colour, 0.12), 'rx="5"') +
    rect(x + 36, y + 24, 34, 20, '#ffffff', 'rx="4" opacity=".94"') +
    rect(x + 42, y + 30, 22, 3, '#555a4e') +
    rect(x + 42, y + 36, 14, 3, '#9da194');
  const post = (x: number) => rect(x, 92, 10, 250, lit(canvas, '#aeb2a6'), 'rx="5"');
  const shelf = (y: number) => rect(76, y, 262, 10, lit(canvas, '#c8cbbf'), 'rx="5"');
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="354" r="15" fill="#23261f"/><circle cx="${x}" cy="354" r="6" fill="#9da194"/>`;
  return (
    canvas.floor(206, 368, 142, 10) +
    post(84) +
    post(320) +
    `<path d="M325 96V84Q325 66 343 66" fill="none" stroke="#6b7064" stroke-width="10" stroke-linecap="round"/>` +
    shelf(214) +
    crate(94, 148, cloth, ['leafy-green', 'carrot', 'baguette-bread']) +
    crate(208, 148, '#ffd12b', ['lemon', 'glass-of-milk', 'cheese-wedge']) +
    shelf(334) +
    crate(94, 268, '#e8452a', ['tomato', 'egg', 'red-apple']) +
    crate(208, 268, cloth, ['honey-pot', 'grapes', 'croissant']) +
    wheel(102) +
    wheel(312)
  );
};
