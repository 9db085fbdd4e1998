import { legible, lighten, readableOn } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** Brand ground above, flavour colour under a wave: dairy, frozen food, home care. */
export const wave: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, cx, side, variant, weight } = area;
  const size = Math.min(w * 0.12, h * 0.085);
  const edge = `M${x} ${y + h * 0.56}C${x + w * 0.3} ${y + h * 0.44} ${x + w * 0.62} ${y + h * 0.68} ${x + w} ${y + h * 0.5}`;
  return (
    rect(x, y, w, h, kit.base) +
    `<path d="${edge}V${y + h}H${x}Z" fill="${variant}"/><path d="${edge}" fill="none" stroke="${lighten(variant, 0.55)}" stroke-width="4"/>` +
    lockup(canvas, kit, x + w * 0.1, y + h * 0.07, w * 0.8, h * 0.21) +
    nameText(area, y + h * 0.33 + size * 0.8, size, legible(kit.sub ?? readableOn(kit.base), kit.base)) +
    cluster(canvas, pack.art, cx, y + h * 0.72, Math.min(w * 0.38, h * 0.22)) +
    text(weight, 'condensed', Math.max(11, side * 0.075), x + w * 0.93, y + h - w * 0.06, readableOn(variant), {
      anchor: 'r',
    })
  );
};
