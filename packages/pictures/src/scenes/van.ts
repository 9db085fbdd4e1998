import { darken } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { bagMark, lit, type Scene } from './scene.ts';

/** The van at the door, with the shopping ready beside it. */
export const van: Scene = (canvas, cloth) => {
  canvas.bounds(26, 108, 382, 350);
  const glass = canvas.linear(
    [
      [0, '#dff1f4'],
      [1, '#8fc0cb'],
    ],
    'diagonal',
  );
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="320" r="31" fill="#23261f"/><circle cx="${x}" cy="320" r="17" fill="${lit(canvas, '#d9dbd2')}"/><circle cx="${x}" cy="320" r="6" fill="#6b7064"/>`;
  const bag = (x: number, y: number, side: number, goods: readonly string[]) =>
    goods
      .map(
        (art, at) =>
          `<g ${canvas.drop()}>${canvas.art(art, x - side * 0.3 + at * side * 0.3, y - side * 0.55, side * 0.62, (at - 1) * 16)}</g>`,
      )
      .join('') +
    `<path d="M${x - side / 2} ${y - side * 0.4}H${x + side / 2}L${x + side * 0.56} ${y + side * 0.52}Q${x + side * 0.56} ${y + side * 0.6} ${x + side * 0.48} ${y + side * 0.6}H${x - side * 0.48}Q${x - side * 0.56} ${y + side * 0.6} ${x - side * 0.56} ${y + side * 0.52}Z" fill="${lit(canvas, '#ffd12b')}"/>` +
    `<path d="M${x - side * 0.22} ${y - side * 0.32}V${y - side * 0.5}C${x - side * 0.22} ${y - side * 0.86} ${x + side * 0.22} ${y - side * 0.86} ${x + side * 0.22} ${y - side * 0.5}V${y - side * 0.32}" fill="none" stroke="${darken('#ffd12b', 0.22)}" stroke-width="6"/>`;
  return (
    canvas.floor(190, 346, 172, 11) +
    // box of the van
    `<path d="M34 130Q34 114 50 114H236Q248 114 248 126V312H34Z" fill="${lit(canvas, cloth)}"/>` +
    `<path d="M34 262H248V312H34Z" fill="#000" opacity=".12"/>` +
    `<path d="M34 250H248V262H34Z" fill="#ffd12b"/>` +
    bagMark(141, 182, 92, '#ffffff', '#ffd12b') +
    [-34, 0, 34]
      .map(
        (x, at) =>
          `<g ${canvas.drop()}>${canvas.art(['tomato', 'leafy-green', 'lemon'][at] as string, 141 + x, 166 - (at % 2) * 8, 44, x / 2)}</g>`,
      )
      .join('') +
    // the front of the mark again, so that the food is in it
    `<path d="M98 168H184L190 232Q190 240 182 240H100Q92 240 92 232Z" fill="#fff"/><path d="M120 178V160C120 132 162 132 162 160V178" fill="none" stroke="#ffd12b" stroke-width="10" stroke-linecap="round"/>` +
    // cab
    `<path d="M248 160H306Q318 160 325 170L356 220Q372 226 372 244V312H248Z" fill="${lit(canvas, '#fffdf6')}"/>` +
    `<path d="M262 174H300Q308 174 313 182L334 218H262Z" fill="${glass}"/><path d="M270 218L292 174H304L282 218Z" fill="#fff" opacity=".3"/>` +
    rect(262, 236, 22, 6, '#9da194', 'rx="3"') +
    `<path d="M372 252V272H358Q352 272 352 262T358 252Z" fill="#ffd12b"/>` +
    rect(24, 300, 354, 16, darken(cloth, 0.45), 'rx="6"') +
    wheel(98) +
    wheel(306) +
    bag(208, 304, 60, ['baguette-bread', 'carrot', 'red-apple'])
  );
};
