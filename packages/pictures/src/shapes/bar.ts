import { box } from './box.ts';
import type { Shape } from './shape.ts';

/** Chocolate tablet in its sleeve, leaning a little. */
export const bar: Shape = (canvas, kit, pack) => {
  const sleeve = box(canvas, kit, { ...pack, w: pack.w ?? 158, h: pack.h ?? 300, d: 12 });
  canvas.bounds(96, 60, 306, 384);
  return `<g transform="rotate(-7 200 210)">${sleeve}</g>`;
};
