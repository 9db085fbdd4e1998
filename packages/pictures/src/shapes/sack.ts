import { darken } from '../canvas/colour.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** paper bag: flour, sugar, bread */
export const sack: Shape = (canvas, kit, pack) => {
  const w = pack.w || 196,
    h = pack.h || 300,
    x = 200 - w / 2,
    B = 372,
    y = B - h,
    X = x + w;
  canvas.bounds(x, y, X, 378);
  const cl = canvas.clip(
    `<path d="M${x + 2} ${y}H${X - 2}L${X} ${B - 6}Q${X} ${B} ${X - 6} ${B}H${x + 6}Q${x} ${B} ${x} ${B - 6}Z"/>`,
  );
  return (
    canvas.floor(200, 373, w * 0.5, 8) +
    `<g clip-path="url(#${cl})">` +
    face(canvas, kit, pack, x, y + 24, w, h - 24) +
    `<rect x="${x}" y="${y}" width="${w}" height="26" fill="${darken(kit.base, 0.1)}"/><rect x="${x}" y="${y + 22}" width="${w}" height="4" fill="#000" opacity=".18"/><path d="M${x} ${y + 12}H${X}" stroke="#fff" opacity=".25"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${canvas.linear([
      [0, '#000', 0.2],
      [0.05, '#fff', 0.12],
      [0.12, '#000', 0.05],
      [0.5, '#fff', 0.06],
      [0.9, '#000', 0.08],
      [0.95, '#fff', 0.06],
      [1, '#000', 0.26],
    ])}"/>` +
    `<g ${canvas.blur(1.5)} fill="none" stroke="#000" opacity=".16"><path d="M${x + 24} ${y + 30}Q${x + 18} ${y + h * 0.5} ${x + 30} ${B - 10}" stroke-width="3"/><path d="M${X - 26} ${y + 40}Q${X - 18} ${y + h * 0.55} ${X - 30} ${B - 14}" stroke-width="3"/></g></g>`
  );
};
