import type { Canvas } from '../canvas/canvas.ts';

/** Places of 1 to 5 pieces: x and y in radii, size in radii, degrees. */
const PLACES: [x: number, y: number, size: number, turn: number][][] = [
  [[0, 0, 2, 0]],
  [
    [-0.44, 0.06, 1.45, -8],
    [0.46, 0.12, 1.35, 9],
  ],
  [
    [-0.62, 0.2, 1.12, -10],
    [0.62, 0.2, 1.12, 10],
    [0, 0, 1.5, 0],
  ],
  [
    [-0.66, -0.1, 1.05, -12],
    [0.64, -0.12, 1.05, 12],
    [-0.24, 0.26, 1.2, -4],
    [0.34, 0.3, 1.1, 6],
  ],
  [
    [-0.7, -0.12, 1, -12],
    [0.7, -0.12, 1, 12],
    [0, -0.3, 1.15, 0],
    [-0.36, 0.32, 1.1, -6],
    [0.38, 0.34, 1.05, 6],
  ],
];

/** A group of food art inside a circle. */
export function cluster(canvas: Canvas, art: string[] | undefined, cx: number, cy: number, radius: number): string {
  if (!art?.length) return '';
  const places = PLACES[Math.min(art.length, 5) - 1] ?? [];
  return places
    .map(([x, y, size, turn], i) =>
      canvas.art(art[i % art.length] as string, cx + x * radius, cy + y * radius, size * radius, turn),
    )
    .join('');
}
