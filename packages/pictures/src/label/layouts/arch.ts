import { legible, readableOn } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** An arched niche with the art: bread, pasta, biscuits. */
export const arch: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, cx, side, variant, weight, lines } = area;
  const two = lines.length > 1;
  const radius = w * 0.44;
  const spring = y + h * (two ? 0.555 : 0.5) + radius * 0.6;
  const niche = (r: number) => `M${cx - r} ${y + h}V${spring}A${r} ${r} 0 0 1 ${cx + r} ${spring}V${y + h}`;
  const size = Math.min(w * 0.115, h * 0.08);
  return (
    rect(x, y, w, h, kit.base) +
    `<path d="${niche(radius)}Z" fill="${variant}"/><path d="${niche(radius - 6)}" fill="none" stroke="${kit.trim}" stroke-width="1.5" opacity=".8"/>` +
    lockup(canvas, kit, x + w * 0.1, y + h * 0.06, w * 0.8, h * 0.19) +
    nameText(area, y + h * 0.29 + size * 0.8, size, legible(kit.sub ?? readableOn(kit.base), kit.base)) +
    cluster(canvas, pack.art, cx, y + h * (two ? 0.77 : 0.74), Math.min(w * 0.34, h * (two ? 0.165 : 0.2))) +
    text(weight, 'condensed', Math.max(10, side * 0.07), cx, y + h - w * 0.045, readableOn(variant))
  );
};
