import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';

/** cheese piece, vacuum packed, with sticker */
export const wedge: Shape = (canvas, kit, pack) => {
  canvas.bounds(44, 80, 352, 352);
  const col = pack.fill || '#f1cf83',
    rind = pack.rind || '#b9863c';
  let s = canvas.floor(204, 344, 150, 12);
  const faceP = 'M56 214L330 132Q344 130 344 146V284Q344 292 336 294L64 338Q52 340 52 328V222Q52 216 56 214Z',
    topP = 'M56 214L250 92Q262 84 276 92L336 130Q340 132 330 134Z';
  const cl = canvas.clip(`<path d="${faceP}"/>`);
  s += `<path d="${topP}" fill="${lighten(col, 0.4)}"/><path d="M250 92Q262 84 276 92L340 132Q346 138 344 150V280Q344 292 330 295L328 134Z" fill="${canvas.linear(
    [
      [0, rind],
      [1, darken(rind, 0.25)],
    ],
  )}"/><path d="${faceP}" fill="${canvas.linear(
    [
      [0, lighten(col, 0.18)],
      [0.6, col],
      [1, darken(col, 0.12)],
    ],
    'diagonal',
  )}"/><g clip-path="url(#${cl})">`;
  const holes = pack.holes;
  for (let i = 0; i < (holes ? 16 : 90); i++) {
    const x = 60 + canvas.rand() * 270,
      y = 140 + canvas.rand() * 200,
      r = holes ? 4 + canvas.rand() * 13 : 0.8 + canvas.rand() * 2.2;
    s += holes
      ? `<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1(r)}" ry="${round1(r * 0.8)}" fill="${darken(col, 0.26)}"/><ellipse cx="${round1(x + 1.5)}" cy="${round1(y + 2)}" rx="${round1(r * 0.85)}" ry="${round1(r * 0.62)}" fill="${darken(col, 0.12)}"/>`
      : `<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1(r * 1.8)}" ry="${round1(r * 0.7)}" transform="rotate(-16 ${round1(x)} ${round1(y)})" fill="${canvas.rand() > 0.5 ? '#fff' : darken(col, 0.3)}" opacity=".45"/>`;
  }
  if (pack.veins)
    for (let i = 0; i < 46; i++) {
      const x = 60 + canvas.rand() * 270,
        y = 150 + canvas.rand() * 180;
      s += `<path d="M${round1(x)} ${round1(y)}q${round1(canvas.rand() * 16 - 8)} ${round1(canvas.rand() * 10)} ${round1(canvas.rand() * 26 - 8)} ${round1(canvas.rand() * 14 - 4)}" stroke="#3d6a64" stroke-width="${round1(1.5 + canvas.rand() * 5)}" stroke-linecap="round" fill="none" opacity=".65"/>`;
    }
  s += `<path d="M52 340V214L96 200V334Z" fill="#fff" opacity=".12"/></g><path d="M56 214L330 132" stroke="#fff" stroke-width="3" opacity=".6"/>`;
  s += `<path d="M44 222Q40 214 50 208L248 84Q262 76 280 86L350 132" fill="none" stroke="#fff" stroke-width="2" opacity=".65"/><path d="M110 330L300 150" stroke="#fff" stroke-width="26" opacity=".13"/>`;
  const lw = 166,
    lh = 100,
    lx = 128,
    ly = 204;
  s += `<g transform="rotate(-12 ${lx + lw / 2} ${ly + lh / 2}) skewX(-4)"><rect x="${lx + 2}" y="${ly + 4}" width="${lw}" height="${lh}" rx="8" fill="#000" opacity=".25" ${canvas.blur(3)}/>${canvas.clipRect(lx, ly, lw, lh, tagFace(canvas, kit, pack, lx, ly, lw, lh), 8)}</g>`;
  return s;
};
