import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { face } from '../label/face.ts';
import { tex } from '../textures/index.ts';
import type { Shape } from './shape.ts';

/** jar */
export const jar: Shape = (canvas, kit, pack) => {
  const fillCol = pack.fill ?? '#d9a441';
  const w = pack.w || 190,
    h = pack.h || 250,
    x = 200 - w / 2,
    B = 370,
    y = B - h,
    X = x + w,
    r = 30,
    ny = y + 14;
  canvas.bounds(x, y - 30, X, 377);
  const body = `M${x + 16} ${ny}H${X - 16}C${X + 2} ${ny + 14} ${X} ${ny + 34} ${X} ${ny + 52}V${B - r}Q${X} ${B} ${X - r} ${B}H${x + r}Q${x} ${B} ${x} ${B - r}V${ny + 52}C${x} ${ny + 34} ${x - 2} ${ny + 14} ${x + 16} ${ny}Z`;
  const cl = canvas.clip(`<path d="${body}"/>`),
    lidC = pack.cap || kit.cap || kit.base,
    ly = y - 30;
  const fill = pack.fillTex
    ? tex(canvas, pack.fillTex, x - 6, ny + 10, w + 12, h, fillCol)
    : `<rect x="${x}" y="${ny + 10}" width="${w}" height="${h}" fill="${canvas.linear(
        [
          [0, lighten(fillCol, 0.12)],
          [1, darken(fillCol, 0.12)],
        ],
        'down',
      )}"/>`;
  let s =
    canvas.floor(200, 371, w * 0.46, 8) +
    `<g clip-path="url(#${cl})"><rect x="${x}" y="${ny}" width="${w}" height="${h}" fill="#e9efef"/>${fill}`;
  const lh = pack.labelH || h * 0.5,
    lY = ny + 62;
  s += `<g>${canvas.clipRect(x - 2, lY, w + 4, lh, face(canvas, kit, { ...pack, layout: pack.layout || kit.jarLayout || 'strip' }, x + 4, lY, w - 8, lh))}</g>`;
  s +=
    canvas.cylinder(`<rect x="${x}" y="${ny}" width="${w}" height="${h}"/>`, 0.8) +
    `<rect x="${x + 16}" y="${ny + 22}" width="10" height="${h - 56}" rx="5" fill="#fff" opacity=".5" ${canvas.blur(2)}/><rect x="${x}" y="${B - 16}" width="${w}" height="16" fill="#fff" opacity=".22"/></g>`;
  const lw = w - 20,
    lx = 200 - lw / 2;
  s += `<path d="M${lx} ${ly + 8}Q${lx} ${ly} ${lx + 8} ${ly}H${lx + lw - 8}Q${lx + lw} ${ly} ${lx + lw} ${ly + 8}V${ny + 2}Q200 ${ny + 9} ${lx} ${ny + 2}Z" fill="${lidC}"/>`;
  if (pack.gingham) {
    let g = '';
    for (let i = 0; i < lw; i += 14)
      g += `<rect x="${round1(lx + i)}" y="${ly}" width="7" height="46" fill="#fff" opacity=".75"/>`;
    for (let j = 0; j < 44; j += 14)
      g += `<rect x="${lx}" y="${ly + j}" width="${lw}" height="7" fill="#fff" opacity=".55"/>`;
    s += canvas.clipRect(lx, ly, lw, ny - ly + 3, g);
  }
  s += `<g>${canvas.cylinder(`<path d="M${lx} ${ly + 8}Q${lx} ${ly} ${lx + 8} ${ly}H${lx + lw - 8}Q${lx + lw} ${ly} ${lx + lw} ${ly + 8}V${ny + 2}Q200 ${ny + 9} ${lx} ${ny + 2}Z"/>`)}<path d="M${lx} ${ly + 12}H${lx + lw}" stroke="#fff" opacity=".35" stroke-width="2"/></g>`;
  return s;
};
