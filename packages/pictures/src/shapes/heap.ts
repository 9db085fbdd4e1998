import type { Shape } from './shape.ts';

/** Places of the pieces, by how many: x, y, size factor, degrees. */
const PLACES: Record<number, [number, number, number, number][]> = {
  1: [[200, 226, 2.3, 0]],
  2: [
    [142, 226, 1.55, -10],
    [258, 236, 1.5, 10],
  ],
  3: [
    [128, 252, 1.28, -9],
    [272, 254, 1.28, 9],
    [200, 204, 1.42, 0],
  ],
  4: [
    [132, 190, 1.2, -12],
    [266, 186, 1.2, 10],
    [136, 282, 1.25, -4],
    [264, 282, 1.28, 8],
  ],
  5: [
    [128, 196, 1.12, -12],
    [272, 194, 1.12, 12],
    [200, 164, 1.16, 2],
    [148, 276, 1.2, -6],
    [254, 280, 1.2, 7],
  ],
  6: [
    [200, 138, 1.02, 0],
    [136, 204, 1.06, -10],
    [264, 202, 1.06, 10],
    [102, 288, 1.06, -8],
    [200, 282, 1.14, 3],
    [298, 288, 1.06, 9],
  ],
  7: [
    [160, 138, 0.98, -8],
    [242, 140, 0.98, 9],
    [112, 214, 1.02, -14],
    [202, 206, 1.06, 0],
    [290, 214, 1.02, 12],
    [152, 290, 1.06, -6],
    [252, 292, 1.06, 8],
  ],
  9: [
    [200, 118, 0.86, 0],
    [140, 168, 0.9, -10],
    [258, 166, 0.9, 10],
    [92, 236, 0.9, -12],
    [168, 232, 0.94, 4],
    [238, 234, 0.92, -6],
    [310, 238, 0.9, 12],
    [142, 300, 0.94, -5],
    [250, 302, 0.94, 8],
  ],
};

/** Loose produce and bread, piled up. */
export const heap: Shape = (canvas, _kit, pack) => {
  const art = pack.art?.length ? pack.art : ['tangerine'];
  const count = pack.count ?? 5;
  const size = pack.size ?? 130;
  const tight = pack.tight ?? 1;
  const places = (PLACES[count] ?? PLACES[5] ?? []).map(([x, y, factor, turn]) => ({
    x: 200 + (x - 200) * tight,
    y: tight === 1 ? y : 220 + (y - 220) * tight,
    side: size * factor,
    turn,
  }));
  const low = Math.max(...places.map(({ y, side }) => y + side * 0.44)) - (pack.lift ?? 0);
  canvas.bounds(
    Math.min(...places.map(({ x, side }) => x - side * 0.47)),
    Math.min(...places.map(({ y, side }) => y - side * 0.47)),
    Math.max(...places.map(({ x, side }) => x + side * 0.47)),
    low + 12,
  );
  const shadowWidth = count === 1 ? size * 0.85 : count < 4 ? 138 : 140;
  const pieces = places.map(({ x, y, side, turn }, i) => {
    const jitter = (canvas.rand() - 0.5) * 8;
    const name = art[i % art.length] as string;
    const piece = canvas.art(name, x, y, side, turn + (pack.rot ?? 0) + jitter, Boolean(pack.flip && i % 2));
    return count > 1 ? `<g ${canvas.drop()}>${piece}</g>` : piece;
  });
  return canvas.floor(200, low, shadowWidth * Math.min(1, tight + 0.2), 11, 0.28) + pieces.join('');
};
