import { round1 } from '../canvas/numbers.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** food can, height variable; low = tuna */
export const tin: Shape = (canvas, kit, pack) => {
  const w = pack.w || 200,
    h = pack.h || 200,
    x = 200 - w / 2,
    B = 362,
    y = B - h,
    X = x + w,
    ry = w * 0.085;
  canvas.bounds(x, y - ry, X, B + ry + 8);
  const body = `M${x} ${y}A${w / 2} ${ry} 0 0 1 ${X} ${y}V${B}A${w / 2} ${ry} 0 0 1 ${x} ${B}Z`,
    cl = canvas.clip(`<path d="${body}"/>`);
  let s =
    canvas.floor(200, B + ry - 2, w * 0.49, 9) +
    `<g clip-path="url(#${cl})"><rect x="${x}" y="${y - ry}" width="${w}" height="${h + ry * 2}" fill="#c3c8cc"/>`;
  s += `<g transform="translate(0 ${round1(ry * 0.5)})">${face(canvas, kit, { ...pack, layout: pack.layout || (h < 150 ? 'strip' : undefined) }, x + 6, y + 8, w - 12, h - 18)}</g>`;
  s += `<path d="M${x} ${y + 2}A${w / 2} ${ry} 0 0 0 ${X} ${y + 2}V${y + 8}A${w / 2} ${ry} 0 0 1 ${x} ${y + 8}Z" fill="#e6e9eb"/><path d="M${x} ${B - 8}A${w / 2} ${ry} 0 0 0 ${X} ${B - 8}V${B}A${w / 2} ${ry} 0 0 1 ${x} ${B}Z" fill="#d5dadd"/>`;
  s +=
    canvas.cylinder(`<rect x="${x}" y="${y - ry}" width="${w}" height="${h + ry * 3}"/>`, 1.05) +
    `<rect x="${x + w * 0.15}" y="${y + 12}" width="9" height="${h - 20}" rx="4" fill="#fff" opacity=".5" ${canvas.blur(2.2)}/></g>`;
  s += `<ellipse cx="200" cy="${y}" rx="${w / 2}" ry="${ry}" fill="${canvas.linear([
    [0, '#aeb5ba'],
    [0.3, '#f4f6f7'],
    [0.55, '#cdd3d7'],
    [1, '#98a0a6'],
  ])}"/><ellipse cx="200" cy="${y + 1}" rx="${w / 2 - 8}" ry="${ry - 4}" fill="${
    pack.lid ||
    canvas.linear([
      [0, '#d8dde0'],
      [0.45, '#f7f9fa'],
      [1, '#b9c0c5'],
    ])
  }" stroke="#8f979d" stroke-width="1"/>`;
  s += `<ellipse cx="200" cy="${y + 1}" rx="${w / 2 - 22}" ry="${ry - 8}" fill="none" stroke="#9aa2a8" opacity=".7"/><rect x="192" y="${y - 3}" width="34" height="7" rx="3.5" fill="#e9edef" stroke="#848d93" stroke-width="1"/><circle cx="194" cy="${y + 0.5}" r="3" fill="#9aa2a8"/>`;
  return s;
};
