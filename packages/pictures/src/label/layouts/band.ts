import { darken, legible, readableOn } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** Brand band at the top of a paper label, flavour colour at the foot. */
export const band: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, cx, side, variant, weight } = area;
  const bandHeight = h * 0.33;
  const size = Math.min(w * 0.125, h * 0.088);
  return (
    rect(x, y, w, h, kit.paper) +
    rect(x, y, w, bandHeight, kit.base) +
    rect(x, y + bandHeight, w, Math.max(4, h * 0.016), kit.trim) +
    lockup(canvas, kit, x + w * 0.09, y + h * 0.06, w * 0.82, h * 0.243) +
    nameText(area, y + bandHeight + size * 1.45, size, legible(kit.sub ?? darken(kit.base, 0.2), kit.paper)) +
    rect(x, y + h * 0.9, w, h * 0.1, variant) +
    cluster(canvas, pack.art, cx, y + h * 0.71, Math.min(w * 0.36, h * 0.19)) +
    text(weight, 'condensed', Math.max(10, side * 0.07), cx, y + h * 0.967, readableOn(variant))
  );
};
