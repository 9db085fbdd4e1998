import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** can */
export const can: Shape = (canvas, kit, pack) => {
  const w = pack.w || 142,
    h = pack.h || 274,
    x = 200 - w / 2,
    B = 368,
    y = B - h,
    X = x + w,
    t = 13;
  canvas.bounds(x, y - 10, X, 376);
  const body = `M${x + t} ${y}H${X - t}L${X} ${y + 24}V${B - 16}L${X - t} ${B}H${x + t}L${x} ${B - 16}V${y + 24}Z`,
    cl = canvas.clip(`<path d="${body}"/>`);
  return (
    canvas.floor(200, 370, w * 0.46, 8) +
    `<g clip-path="url(#${cl})">${face(canvas, kit, pack, x, y + 14, w, h - 22)}<rect x="${x}" y="${y}" width="${w}" height="18" fill="#c9ced2"/><rect x="${x}" y="${B - 10}" width="${w}" height="12" fill="#b9bfc4"/>` +
    canvas.cylinder(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`, 1.15) +
    `<rect x="${x + 22}" y="${y + 30}" width="8" height="${h - 60}" rx="4" fill="#fff" opacity=".55" ${canvas.blur(2)}/></g><ellipse cx="200" cy="${y}" rx="${w / 2 - t}" ry="8" fill="#dfe3e6"/><ellipse cx="200" cy="${y + 1}" rx="${w / 2 - t - 6}" ry="5" fill="#aab1b7"/><ellipse cx="206" cy="${y}" rx="15" ry="3" fill="#eef1f3"/>`
  );
};
