import { face } from '../label/face.ts';
import type { Shape } from './shape.ts';

/** rolls */
export const rolls: Shape = (canvas, kit, pack) => {
  const w = 264,
    h = 290,
    x = 200 - w / 2,
    y = 78,
    X = x + w,
    B = y + h,
    cl = canvas.clip(
      `<path d="M${x + 10} ${y}Q200 ${y - 12} ${X - 10} ${y}Q${X + 6} ${y + 10} ${X} ${y + h / 2}Q${X + 6} ${B - 10} ${X - 10} ${B}Q200 ${B + 6} ${x + 10} ${B}Q${x - 6} ${B - 10} ${x} ${y + h / 2}Q${x - 6} ${y + 10} ${x + 10} ${y}Z"/>`,
    );
  canvas.bounds(x - 4, y - 8, X + 4, 378);
  let s =
    canvas.floor(200, 372, 128, 9) +
    `<g clip-path="url(#${cl})"><rect x="${x - 8}" y="${y - 14}" width="${w + 16}" height="${h + 24}" fill="#dfe3e8"/>`;
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 2; i++) {
      const rx = x + (i * w) / 2,
        ry = y + (j * h) / 2;
      s += `<rect x="${rx + 3}" y="${ry + 4}" width="${w / 2 - 6}" height="${h / 2 - 6}" rx="14" fill="${canvas.linear([
        [0, '#d5d9df'],
        [0.25, '#ffffff'],
        [0.7, '#f4f5f7'],
        [1, '#c6cbd3'],
      ])}"/>`;
      for (let q = 0; q < 6; q++)
        s += `<path d="M${rx + 16} ${ry + 24 + q * 20}h${w / 2 - 32}" stroke="#cfd5de" stroke-width="1.4" stroke-dasharray="2 7"/>`;
    }
  s += canvas.clipRect(
    x - 10,
    y + 52,
    w + 20,
    178,
    face(canvas, kit, { ...pack, layout: pack.layout || 'wave' }, x, y + 52, w, 178),
  );
  s += `<rect x="${x - 8}" y="${y - 14}" width="${w + 16}" height="${h + 24}" fill="${canvas.linear([
    [0, '#000', 0.22],
    [0.08, '#fff', 0.4],
    [0.16, '#fff', 0.05],
    [0.5, '#fff', 0.08],
    [0.86, '#000', 0.05],
    [1, '#000', 0.26],
  ])}"/><g ${canvas.blur(2)} stroke="#fff" fill="none" opacity=".7"><path d="M${x + 20} ${y + 8}Q${x + 60} ${y + 30} ${x + 110} ${y + 10}" stroke-width="4"/><path d="M${X - 20} ${y + 14}Q${X - 50} ${y + 40} ${X - 96} ${y + 12}" stroke-width="4"/><path d="M${x + 24} ${B - 10}Q${x + 70} ${B - 40} ${x + 120} ${B - 12}" stroke-width="4"/></g></g>`;
  return s;
};
