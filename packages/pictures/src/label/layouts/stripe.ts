import { legible, luminance, readableOn } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** Awning stripes and a paper card: bakery, sweets. */
export const stripe: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, cx, side, variant, weight } = area;
  const count = 7;
  const step = w / count;
  let stripes = '';
  for (let i = 0; i < count; i += 2) stripes += rect(x + i * step, y, step, h, variant);
  const top = y + h * 0.16;
  const height = h * 0.68;
  const size = Math.min(w * 0.1, height * 0.105);
  const outlined = ['none', 'tilt', 'stroke'].includes(kit.lockup);
  const mark = outlined
    ? { ...kit, lockup: 'none' as const, ink: luminance(kit.ink) > 0.5 ? legible(kit.base, kit.paper) : kit.ink }
    : kit;
  return (
    rect(x, y, w, h, kit.base) +
    stripes +
    rect(x + w * 0.1, top, w * 0.8, height, kit.paper, `rx="${w * 0.08}" stroke="${kit.trim}" stroke-width="2.5"`) +
    lockup(canvas, mark, x + w * 0.17, top + height * 0.07, w * 0.66, height * 0.28) +
    nameText(area, top + height * 0.42 + size * 0.8, size, legible(kit.sub ?? '#3a2a1c', kit.paper), {
      maxW: w * 0.7,
    }) +
    cluster(canvas, pack.art, cx, top + height * 0.78, Math.min(w * 0.24, height * 0.2)) +
    text(weight, 'condensed', Math.max(10, side * 0.065), cx, y + h - h * 0.055, readableOn(variant))
  );
};
