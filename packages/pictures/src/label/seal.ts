import { round1 } from '../canvas/numbers.ts';
import { text } from '../type/outline.ts';

/** Toothed round badge with one or two lines. */
export function seal(
  x: number,
  y: number,
  radius: number,
  line: string,
  second: string,
  ground: string,
  ink: string,
): string {
  let path = '';
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * Math.PI * 2;
    const reach = i % 2 ? radius : radius * 0.9;
    path += `${i ? 'L' : 'M'}${round1(x + Math.cos(angle) * reach)} ${round1(y + Math.sin(angle) * reach)}`;
  }
  return (
    `<path d="${path}Z" fill="${ground}"/>` +
    text(line, 'condensedBold', radius * 0.62, x, y - (second ? radius * 0.12 : 0), ink, {
      mid: true,
      maxW: radius * 1.4,
    }) +
    text(second, 'condensed', radius * 0.36, x, y + radius * 0.42, ink, { mid: true, maxW: radius * 1.3 })
  );
}
