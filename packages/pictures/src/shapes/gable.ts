import { darken, lighten } from '../canvas/colour.ts';
import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** milk carton */
export const gable: Shape = (canvas, kit, pack) => {
  const w = 148,
    d = 58,
    x = 200 - (w + d) / 2,
    B = 366,
    y = B - (pack.h ?? 236),
    X = x + w,
    ridge = y - 76;
  canvas.bounds(x, ridge, X + d, 376);
  const cl = canvas.clip(`<rect x="${x}" y="${y}" width="${w}" height="${B - y}"/>`);
  const top = pack.layout === 'minimal' || kit.layout === 'minimal' ? pack.variant || kit.accent : kit.base;
  let s = canvas.floor(204, 371, (w + d) * 0.5, 8);
  s += `<g clip-path="url(#${cl})">${face(canvas, kit, pack, x, y, w, B - y)}<rect x="${x}" y="${y}" width="${w}" height="${B - y}" fill="${canvas.linear(
    [
      [0, '#fff', 0.2],
      [0.6, '#fff', 0],
      [1, '#000', 0.1],
    ],
    'diagonal',
  )}"/></g>`;
  s += `<path d="M${X} ${y}L${X + d} ${y - 8}V${B - 14}L${X} ${B}Z" fill="${darken(pack.variant || kit.sideCol || kit.base, 0.26)}"/><path d="M${X} ${y}L${X + d} ${y - 8}V${B - 14}L${X} ${B}Z" fill="${canvas.linear(
    [
      [0, '#000', 0.18],
      [0.4, '#000', 0],
      [1, '#fff', 0.1],
    ],
  )}"/>`;
  s += `<path d="M${x} ${y}L${x + 16} ${ridge + 22}H${X + 8}L${X} ${y}Z" fill="${lighten(top, 0.1)}"/><path d="M${X} ${y}L${X + 8} ${ridge + 22}L${X + d} ${y - 8}Z" fill="${darken(top, 0.42)}"/><path d="M${X} ${y}L${X + 8} ${ridge + 22}L${X + d * 0.5} ${y - 4}Z" fill="${darken(top, 0.24)}"/>`;
  s += `<path d="M${x + 16} ${ridge + 22}V${ridge}H${X + 8}V${ridge + 22}Z" fill="${lighten(top, 0.2)}"/><path d="M${X + 8} ${ridge + 22}V${ridge}L${X + 22} ${ridge + 4}V${ridge + 26}Z" fill="${darken(top, 0.2)}"/><path d="M${x + 16} ${ridge + 22}H${X + 8}" stroke="#000" opacity=".18" stroke-width="2"/><path d="M${x + 18} ${ridge + 7}H${X + 6}" stroke="#fff" opacity=".5" stroke-width="1.5"/>`;
  const cap = pack.cap || '#e8eef2';
  s += `<ellipse cx="${x + w / 2 + 4}" cy="${y - 21}" rx="23" ry="16" fill="${darken(cap, 0.3)}"/><ellipse cx="${x + w / 2 + 4}" cy="${y - 25}" rx="23" ry="16" fill="${cap}"/><ellipse cx="${x + w / 2 + 4}" cy="${y - 26}" rx="16" ry="10.5" fill="${lighten(cap, 0.3)}"/>`;
  return s;
};
