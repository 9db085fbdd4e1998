import { darken } from '../canvas/colour.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** spray */
export const spray: Shape = (canvas, kit, pack) => {
  canvas.bounds(132, 50, 276, 377);
  const col = pack.fill || kit.base,
    body =
      'M150 176C150 150 172 146 174 122H226C228 146 258 154 258 190V352Q258 370 240 370H160Q142 370 142 352V206C142 194 150 190 150 176Z',
    cl = canvas.clip(`<path d="${body}"/>`),
    cap = pack.cap || kit.accent;
  let s =
    canvas.floor(200, 371, 66, 7) +
    `<path d="${body}" fill="${col}"/><g clip-path="url(#${cl})">${canvas.clipRect(142, 210, 116, 144, face(canvas, kit, { ...pack, layout: pack.layout || 'wave' }, 144, 210, 112, 144))}</g>` +
    canvas.cylinder(`<path d="${body}"/>`, 0.95);
  s += `<rect x="176" y="104" width="48" height="22" rx="4" fill="${darken(cap, 0.12)}"/><path d="M150 52H240Q268 52 274 78L262 82Q256 70 238 72L224 74V106H180V82L150 76Q142 74 142 64Q142 52 150 52Z" fill="${cap}"/><path d="M150 52H240Q268 52 274 78L262 82Q256 70 238 72L224 74V106H180V82L150 76Q142 74 142 64Q142 52 150 52Z" fill="${canvas.linear(
    [
      [0, '#fff', 0.3],
      [0.4, '#fff', 0],
      [1, '#000', 0.2],
    ],
    'down',
  )}"/><path d="M180 84Q158 92 160 116Q152 112 154 98Q158 84 172 80Z" fill="${darken(cap, 0.18)}"/><rect x="134" y="56" width="12" height="17" rx="3" fill="${darken(cap, 0.3)}"/>`;
  return s;
};
