import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { round1 } from '../canvas/numbers.ts';
import { rect } from '../label/area.ts';
import { tagFace } from '../label/tag.ts';
import type { Shape } from './shape.ts';

const RIM = 204;

/** Rows of a box: trays of quail's and of loose eggs have three. */
const rowsOf = (total: number) => (total > 12 ? 3 : 2);

/** Open egg box: `n` eggs, half of them in the row behind, a third in each row of a large tray. */
export const eggs: Shape = (canvas, kit, pack) => {
  const carton = pack.carton ?? '#c9b79c';
  const total = pack.n ?? 6;
  const rows = rowsOf(total);
  const shown = Math.max(2, Math.ceil(total / rows));
  const step = 50.5;
  const half = (shown * step) / 2 + 12;
  const [left, right] = [200 - half, 200 + half];
  canvas.bounds(left - 4, 122 - (rows - 2) * 10, right + 4, 352);

  let scallops = `M${round1(200 - (shown * step) / 2)} ${RIM}`;
  for (let i = 0; i < shown; i++) scallops += 'c6 24 46 24 50.5 0';
  const front = `${scallops}L${round1(right)} ${RIM + 8}L${round1(right - 18)} 338Q${round1(right - 20)} 346 ${round1(right - 30)} 346H${round1(left + 30)}Q${round1(left + 20)} 346 ${round1(left + 18)} 338L${round1(left)} ${RIM + 8}Z`;
  const tagWidth = Math.min(216, half * 1.5);
  const tagLeft = 200 - tagWidth / 2;
  return (
    canvas.floor(200, 344, half * 0.96, 10) +
    `<path d="M${round1(left + 2)} ${RIM - 70}Q${round1(left + 4)} ${RIM - 82} ${round1(left + 16)} ${RIM - 82}H${round1(right - 16)}Q${round1(right - 4)} ${RIM - 82} ${round1(right - 2)} ${RIM - 70}L${round1(right + 2)} ${RIM + 6}H${round1(left - 2)}Z" fill="${darken(carton, 0.32)}"/><path d="M${round1(left + 14)} ${RIM - 70}H${round1(right - 14)}L${round1(right - 8)} ${RIM}H${round1(left + 8)}Z" fill="${darken(carton, 0.46)}"/>` +
    Array.from({ length: rows }, (_, i) =>
      row(canvas, shown, step, pack.eggCol ?? '#dea878', rows - 1 - i, pack.content === 'speckled'),
    ).join('') +
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

/** A row of eggs, `behind` rows further back. */
function row(canvas: Canvas, count: number, step: number, shell: string, behind: number, speckled: boolean): string {
  const shade = darken(shell, behind * 0.1);
  const y = RIM - 8 - behind * 24;
  const paint = canvas.radial(
    [
      [0, lighten(shade, 0.5)],
      [0.5, shade],
      [1, darken(shade, 0.3)],
    ],
    'cx=".36" cy=".28" r=".8"',
  );
  return Array.from({ length: count }, (_, i) => {
    const x = round1(200 + (i - (count - 1) / 2) * step);
    return `<ellipse cx="${x}" cy="${y}" rx="25" ry="34" fill="${paint}"/><ellipse cx="${Number(x) - 8}" cy="${y - 16}" rx="6" ry="9" fill="#fff" opacity=".5" ${canvas.blur(1.6)}/>${speckled ? speckles(canvas, Number(x), y) : ''}`;
  }).join('');
}

/** Brown spots of quail's eggs. */
function speckles(canvas: Canvas, x: number, y: number): string {
  return Array.from(
    { length: 9 },
    () =>
      `<ellipse cx="${round1(x + canvas.between(-17, 17))}" cy="${round1(y + canvas.between(-24, 14))}" rx="${round1(canvas.between(1.5, 4.5))}" ry="${round1(canvas.between(1.5, 3.5))}" fill="#4a3420" opacity=".75"/>`,
  ).join('');
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
