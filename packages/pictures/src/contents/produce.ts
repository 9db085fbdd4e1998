import { round1 } from '../canvas/numbers.ts';
import type { Content } from './content.ts';

/** Rows of the same food art, side by side: fruit, mushrooms, berries. */
export const produce: Content = (canvas, { x, y, w, h }, pack) => {
  const size = pack.size ?? 74;
  const art = pack.art?.length ? pack.art : ['tomato'];
  const columns = Math.ceil(w / (size * 0.74));
  const rows = Math.ceil(h / (size * 0.62));
  let pieces = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${pack.winBg ?? '#2f2a1c'}"/>`;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const cx = x + column * size * 0.74 + (row % 2 ? -size * 0.3 : 0) + (canvas.rand() - 0.5) * 10;
      const cy = y + row * size * 0.62 + (canvas.rand() - 0.5) * 8;
      const name = art[(column + row) % art.length] as string;
      pieces += `<ellipse cx="${round1(cx)}" cy="${round1(cy + size * 0.34)}" rx="${round1(size * 0.36)}" ry="${round1(size * 0.14)}" fill="#170d06" opacity=".35"/>${canvas.piece(name, cx, cy, size, (canvas.rand() - 0.5) * 50)}`;
    }
  }
  return pieces;
};
