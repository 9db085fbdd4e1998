import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { rect } from '../label/area.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';

/** Whole salame or sausage in its string, with a band: salame, cotechino, zampone. `n` small ones lie behind each other. */
export const salami: Shape = (canvas, kit, pack) => {
  const one = single(canvas, kit, pack);
  const behind = Math.min(pack.n ?? 1, 3) - 1;
  if (behind < 1) return one;
  const id = canvas.id('s');
  canvas.def(`<g id="${id}">${one}</g>`);
  canvas.bounds(36, 96 - behind * 62, 364 + behind * 16, 336);
  return Array.from({ length: behind + 1 }, (_, i) => behind - i)
    .map((i) => `<use href="#${id}" transform="translate(${i * 14} ${i * -66})"/>`)
    .join('');
};

const single: Shape = (canvas, kit, pack) => {
  const colour = pack.fill ?? '#8c3a34';
  canvas.bounds(36, 96, 364, 336);
  const skin = `<rect x="52" y="152" width="296" height="${pack.h ?? 112}" rx="${(pack.h ?? 112) / 2}"/>`;
  const h = pack.h ?? 112;
  const paint = canvas.linear(
    [
      [0, darken(colour, 0.1)],
      [0.25, lighten(colour, 0.28)],
      [0.6, colour],
      [1, darken(colour, 0.38)],
    ],
    'down',
  );
  let bloom = '';
  for (let i = 0; i < 70; i++)
    bloom += `<ellipse cx="${round1(canvas.between(56, 344))}" cy="${round1(canvas.between(154, 150 + h))}" rx="${round1(canvas.between(1, 7))}" ry="${round1(canvas.between(1, 3))}" fill="#f3e6d8" opacity="${round1(canvas.between(0.1, 0.5))}"/>`;
  let net = '';
  for (let x = 40; x < 380; x += 34) net += `M${x} 150L${x + 30} ${156 + h}M${x + 30} 150L${x} ${156 + h}`;
  const [left, width] = [126, 148];
  return `<g transform="rotate(-14 200 210)">${rect(60, 176, 280, h, '#2b2118', `rx="50" opacity=".4" ${canvas.blur(8)}`)}${skin.replace('/>', ` fill="${paint}"/>`)}${canvas.clipped(canvas.clip(skin), `${bloom}<path d="${net}" stroke="#e9d8bd" stroke-width="2" opacity=".7" fill="none"/>`)}<path d="M52 ${152 + h / 2}Q36 ${152 + h / 2} 30 ${140 + h / 2}M348 ${152 + h / 2}Q362 ${152 + h / 2} 368 ${166 + h / 2}" stroke="#d9c09a" stroke-width="5" fill="none" stroke-linecap="round"/>${canvas.clipRect(left, 146, width, h + 12, tagFace(canvas, kit, pack, left, 150, width, h + 4), 4)}${rect(
    left,
    146,
    width,
    h + 12,
    canvas.linear(
      [
        [0, '#000', 0.3],
        [0.25, '#fff', 0.2],
        [0.6, '#000', 0],
        [1, '#000', 0.4],
      ],
      'down',
    ),
    'rx="4"',
  )}</g>`;
};
