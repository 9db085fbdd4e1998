import { round1 } from '../canvas/numbers.ts';
import { outline, text } from '../type/outline.ts';

/** The store's wordmark: the o carries a handle, in the same ink unless another is given. */
export function storeMark(x: number, y: number, w: number, fill: string, bio = false, handle = fill): string {
  const word = outline('sporta', 'gabarito', 100, -2);
  const scale = w / word.width;
  const centre = outline('sp', 'gabarito', 100, -2).width - 2 + outline('o', 'gabarito', 100).width / 2;
  const left = round1(centre - 17);
  const right = round1(centre + 17);
  const mark = `<g transform="translate(${round1(x)} ${round1(y + 58 * scale)}) scale(${scale.toFixed(3)})"><path d="${word.path}" fill="${fill}"/><path d="M${left} -52C${left} -84 ${right} -84 ${right} -52" fill="none" stroke="${handle}" stroke-width="11" stroke-linecap="round"/></g>`;
  if (!bio) return mark;
  const badge = `<rect width="${round1(w * 0.46)}" height="${round1(48 * scale)}" rx="${round1(24 * scale)}" fill="#3f8f2f"/>`;
  return `${mark}<g transform="translate(${round1(x + w + 7)} ${round1(y + 14 * scale)})">${badge}${text('bio', 'gabarito', 40 * scale, w * 0.23, 24 * scale, '#fff', { mid: true })}</g>`;
}
