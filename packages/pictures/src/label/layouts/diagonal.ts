import { legible, lighten, readableOn } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** A slanted cut between brand and flavour: snacks, frozen food, home care, pets. */
export const diagonal: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, side, variant, weight } = area;
  const size = Math.min(w * 0.125, h * 0.085);
  const cut = (shift: number) => `M${x} ${y + h * (0.66 + shift)}L${x + w} ${y + h * (0.46 + shift)}`;
  return (
    rect(x, y, w, h, kit.base) +
    `<path d="${cut(-0.03)}V${y + h}H${x}Z" fill="${lighten(kit.base, 0.3)}"/><path d="${cut(0)}V${y + h}H${x}Z" fill="${variant}"/>` +
    lockup(canvas, kit, x + w * 0.08, y + h * 0.07, w * 0.84, h * 0.22) +
    nameText(area, y + h * 0.35 + size * 0.8, size, legible(kit.sub ?? readableOn(kit.base), kit.base), {
      x: x + w * 0.08,
      anchor: 'l',
      maxW: w * 0.84,
    }) +
    cluster(canvas, pack.art, x + w * 0.56, y + h * 0.77, Math.min(w * 0.36, h * 0.19)) +
    text(weight, 'condensed', Math.max(11, side * 0.07), x + w * 0.07, y + h - w * 0.055, readableOn(variant), {
      anchor: 'l',
    })
  );
};
