import { darken } from '../canvas/colour.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** pump */
export const pump: Shape = (canvas, kit, pack) => {
  canvas.bounds(130, 68, 270, 377);
  const col = pack.fill || kit.base,
    body = 'M132 190Q132 160 162 156H238Q268 160 268 190V350Q268 370 248 370H152Q132 370 132 350Z',
    cl = canvas.clip(`<path d="${body}"/>`),
    cap = pack.cap || '#f4f4f2';
  return (
    canvas.floor(200, 371, 72, 7) +
    `<path d="${body}" fill="${col}"/><g clip-path="url(#${cl})">${canvas.clipRect(140, 196, 120, 154, face(canvas, kit, pack, 140, 196, 120, 154), 10)}</g>` +
    canvas.cylinder(`<path d="${body}"/>`, 0.9) +
    `<rect x="172" y="130" width="56" height="28" rx="5" fill="${cap}"/>` +
    canvas.cylinder('<rect x="172" y="130" width="56" height="28" rx="5"/>', 0.8) +
    `<rect x="192" y="88" width="16" height="44" fill="${darken(cap, 0.12)}"/><path d="M150 82Q134 84 132 104L144 106Q146 96 156 96H230Q240 96 240 84Q240 70 228 70H184Q172 70 168 78Z" fill="${cap}"/><path d="M150 82Q134 84 132 104L144 106Q146 96 156 96H230Q240 96 240 84Q240 70 228 70H184Q172 70 168 78Z" fill="${canvas.linear(
      [
        [0, '#fff', 0.4],
        [1, '#000', 0.18],
      ],
      'down',
    )}"/>`
  );
};
