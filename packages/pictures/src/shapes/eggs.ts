import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { rect } from '../label/area.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';

const RIM = 204;

/** Open egg box (`n` eggs; boxes of more than six show the front row). */
export const eggs: Shape = (canvas, kit, pack) => {
  const carton = pack.carton ?? '#c9b79c';
  const total = pack.n ?? 6;
  const shown = total > 6 ? Math.ceil(total / 2) : total;
  const step = 50.5;
  const half = (shown * step) / 2 + 12;
  const [left, right] = [200 - half, 200 + half];
  canvas.bounds(left - 4, 120, right + 4, 352);

  let scallops = `M${round1(200 - (shown * step) / 2)} ${RIM}`;
  for (let i = 0; i < shown; i++) scallops += 'c6 24 46 24 50.5 0';
  const front = `${scallops}L${round1(right)} ${RIM + 8}L${round1(right - 18)} 338Q${round1(right - 20)} 346 ${round1(right - 30)} 346H${round1(left + 30)}Q${round1(left + 20)} 346 ${round1(left + 18)} 338L${round1(left)} ${RIM + 8}Z`;
  const tagWidth = Math.min(216, half * 1.5);
  const tagLeft = 200 - tagWidth / 2;
  return (
    canvas.floor(200, 344, half * 0.96, 10) +
    `<path d="M${round1(left + 2)} ${RIM - 70}Q${round1(left + 4)} ${RIM - 82} ${round1(left + 16)} ${RIM - 82}H${round1(right - 16)}Q${round1(right - 4)} ${RIM - 82} ${round1(right - 2)} ${RIM - 70}L${round1(right + 2)} ${RIM + 6}H${round1(left - 2)}Z" fill="${darken(carton, 0.32)}"/><path d="M${round1(left + 14)} ${RIM - 70}H${round1(right - 14)}L${round1(right - 8)} ${RIM}H${round1(left + 8)}Z" fill="${darken(carton, 0.46)}"/>` +
    row(canvas, shown, step, pack.eggCol ?? '#dea878') +
    `<path d="${front}" fill="${canvas.linear(
      [
        [0, lighten(carton, 0.12)],
        [0.5, carton],
        [1, darken(carton, 0.22)],
      ],
      'down',
    )}"/>${canvas.clipped(canvas.clip(`<path d="${front}"/>`), pulp(canvas, shown, step, left, right))}` +
    rect(tagLeft, RIM + 40, tagWidth, 88, '#000', `rx="8" opacity=".22" ${canvas.blur(3)}`) +
    canvas.clipRect(tagLeft, RIM + 36, tagWidth, 88, tagFace(canvas, kit, pack, tagLeft, RIM + 36, tagWidth, 88), 8)
  );
};

function row(canvas: Canvas, count: number, step: number, shell: string): string {
  const paint = canvas.radial(
    [
      [0, lighten(shell, 0.5)],
      [0.5, shell],
      [1, darken(shell, 0.3)],
    ],
    'cx=".36" cy=".28" r=".8"',
  );
  return Array.from({ length: count }, (_, i) => {
    const x = round1(200 + (i - (count - 1) / 2) * step);
    return `<ellipse cx="${x}" cy="${RIM - 8}" rx="25" ry="34" fill="${paint}"/><ellipse cx="${Number(x) - 8}" cy="${RIM - 24}" rx="6" ry="9" fill="#fff" opacity=".5" ${canvas.blur(1.6)}/>`;
  }).join('');
}

/** Folds and fibres of moulded paper. */
function pulp(canvas: Canvas, count: number, step: number, left: number, right: number): string {
  let marks = '';
  for (let i = 1; i < count; i++) {
    marks += `<path d="M${round1(200 + (i - count / 2) * step)} ${RIM + 10}V346" stroke="#000" stroke-width="7" opacity=".09" ${canvas.blur(2)}/>`;
  }
  for (let i = 0; i < 60; i++) {
    marks += `<circle cx="${round1(canvas.between(left, right))}" cy="${round1(RIM + canvas.rand() * 146)}" r="${round1(0.6 + canvas.rand())}" fill="${canvas.rand() > 0.5 ? '#fff' : '#5a4630'}" opacity=".25"/>`;
  }
  return marks;
}
