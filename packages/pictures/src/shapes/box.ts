import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { face } from '../label/face.ts';
import { tex, WINDOW_SCALE } from '../textures/index.ts';
import type { Shape } from './shape.ts';

/** box */
export const box: Shape = (canvas, kit, pack) => {
  const w = pack.w || 196,
    h = pack.h || 292,
    d = pack.d || 44,
    x = 200 - (w + d) / 2,
    B = 366,
    y = B - h,
    X = x + w;
  canvas.bounds(x, y - d * 0.26, X + d, B + 8);
  const cl = canvas.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`),
    sk = 1.6;
  const off = Math.tan((sk * Math.PI) / 180);
  let s = canvas.floor(204, 372, (w + d) * 0.5, 8);
  s += `<g transform="translate(0 ${round1(-off * x)}) skewY(${sk})"><g clip-path="url(#${cl})">${face(canvas, kit, pack, x, y, w, h)}`;
  if (pack.window) {
    const W = w * 0.72,
      H = h * 0.34,
      wx = x + w / 2 - W / 2,
      wy = B - H - h * 0.1,
      shp = `<rect x="${wx}" y="${wy}" width="${W}" height="${H}" rx="12"/>`,
      wc = canvas.clip(shp);
    s += `<g clip-path="url(#${wc})">${tex(canvas, pack.window, wx - 10, wy - 12, W + 20, H + 26, pack.windowCol, WINDOW_SCALE)}<rect x="${wx - 10}" y="${wy - 12}" width="${W + 20}" height="26" fill="${canvas.linear(
      [
        [0, '#000', 0.4],
        [1, '#000', 0],
      ],
      'down',
    )}"/></g>${shp.replace('/>', ` fill="none" stroke="${kit.trim}" stroke-width="3"/>`)}`;
  }
  s += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${canvas.linear(
    [
      [0, '#fff', 0.22],
      [0.5, '#fff', 0],
      [1, '#000', 0.1],
    ],
    'diagonal',
  )}"/><path d="M${x + 1} ${B}V${y}" stroke="#fff" opacity=".4" stroke-width="2"/></g></g>`;
  const yR = y + off * w,
    bR = B + off * w,
    dy = d * 0.26;
  const sideCol =
    pack.side || (kit.layout === 'minimal' || pack.layout === 'minimal' ? pack.variant || kit.accent : kit.base);
  s += `<path d="M${X} ${round1(yR)}L${X + d} ${round1(yR - dy + 4)}V${round1(bR - dy)}L${X} ${round1(bR)}Z" fill="${darken(sideCol, 0.28)}"/><path d="M${X} ${round1(yR)}L${X + d} ${round1(yR - dy + 4)}V${round1(bR - dy)}L${X} ${round1(bR)}Z" fill="${canvas.linear(
    [
      [0, '#000', 0.2],
      [0.3, '#000', 0],
      [1, '#fff', 0.1],
    ],
  )}"/><path d="M${X} ${round1(yR)}V${round1(bR)}" stroke="#fff" opacity=".28" stroke-width="1.5"/>`;
  s += `<path d="M${x} ${y}L${x + d} ${round1(y - dy + 2)}L${X + d} ${round1(yR - dy + 4)}L${X} ${round1(yR)}Z" fill="${lighten(sideCol, 0.12)}"/><path d="M${x} ${y}L${x + d} ${round1(y - dy + 2)}L${X + d} ${round1(yR - dy + 4)}L${X} ${round1(yR)}Z" fill="#000" opacity=".08"/>`;
  return s;
};
