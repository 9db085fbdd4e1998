import { readableOn } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { lockup } from '../label/lockup.ts';
import { nameLines } from '../type/lines.ts';
import { text } from '../type/outline.ts';
import type { Shape } from './shape.ts';

/** clear salad bag */
export const leafbag: Shape = (canvas, kit, pack) => {
  const art = pack.art?.length ? pack.art : ['leafy-green'];
  const w = 232,
    h = 304,
    x = 200 - w / 2,
    B = 370,
    y = B - h,
    X = x + w;
  canvas.bounds(x - 4, y, X + 4, 378);
  const body = `M${x + 6} ${y}H${X - 6}L${X - 8} ${y + 18}C${X + 4} ${y + 70} ${X + 6} ${B - 80} ${X - 4} ${B - 18}L${X - 4} ${B}H${x + 4}L${x + 4} ${B - 18}C${x - 6} ${B - 80} ${x - 4} ${y + 70} ${x + 8} ${y + 18}Z`,
    cl = canvas.clip(`<path d="${body}"/>`);
  let lv = `<rect x="${x - 8}" y="${y}" width="${w + 16}" height="${h}" fill="${pack.bgLeaf || '#7fae4a'}"/>`;
  const S = pack.size || 92;
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 4; i++) {
      const xx = x + 10 + i * 70 + (j % 2 ? -30 : 0) + (canvas.rand() - 0.5) * 20,
        yy = y + 20 + j * 66 + (canvas.rand() - 0.5) * 18;
      lv +=
        `<ellipse cx="${round1(xx)}" cy="${round1(yy + S * 0.2)}" rx="${S * 0.42}" ry="${S * 0.34}" fill="#12300c" opacity=".16"/>` +
        canvas.piece(art[(i + j) % art.length] as string, xx, yy, S, Math.round(canvas.rand() * 360));
    }
  let s =
    canvas.floor(200, 371, w * 0.46, 8) +
    `<g clip-path="url(#${cl})">${lv}<rect x="${x - 8}" y="${y}" width="${w + 16}" height="${h}" fill="#fff" opacity=".1"/><rect x="${x - 8}" y="${y}" width="${w + 16}" height="18" fill="#fff" opacity=".55"/><rect x="${x - 8}" y="${B - 18}" width="${w + 16}" height="18" fill="#fff" opacity=".45"/>`;
  const lh = 132,
    ly = y + 58;
  s += `<path d="M${x - 8} ${ly + 10}Q200 ${ly - 10} ${X + 8} ${ly + 10}V${ly + lh}Q200 ${ly + lh + 22} ${x - 8} ${ly + lh}Z" fill="${kit.base}"/><path d="M${x - 8} ${ly + lh}Q200 ${ly + lh + 22} ${X + 8} ${ly + lh}" stroke="${pack.variant || kit.accent}" stroke-width="7" fill="none"/>`;
  s +=
    lockup(canvas, kit, x + 30, ly + 14, w - 60, 52) +
    nameLines(pack.label, 16)
      .map((l, i) =>
        text(l.toUpperCase(), 'condensedBold', 21, 200, ly + 94 + i * 22, kit.sub || readableOn(kit.base), {
          maxW: w - 50,
        }),
      )
      .join('') +
    text(pack.weight, 'condensed', 15, 200, B - 26, '#fff', { stroke: '#234b16', strokeWidth: 3 });
  s += `<rect x="${x - 8}" y="${y}" width="${w + 16}" height="${h}" fill="${canvas.linear([
    [0, '#000', 0.28],
    [0.07, '#fff', 0.22],
    [0.16, '#fff', 0.05],
    [0.5, '#fff', 0.06],
    [0.84, '#000', 0.04],
    [0.94, '#fff', 0.2],
    [1, '#000', 0.3],
  ])}"/><g ${canvas.blur(2)} stroke="#fff" fill="none" opacity=".75"><path d="M${x + 22} ${y + 26}Q${x + 44} ${y + 60} ${x + 26} ${y + 110}" stroke-width="5"/><path d="M${X - 30} ${y + 30}Q${X - 46} ${y + 70} ${X - 26} ${y + 120}" stroke-width="4"/><path d="M${X - 20} ${B - 120}Q${X - 40} ${B - 60} ${X - 26} ${B - 26}" stroke-width="5"/><path d="M${x + 24} ${B - 90}Q${x + 40} ${B - 50} ${x + 22} ${B - 26}" stroke-width="5"/></g></g>`;
  return s;
};
