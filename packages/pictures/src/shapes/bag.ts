import { darken, lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { storeMark } from '../label/store-mark.ts';
import type { Shape } from './shape.ts';

const BODY = 'M84 190H316L330 352Q332 374 310 374H90Q68 374 70 352Z';
/** Places of the goods sticking out: x, y, size, degrees. */
const SLOTS: [number, number, number, number][] = [
  [128, 128, 96, -14],
  [272, 124, 98, 14],
  [200, 104, 112, 0],
  [104, 176, 84, -20],
  [296, 176, 84, 20],
  [160, 170, 98, -6],
  [236, 172, 98, 8],
  [200, 196, 88, 0],
];

/** The store's own bag, empty or filled: hero, empty states, order completed. */
export const bag: Shape = (canvas, _kit, pack) => {
  const cloth = pack.col ?? '#0a5f31';
  const clip = canvas.clip(`<path d="${BODY}"/>`);
  const slots = pack.slots ?? SLOTS;
  canvas.bounds(62, pack.art?.length ? 40 : 84, 338, 382);
  const goods = (pack.art ?? [])
    .map((name, i) => {
      const [x, y, size, turn] = slots[i % slots.length] as [number, number, number, number];
      return `<g ${canvas.drop()}>${canvas.art(name, x, y, size, turn)}</g>`;
    })
    .join('');
  const front = canvas.linear(
    [
      [0, lighten(cloth, 0.1)],
      [0.5, cloth],
      [1, darken(cloth, 0.16)],
    ],
    'diagonal',
  );
  const roundness = canvas.linear([
    [0, '#000', 0.16],
    [0.12, '#fff', 0.08],
    [0.5, '#fff', 0.03],
    [0.88, '#000', 0.06],
    [1, '#000', 0.24],
  ]);
  const folds = `<path d="M84 190H316V206H83Z" fill="#fff" opacity=".12"/><path d="M83 206H317" stroke="#000" opacity=".18" stroke-width="1.5" stroke-dasharray="5 3"/><g ${canvas.blur(5)} fill="none" stroke-linecap="round"><path d="M112 214Q100 290 122 370" stroke="#fff" stroke-width="12" opacity=".16"/><path d="M288 214Q304 290 280 370" stroke="#000" stroke-width="14" opacity=".2"/><path d="M172 366Q200 340 236 368" stroke="#000" stroke-width="8" opacity=".14"/></g>`;
  const stitches = [140, 260]
    .map(
      (x) =>
        `${rect(x - 11, 206, 22, 30, darken(cloth, 0.12), 'rx="4"')}<path d="M${x - 6} 212l12 18m0-18l-12 18" stroke="${lighten(cloth, 0.35)}" stroke-width="1.6"/>`,
    )
    .join('');
  return (
    canvas.floor(200, 375, 132, 10) +
    `<path d="M146 196V146C146 84 254 84 254 146V196" fill="none" stroke="${darken(cloth, 0.4)}" stroke-width="15"/><path d="M84 190H316L308 214H92Z" fill="${darken(cloth, 0.5)}"/>` +
    goods +
    `<path d="${BODY}" fill="${front}"/>` +
    canvas.clipped(clip, folds + rect(60, 190, 280, 190, roundness)) +
    `<path d="M140 226V150C140 70 260 70 260 150V226" fill="none" stroke="${lighten(cloth, 0.06)}" stroke-width="15"/><path d="M136 222V150C136 66 264 66 264 150V222" fill="none" stroke="#fff" stroke-width="1.5" opacity=".28"/>` +
    stitches +
    storeMark(127, 262, 146, pack.ink ?? '#ffffff', false, pack.handle ?? '#ffd12b')
  );
};
