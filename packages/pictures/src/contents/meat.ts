import { blob } from '../canvas/blob.ts';
import { round1 } from '../canvas/numbers.ts';
import type { Content } from './content.ts';

export const beef: Content = (canvas, { x, y, w, h }) => {
  let s = '';
  for (const [cx, cy, rx, ry, rot] of [
    [0.3, 0.5, 0.3, 0.46, -8],
    [0.7, 0.48, 0.3, 0.46, 6],
  ] as [number, number, number, number, number][]) {
    const X = x + cx * w,
      Y = y + cy * h,
      d = blob(canvas, X, Y, rx * w * 1.05, ry * h, 10, 0.07),
      cl = canvas.clip(`<path d="${d}"/>`);
    s += `<g transform="rotate(${rot} ${round1(X)} ${round1(Y)})"><path d="${d}" fill="#f3d9c9" stroke="#f7e6da" stroke-width="9"/><path d="${d}" fill="${canvas.radial(
      [
        [0, '#c9353a'],
        [0.7, '#a81f2a'],
        [1, '#87141f'],
      ],
      'cx=".4" cy=".35" r=".8"',
    )}"/><g clip-path="url(#${cl})">`;
    for (let i = 0; i < 26; i++) {
      const a = X + (canvas.rand() - 0.5) * w * 0.55,
        b = Y + (canvas.rand() - 0.5) * h * 0.9;
      s += `<path d="M${round1(a)} ${round1(b)}q${round1(canvas.rand() * 20 - 10)} ${round1(canvas.rand() * 14 - 7)} ${round1(canvas.rand() * 30 - 10)} ${round1(canvas.rand() * 16 - 8)}" stroke="#f2cdbf" stroke-width="${round1(1 + canvas.rand() * 2.6)}" stroke-linecap="round" fill="none" opacity=".7"/>`;
    }
    s += `<ellipse cx="${round1(X - 20)}" cy="${round1(Y - 30)}" rx="34" ry="14" fill="#fff" opacity=".2" ${canvas.blur(5)}/></g></g>`;
  }
  return s;
};

/** Mince as it fell: strokes of lean and fat, so thick. */
function minced(ground: string, strokes: string[], thick: number): Content {
  return (canvas, { x, y, w, h }) => {
    let drawn = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${ground}"/>`;
    for (let i = 0; i < 150; i++) {
      const [a, b] = [x + canvas.rand() * w, y + canvas.rand() * h];
      const paint = strokes[Math.floor(canvas.rand() * strokes.length)];
      drawn += `<path d="M${round1(a)} ${round1(b)}q${round1(canvas.rand() * 24 - 12)} ${round1(canvas.rand() * 16 - 8)} ${round1(canvas.rand() * 40 - 20)} ${round1(canvas.rand() * 18 - 9)}" stroke="${paint}" stroke-width="${thick}" stroke-linecap="round" fill="none"/>`;
    }
    return drawn;
  };
}
export const mince = minced('#8e1f24', ['#c9444a', '#b52f36', '#d66465', '#eab5a8', '#a3262d'], 7);
/** Hardly any fat, and fine. */
export const leanMince = minced('#6d1119', ['#a3202c', '#8f1a25', '#b8323c', '#7d1620'], 5);
/** Coarse, with much fat. */
export const marbledMince = minced('#9c2f33', ['#c4484c', '#f0cfc2', '#b2383d', '#f6e0d6', '#d87a74'], 13);

/** Strands side by side, as they leave the mincer. */
export const mincerStrands: Content = (canvas, { x, y, w, h }) => {
  let drawn = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#7d1a20"/>`;
  for (let i = 0; i < 22; i++) {
    const left = x + ((i + 0.5) * w) / 22;
    const sway = canvas.between(-7, 7);
    const path = `M${round1(left)} ${y}q${round1(sway)} ${round1(h / 4)} 0 ${round1(h / 2)}t0 ${round1(h / 2)}`;
    const stroke = (paint: string, width: number, dx = 0, dash = '') =>
      `<path d="${path}" transform="translate(${dx} 0)" stroke="${paint}" stroke-width="${width}"${dash} fill="none"/>`;
    drawn += stroke('#b8353c', 11) + stroke('#d9696a', 3, -3) + stroke('#efc4b8', 5, 1, ' stroke-dasharray="6 23"');
  }
  return drawn;
};

/** Two mounds of finely chopped raw meat. */
export const tartare: Content = (canvas, area, pack) => {
  const { x, y, w, h } = area;
  return [0.27, 0.73]
    .map((at) => {
      const path = blob(canvas, x + w * at, y + h * 0.5, w * 0.21, h * 0.37, 16, 0.02);
      const inner = blob(canvas, x + w * at, y + h * 0.46, w * 0.15, h * 0.26, 16, 0.02);
      const clip = canvas.clip(`<path d="${path}"/>`);
      return `<path d="${path}" transform="translate(4 8)" fill="#2a0c0c" opacity=".45"/>${canvas.clipped(clip, leanMince(canvas, area, pack))}<path d="${inner}" fill="#fff" opacity=".14"/>`;
    })
    .join('');
};

export const chicken: Content = (canvas, { x, y, w, h }) => {
  let s = '';
  for (const [cx, cy, rot] of [
    [0.22, 0.5, -14],
    [0.5, 0.5, 4],
    [0.78, 0.5, 14],
  ] as [number, number, number][]) {
    const X = x + cx * w,
      Y = y + cy * h,
      d = blob(canvas, X, Y, w * 0.17, h * 0.46, 9, 0.08);
    s += `<g transform="rotate(${rot} ${round1(X)} ${round1(Y)})"><path d="${d}" fill="#7a4a3a" opacity=".5" transform="translate(3 5)"/><path d="${d}" fill="${canvas.radial(
      [
        [0, '#fbe3d3'],
        [0.6, '#f1c4ac'],
        [1, '#dd9c82'],
      ],
      'cx=".38" cy=".3" r=".85"',
    )}"/><path d="M${round1(X - 8)} ${round1(Y - h * 0.3)}Q${round1(X + 10)} ${round1(Y)} ${round1(X - 4)} ${round1(Y + h * 0.32)}" stroke="#fff" stroke-width="3" opacity=".45" fill="none"/><path d="M${round1(X + 16)} ${round1(Y - h * 0.24)}Q${round1(X + 24)} ${round1(Y)} ${round1(X + 12)} ${round1(Y + h * 0.26)}" stroke="#d59278" stroke-width="2" opacity=".6" fill="none"/></g>`;
  }
  return s;
};
