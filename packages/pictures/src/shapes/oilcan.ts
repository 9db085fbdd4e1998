import { darken } from '../canvas/colour.ts';
import { box } from './box.ts';
import type { Shape } from './shape.ts';

/** Square tin of oil, three litres or more: a box of sheet metal with a spout and a handle of wire on top. */
export const oilcan: Shape = (canvas, kit, pack) => {
  const [w, h, d] = [pack.w ?? 164, pack.h ?? 244, pack.d ?? 74];
  const can = box(canvas, kit, { ...pack, w, h, d, side: pack.side ?? darken(kit.base, 0.12) });
  const [left, , right, bottom] = canvas.box;
  const top = 366 - h;
  canvas.bounds(left, top - 58, right, bottom);
  const cap = pack.cap ?? kit.accent;
  return `<path d="M${left + 96} ${top - 8}Q${left + 100} ${top - 48} ${left + 146} ${top - 46}T${right - 26} ${top - 4}" fill="none" stroke="#8f979d" stroke-width="6" stroke-linecap="round"/>${can}<path d="M${left + 52} ${top + 4}V${top - 26}H${left + 88}V${top + 4}Q${left + 70} ${top + 12} ${left + 52} ${top + 4}Z" fill="${cap}"/>${canvas.cylinder(`<path d="M${left + 52} ${top + 4}V${top - 26}H${left + 88}V${top + 4}Q${left + 70} ${top + 12} ${left + 52} ${top + 4}Z"/>`, 0.9)}<ellipse cx="${left + 70}" cy="${top - 26}" rx="18" ry="5" fill="${darken(cap, 0.12)}"/>`;
};
