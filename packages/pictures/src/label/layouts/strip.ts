import { legible, readableOn } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** Low labels of bottles, jars and tins: mark above, name at the left, art beside it. */
export const strip: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, cx, variant, weight, lines } = area;
  const hasArt = Boolean(pack.art?.length);
  const ink = legible(kit.sub ?? readableOn(kit.base), kit.base);
  const size = Math.min(w * 0.13, h * 0.15);
  const textX = cx - (hasArt ? w * 0.13 : 0);
  return (
    rect(x, y, w, h, kit.base) +
    rect(x, y, w, h * 0.07, variant) +
    rect(x, y + h * 0.93, w, h * 0.07, variant) +
    lockup(canvas, kit, x + w * 0.1, y + h * 0.14, w * 0.8, h * 0.34) +
    nameText(area, y + h * 0.62 + (lines.length > 1 ? 0 : size * 0.35), size, ink, {
      x: textX,
      maxW: w * (hasArt ? 0.5 : 0.84),
      leading: 0.98,
    }) +
    (hasArt ? cluster(canvas, pack.art, x + w * 0.76, y + h * 0.7, Math.min(h * 0.235, w * 0.17)) : '') +
    text(weight, 'condensed', Math.max(9, size * 0.72), textX, y + h * 0.885, ink)
  );
};
