import { darken, lighten } from '../canvas/colour.ts';
import { box } from './box.ts';
import type { Shape } from './shape.ts';

/** Aseptic carton with a screw cap: milk, juice, plant drinks, stock, cream. */
export const brick: Shape = (canvas, kit, pack) => {
  const h = pack.h ?? 280;
  const carton = box(canvas, kit, { ...pack, w: pack.w ?? 142, h, d: pack.d ?? 60 });
  if (!pack.cap) return carton;
  canvas.box[1] -= 20;
  const top = 366 - h;
  return `${carton}<ellipse cx="196" cy="${top - 9}" rx="19" ry="7" fill="${darken(pack.cap, 0.2)}"/><rect x="177" y="${top - 24}" width="38" height="15" fill="${pack.cap}"/><ellipse cx="196" cy="${top - 24}" rx="19" ry="6.5" fill="${lighten(pack.cap, 0.2)}"/>`;
};
