import { darken } from '../canvas/colour.ts';
import { text } from '../type/outline.ts';
import type { Shape } from './shape.ts';

/** Herbs and flowers in a pot. */
export const plant: Shape = (canvas, _kit, pack) => {
  canvas.bounds(80, 50, 320, 376);
  const pot = pack.col ?? '#b8623a';
  const art = pack.art?.[0] ?? 'basil';
  const places: [number, number, number, number][] = [
    [150, 150, 150, -16],
    [250, 150, 150, 16],
    [200, 120, 160, 0],
    [170, 200, 140, -8],
    [232, 200, 140, 8],
  ];
  const body = 'M136 250H264L248 362Q247 368 240 368H160Q153 368 152 362Z';
  return `${canvas.floor(200, 369, 66, 8)}${places.map(([x, y, size, turn]) => canvas.art(art, x, y, size, turn)).join('')}<path d="${body}" fill="${pot}"/>${canvas.cylinder(`<path d="${body}"/>`)}<path d="M130 240H270V262Q200 270 130 262Z" fill="${pot}"/>${canvas.cylinder('<path d="M130 240H270V262Q200 270 130 262Z"/>')}<path d="M130 262Q200 270 270 262" stroke="${darken(pot, 0.35)}" stroke-width="2" fill="none"/><rect x="160" y="284" width="80" height="46" rx="5" fill="#fffdf6"/>${text(pack.label?.replace('|', ' '), 'gabarito', 20, 200, 307, '#2f5a2a', { mid: true, maxW: 70 })}`;
};
