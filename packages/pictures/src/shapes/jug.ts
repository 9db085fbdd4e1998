import { darken } from '../canvas/colour.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** detergent bottle with handle */
export const jug: Shape = (canvas, kit, pack) => {
  canvas.bounds(106, 42, 296, 378);
  const col = pack.fill || kit.base,
    body = 'M128 132Q110 142 108 172V352Q108 370 126 370H276Q294 370 294 352V150Q294 128 276 118L246 100H160Z',
    cl = canvas.clip(`<path d="${body}"/>`);
  let s =
    canvas.floor(200, 371, 96, 8) +
    `<path d="${body}" fill="${col}"/><path d="M252 142Q276 146 276 176V236Q276 252 262 250Q254 248 254 232V178Q254 162 240 158Z" fill="${darken(col, 0.45)}"/><path d="M256 150Q270 154 270 178V232" stroke="${darken(col, 0.2)}" stroke-width="3" fill="none"/>`;
  s +=
    `<g clip-path="url(#${cl})">${canvas.clipRect(118, 186, 126, 168, face(canvas, kit, { ...pack, layout: pack.layout || 'wave' }, 118, 186, 126, 168), 14)}</g>` +
    canvas.cylinder(`<path d="${body}"/>`, 0.9) +
    `<path d="M128 180V340" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".45" ${canvas.blur(2.2)}/>`;
  const cap = pack.cap || kit.accent;
  s +=
    `<path d="M160 102V56Q160 44 172 44H234Q246 44 246 56V102Z" fill="${cap}"/>` +
    canvas.cylinder('<path d="M160 102V56Q160 44 172 44H234Q246 44 246 56V102Z"/>') +
    `<rect x="154" y="94" width="98" height="13" rx="5" fill="${darken(cap, 0.16)}"/>` +
    Array.from(
      { length: 11 },
      (_, i) => `<rect x="${164 + i * 7.4}" y="58" width="1.6" height="32" fill="#000" opacity=".12"/>`,
    ).join('');
  return s;
};
