import { lighten } from '../canvas/colour.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** cup */
export const cup: Shape = (canvas, kit, pack) => {
  const w = pack.w || 186,
    h = pack.h || 196,
    B = 368,
    y = B - h,
    tp = pack.taper ?? 22,
    x = 200 - w / 2,
    X = x + w;
  canvas.bounds(x - 12, y - (pack.lidStyle === 'snap' ? 30 : 12), X + 14, 375);
  const body = `M${x} ${y}L${x + tp} ${B - 12}Q${x + tp + 2} ${B} ${x + tp + 14} ${B}H${X - tp - 14}Q${X - tp - 2} ${B} ${X - tp} ${B - 12}L${X} ${y}Z`,
    cl = canvas.clip(`<path d="${body}"/>`),
    lid = pack.lid || kit.lid || lighten(kit.base, 0.25);
  let s =
    canvas.floor(200, 369, (w - tp * 2) * 0.52, 7) +
    `<g clip-path="url(#${cl})">${face(canvas, kit, pack, x + tp * 0.35, y, w - tp * 0.7, h)}` +
    canvas.cylinder(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`, 0.95) +
    `<path d="M${x + 22} ${y + 18}L${x + 22 + tp * 0.8} ${B - 22}" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5" ${canvas.blur(2.2)}/><rect x="${x}" y="${y}" width="${w}" height="14" fill="#000" opacity=".14"/></g>`;
  if (pack.lidStyle === 'snap')
    s +=
      `<path d="M${x - 8} ${y - 22}Q${x - 8} ${y - 30} ${x} ${y - 30}H${X}Q${X + 8} ${y - 30} ${X + 8} ${y - 22}V${y + 4}Q200 ${y + 12} ${x - 8} ${y + 4}Z" fill="${lid}"/>` +
      canvas.cylinder(
        `<path d="M${x - 8} ${y - 22}Q${x - 8} ${y - 30} ${x} ${y - 30}H${X}Q${X + 8} ${y - 30} ${X + 8} ${y - 22}V${y + 4}Q200 ${y + 12} ${x - 8} ${y + 4}Z"/>`,
        0.85,
      ) +
      `<path d="M${x - 8} ${y - 8}H${X + 8}" stroke="#fff" opacity=".4" stroke-width="1.5"/>`;
  else
    s += `<path d="M${x - 9} ${y - 4}Q200 ${y - 14} ${X + 9} ${y - 4}L${X + 14} ${y + 7}L${X + 4} ${y + 9}Q200 ${y + 14} ${x - 6} ${y + 7}Z" fill="${lid}"/><path d="M${x - 9} ${y - 4}Q200 ${y - 14} ${X + 9} ${y - 4}L${X + 14} ${y + 7}L${X + 4} ${y + 9}Q200 ${y + 14} ${x - 6} ${y + 7}Z" fill="${canvas.linear(
      [
        [0, '#000', 0.12],
        [0.25, '#fff', 0.5],
        [0.5, '#fff', 0.05],
        [0.75, '#fff', 0.3],
        [1, '#000', 0.2],
      ],
    )}"/><path d="M${x - 5} ${y + 7}Q200 ${y + 14} ${X + 4} ${y + 8}" stroke="#000" opacity=".18" stroke-width="2" fill="none"/>`;
  return s;
};
