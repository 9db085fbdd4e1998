import { sliceFill } from '../contents/slices.ts';
import { headFace } from '../label/head.ts';
import { text } from '../type/outline.ts';
import type { Shape } from './shape.ts';

/** peel-open pack: printed top + window with slices */
export const slices: Shape = (canvas, kit, pack) => {
  const w = 238,
    h = 296,
    x = 200 - w / 2,
    y = 62,
    X = x + w,
    B = y + h;
  canvas.bounds(x, y, X, B + 14);
  const outer = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="16"/>`,
    cl = canvas.clip(outer);
  let s = `<rect x="${x + 5}" y="${y + 12}" width="${w - 10}" height="${h}" rx="18" fill="#2b2118" opacity=".36" ${canvas.blur(8)}/><g clip-path="url(#${cl})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${pack.trayCol || '#f2efe9'}"/>`;
  const wy = y + h * 0.4,
    wh = h * 0.5,
    wcl = canvas.clip(`<rect x="${x + 16}" y="${wy}" width="${w - 32}" height="${wh}" rx="14"/>`);
  s += headFace(canvas, kit, pack, x, y, w, h * 0.38);
  s += `<g clip-path="url(#${wcl})"><rect x="${x}" y="${wy}" width="${w}" height="${wh}" fill="${pack.winBg || '#3a2320'}"/>${sliceFill(canvas, pack.slice || 'ham', x + 16, wy, w - 32, wh)}<rect x="${x}" y="${wy}" width="${w}" height="24" fill="${canvas.linear(
    [
      [0, '#000', 0.3],
      [1, '#000', 0],
    ],
    'down',
  )}"/><path d="M${x + w * 0.52} ${wy}H${x + w * 0.66}L${x + w * 0.4} ${B}H${x + w * 0.26}Z" fill="#fff" opacity=".16"/></g><rect x="${x + 16}" y="${wy}" width="${w - 32}" height="${wh}" rx="14" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>`;
  s += text(pack.weight, 'condensedBold', 16, x + 20, B - 9, '#4a3b33', { anchor: 'l' });
  s += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${canvas.linear(
    [
      [0, '#fff', 0.22],
      [0.3, '#fff', 0],
      [1, '#000', 0.1],
    ],
    'diagonal',
  )}"/></g><rect x="${x + 1}" y="${y + 1}" width="${w - 2}" height="${h - 2}" rx="15" fill="none" stroke="#fff" opacity=".5" stroke-width="2"/>`;
  s += `<path d="M${X - 44} ${y}L${X} ${y}L${X} ${y + 44}Z" fill="#fff" opacity=".0"/><path d="M${X - 40} ${B}L${X} ${B - 40}L${X - 34} ${B - 34}Z" fill="#fff" opacity=".85"/><path d="M${X - 40} ${B}L${X} ${B - 40}L${X - 34} ${B - 34}Z" fill="#000" opacity=".08"/>`;
  return s;
};
