import { round1 } from '../canvas/numbers.ts';

/** Sun rays around a point. */
export function rays(cx: number, cy: number, radius: number, colour: string, count = 18, opacity = 0.35): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const from = (i / count) * Math.PI * 2;
    const to = from + Math.PI / count;
    path += `M${round1(cx)} ${round1(cy)}L${round1(cx + Math.cos(from) * radius)} ${round1(cy + Math.sin(from) * radius)}L${round1(cx + Math.cos(to) * radius)} ${round1(cy + Math.sin(to) * radius)}Z`;
  }
  return `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
}
