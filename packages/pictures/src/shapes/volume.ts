import type { Canvas } from '../canvas/canvas.ts';
import { rect } from '../label/area.ts';

/** Soft plastic: dark edges, highlight at the left, creases at the corners. Laid over a printed face. */
export function softVolume(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  const [right, bottom] = [x + w, y + h];
  return (
    rect(
      x - 8,
      y,
      w + 16,
      h,
      canvas.linear([
        [0, '#000', 0.34],
        [0.06, '#000', 0.16],
        [0.15, '#fff', 0.24],
        [0.24, '#fff', 0.06],
        [0.5, '#fff', 0],
        [0.8, '#000', 0.06],
        [0.93, '#000', 0.2],
        [1, '#000', 0.36],
      ]),
    ) +
    rect(
      x - 8,
      y,
      w + 16,
      h,
      canvas.linear(
        [
          [0, '#fff', 0.14],
          [0.16, '#fff', 0.06],
          [0.5, '#fff', 0],
          [0.86, '#000', 0.02],
          [1, '#000', 0.22],
        ],
        'down',
      ),
    ) +
    `<g ${canvas.blur(2.5)} opacity=".55" fill="none" stroke="#fff" stroke-linecap="round"><path d="M${x + 18} ${y + 16}Q${x + 40} ${y + 36} ${x + 30} ${y + h * 0.26}" stroke-width="5"/><path d="M${right - 26} ${y + 14}Q${right - 40} ${y + 36} ${right - 30} ${y + h * 0.2}" stroke-width="4"/><path d="M${x + 16} ${y + h * 0.42}V${y + h * 0.72}" stroke-width="7" opacity=".8"/><path d="M${x + 30} ${bottom - 14}Q${x + 50} ${bottom - 34} ${x + 38} ${bottom - h * 0.18}" stroke-width="4"/></g>`
  );
}

/** Light from the upper left on a flat printed surface. */
export function flatLight(canvas: Canvas, x: number, y: number, w: number, h: number): string {
  return rect(
    x,
    y,
    w,
    h,
    canvas.linear(
      [
        [0, '#fff', 0.24],
        [0.4, '#fff', 0],
        [1, '#000', 0.12],
      ],
      'diagonal',
    ),
  );
}

/** Shadow of something lying on the table, seen from above. */
export function lyingShadow(canvas: Canvas, x: number, y: number, w: number, h: number, radius: number): string {
  return rect(x + 5, y + 12, w - 10, h, '#2b2118', `rx="${radius}" opacity=".36" ${canvas.blur(8)}`);
}

/** Oblique gloss of clear film. */
export function filmGloss(x: number, y: number, w: number, h: number): string {
  return `<path d="M${x + w * 0.5} ${y}H${x + w * 0.64}L${x + w * 0.36} ${y + h}H${x + w * 0.22}Z" fill="#fff" opacity=".16"/><path d="M${x + w * 0.69} ${y}H${x + w * 0.72}L${x + w * 0.44} ${y + h}H${x + w * 0.41}Z" fill="#fff" opacity=".2"/>`;
}
