import { readableOn } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { face } from '../label/face.ts';
import { tex, WINDOW_SCALE } from '../textures/index.ts';
import { text } from '../type/outline.ts';
import type { Shape } from './shape.ts';

/** pouch */
export const pouch: Shape = (canvas, kit, pack) => {
  const w = pack.w || 212,
    h = pack.h || 318,
    x = 200 - w / 2,
    y = 372 - h,
    X = x + w,
    B = 372,
    sh = 16;
  canvas.bounds(x - 4, y - 4, X + 4, 378);
  const zig = (yy: number, dir: number) => {
    let d = '';
    const n = Math.round(w / 7),
      st = w / n;
    for (let i = 0; i < n; i++)
      d += `l${round1((dir * st) / 2)} ${yy ? 3 : -3}l${round1((dir * st) / 2)} ${yy ? -3 : 3}`;
    return d;
  };
  const body = `M${x + 4} ${y}${zig(0, (w - 8) / w)}L${X - 4} ${y + sh}C${X + 4} ${y + h * 0.25} ${X + 6} ${y + h * 0.72} ${X - 3} ${B - sh}L${X - 4} ${B}${zig(1, -(w - 8) / w)}L${x + 3} ${B - sh}C${x - 6} ${y + h * 0.72} ${x - 4} ${y + h * 0.25} ${x + 4} ${y + sh}Z`;
  const cl = canvas.clip(`<path d="${body}"/>`);
  let s = canvas.floor(200, 373, w * 0.48, 8);
  s +=
    `<g clip-path="url(#${cl})">` +
    face(canvas, kit, pack.window ? { ...pack, weight: '' } : pack, x - 6, y, w + 12, h);
  if (pack.window) {
    // transparent window with contents
    const W = w * 0.74,
      H = h * 0.36,
      wx = 200 - W / 2,
      wy = B - sh - H - h * 0.06;
    let shp: string;
    if (pack.windowShape === 'arch')
      shp = `<path d="M${wx} ${wy + H}V${wy + W * 0.42}A${W / 2} ${W * 0.42} 0 0 1 ${wx + W} ${wy + W * 0.42}V${wy + H}Z"/>`;
    else if (pack.windowShape === 'circle') shp = `<circle cx="200" cy="${wy + H / 2}" r="${H * 0.56}"/>`;
    else shp = `<rect x="${wx}" y="${wy}" width="${W}" height="${H}" rx="14"/>`;
    const wc = canvas.clip(shp);
    s +=
      `<g clip-path="url(#${wc})">${tex(canvas, pack.window, wx - 10, wy - 12, W + 20, H + 26, pack.windowCol, WINDOW_SCALE)}<rect x="${wx - 10}" y="${wy - 12}" width="${W + 20}" height="26" fill="${canvas.linear(
        [
          [0, '#000', 0.4],
          [1, '#000', 0],
        ],
        'down',
      )}"/><path d="M${wx + W * 0.08} ${wy + H}L${wx + W * 0.34} ${wy - 12}H${wx + W * 0.5}L${wx + W * 0.22} ${wy + H}Z" fill="#fff" opacity=".22"/></g>` +
      shp.replace('/>', ` fill="none" stroke="${kit.trim}" stroke-width="3"/>`);
    s += text(
      pack.weight,
      'condensed',
      15,
      200,
      B - sh - 4,
      readableOn(pack.layout === 'band' ? pack.variant || kit.accent : kit.base),
      {},
    );
  }
  // seals
  const lines = (yy: number) => {
    let d = '';
    for (let i = x; i < X; i += 4) d += `M${round1(i)} ${yy}v${sh}`;
    return `<path d="${d}" stroke="#000" stroke-width=".8" opacity=".13"/><path d="M${x} ${yy + (yy < 200 ? sh : 0)}H${X}" stroke="#000" opacity=".2" stroke-width="1.4"/><path d="M${x} ${yy + (yy < 200 ? sh + 2 : -2)}H${X}" stroke="#fff" opacity=".35" stroke-width="1.4"/>`;
  };
  s +=
    `<rect x="${x - 6}" y="${y - 4}" width="${w + 12}" height="${sh + 4}" fill="#fff" opacity=".14"/>` +
    lines(y) +
    lines(B - sh);
  // volume
  s += `<rect x="${x - 8}" y="${y}" width="${w + 16}" height="${h}" fill="${canvas.linear([
    [0, '#000', 0.36],
    [0.06, '#000', 0.18],
    [0.15, '#fff', 0.22],
    [0.24, '#fff', 0.06],
    [0.5, '#fff', 0.0],
    [0.8, '#000', 0.07],
    [0.93, '#000', 0.22],
    [1, '#000', 0.38],
  ])}"/>`;
  s += `<rect x="${x - 8}" y="${y}" width="${w + 16}" height="${h}" fill="${canvas.linear(
    [
      [0, '#fff', 0.12],
      [0.12, '#000', 0.0],
      [0.16, '#fff', 0.1],
      [0.5, '#fff', 0],
      [0.86, '#000', 0.02],
      [1, '#000', 0.2],
    ],
    'down',
  )}"/>`;
  s += `<g ${canvas.blur(2.5)} opacity=".55" fill="none" stroke="#fff" stroke-linecap="round"><path d="M${x + 18} ${y + sh + 10}Q${x + 40} ${y + 44} ${x + 30} ${y + 84}" stroke-width="5"/><path d="M${X - 26} ${y + sh + 8}Q${X - 40} ${y + 36} ${X - 30} ${y + 62}" stroke-width="4"/><path d="M${x + 16} ${y + h * 0.42}V${y + h * 0.72}" stroke-width="7" opacity=".8"/><path d="M${x + 30} ${B - sh - 8}Q${x + 52} ${B - 44} ${x + 38} ${B - 64}" stroke-width="4" opacity=".7"/></g>`;
  s += `<g ${canvas.blur(2.5)} opacity=".3" fill="none" stroke="#000"><path d="M${x + 40} ${y + sh + 4}Q${x + 54} ${y + 36} ${x + 46} ${y + 66}" stroke-width="3"/><path d="M${X - 48} ${B - sh - 4}Q${X - 58} ${B - 36} ${X - 50} ${B - 58}" stroke-width="4"/></g></g>`;
  return s;
};
