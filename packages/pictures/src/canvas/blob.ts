import type { Canvas } from './canvas.ts';
import { round1 } from './numbers.ts';

/** Path of a rounded irregular patch: `points` on an ellipse, each moved in or out by up to `jitter`. */
export function blob(
  canvas: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  points = 9,
  jitter = 0.12,
): string {
  const ring = Array.from({ length: points }, (_, i): [number, number] => {
    const angle = (i / points) * 6.283;
    const reach = 1 + (canvas.rand() - 0.5) * 2 * jitter;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  const at = (i: number) => ring[i % points] as [number, number];
  const middle = (i: number) => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2].map(round1).join(' ');
  let path = `M${middle(0)}`;
  for (let i = 1; i <= points; i++) path += `Q${at(i).map(round1).join(' ')} ${middle(i)}`;
  return `${path}Z`;
}
