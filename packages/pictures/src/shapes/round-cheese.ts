import { darken, lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';

/** Round or pear-shaped cheeses with a tag: mozzarella, burrata, scamorza, provola, caciotta, primo sale. */
export const cheeseball: Shape = (canvas, kit, pack) => {
  canvas.bounds(70, 60, 330, 368);
  const colour = pack.fill ?? '#f7f2e4';
  const hung = pack.content === 'hung';
  const body = hung
    ? 'M200 92Q232 96 226 128Q222 146 252 170Q300 204 296 264Q288 348 200 350Q112 348 104 264Q100 204 148 170Q178 146 174 128Q168 96 200 92Z'
    : 'M200 128Q302 130 306 240Q304 348 200 350Q96 348 94 240Q98 130 200 128Z';
  const paint = canvas.radial(
    [
      [0, lighten(colour, 0.5)],
      [0.5, colour],
      [1, darken(colour, 0.3)],
    ],
    'cx=".36" cy=".3" r=".8"',
  );
  const string = hung
    ? '<path d="M176 130Q200 142 224 130M176 122Q200 134 224 122M200 122V66M200 70q-14 -14 0 -16q14 2 0 16" fill="none" stroke="#c9a46a" stroke-width="4" stroke-linecap="round"/>'
    : `<path d="M178 132Q200 150 222 131" stroke="${darken(colour, 0.16)}" stroke-width="3" fill="none"/>`;
  return `${canvas.floor(200, 350, 104, 10)}<path d="${body}" fill="${paint}"/>${string}<ellipse cx="152" cy="206" rx="26" ry="34" fill="#fff" opacity=".4" ${canvas.blur(6)}/>${tag(canvas, kit, pack, 122, 232, 156, 92)}`;
};

/** Low cylinder: robiola, tomino, camembert, brie, stracchino in its round, caciotta. */
export const wheel: Shape = (canvas, kit, pack) => {
  const rx = pack.w ? pack.w / 2 : 142;
  const depth = pack.h ?? 78;
  const colour = pack.fill ?? '#f5ecd6';
  const [top, bottom] = [210, 210 + depth];
  const ry = rx * 0.42;
  canvas.bounds(200 - rx, top - ry, 200 + rx, bottom + ry + 8);
  const side = `M${200 - rx} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${200 + rx} ${bottom}V${top}Z`;
  const upper = canvas.radial(
    [
      [0, lighten(colour, 0.5)],
      [0.7, colour],
      [1, darken(colour, 0.1)],
    ],
    'cx=".36" cy=".3" r=".9"',
  );
  return `${canvas.floor(200, bottom + ry - 4, rx * 0.98, 10)}<path d="${side}" fill="${pack.rind ?? darken(colour, 0.16)}"/>${canvas.cylinder(`<path d="${side}"/>`, 0.7)}<ellipse cx="200" cy="${top}" rx="${rx}" ry="${ry}" fill="${upper}" stroke="${lighten(colour, 0.5)}" stroke-width="1.5"/><g transform="translate(0 ${top - 36}) scale(1 .62)">${tag(canvas, kit, pack, 112, -24, 176, 150)}</g>`;
};

function tag(
  canvas: Parameters<Shape>[0],
  kit: Parameters<Shape>[1],
  pack: Parameters<Shape>[2],
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  return `<g>${rect(x + 2, y + 4, w, h, '#000', `rx="10" opacity=".25" ${canvas.blur(3)}`)}${canvas.clipRect(x, y, w, h, tagFace(canvas, kit, pack, x, y, w, h), 10)}</g>`;
}
