import { lighten } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { bagMark, lit, type Scene } from './scene.ts';

const sheet = (x: number, y: number, fill: string) =>
  `<path d="M${x} ${y + 14}Q${x} ${y} ${x + 14} ${y}H${x + 150}L${x + 196} ${y + 46}V${y + 246}Q${x + 196} ${y + 260} ${x + 182} ${y + 260}H${x + 14}Q${x} ${y + 260} ${x} ${y + 246}Z" fill="${fill}"/>`;

const text = (from: number, widths: readonly number[]) =>
  widths.map((width, at) => rect(112, from + at * 20, width, 7, '#d3d6cb', 'rx="3.5"')).join('');

/** What both sides have read: a page with the shop's mark and a seal. */
export const agreement: Scene = (canvas, cloth) => {
  canvas.bounds(70, 62, 338, 372);
  return (
    canvas.floor(196, 362, 122, 10) +
    `<g transform="rotate(-6 180 220)">${sheet(78, 92, lighten(cloth, 0.7))}</g>` +
    `<g ${canvas.drop()}>${sheet(86, 84, lit(canvas, '#fffefa'))}<path d="M236 84L282 130H250Q236 130 236 116Z" fill="#dfe1d8"/></g>` +
    bagMark(126, 124, 32, cloth, '#ffd12b') +
    rect(156, 116, 58, 9, '#555a4e', 'rx="4.5"') +
    rect(156, 132, 40, 7, '#c8cbbf', 'rx="3.5"') +
    text(170, [138, 122, 138, 90]) +
    text(262, [104, 76]) +
    `<path d="M114 322q10 -16 18 -2t18 -4 16 2 18 -6" fill="none" stroke="${cloth}" stroke-width="5" stroke-linecap="round"/>` +
    // seal
    `<g ${canvas.drop()}><path d="M258 300L246 368L276 350L306 368L294 300Z" fill="#e8452a"/><circle cx="276" cy="286" r="44" fill="${lit(canvas, '#ffd12b')}"/><circle cx="276" cy="286" r="33" fill="none" stroke="#fff5c4" stroke-width="4"/></g>` +
    `<path d="M260 287L272 299L294 275" fill="none" stroke="${cloth}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`
  );
};
