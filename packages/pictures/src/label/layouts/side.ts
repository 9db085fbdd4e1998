import { legible, lighten, readableOn } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** Faces wider than high: mark and name at the left, art on the flavour colour at the right. */
export const side: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, variant, weight, lines } = area;
  const hasArt = Boolean(pack.art?.length);
  const split = x + w * (hasArt ? 0.58 : 0.86);
  const ink = legible(kit.sub ?? readableOn(kit.base), kit.base);
  const size = Math.min(w * 0.085, h * 0.15);
  const left = x + w * 0.05;
  const room = split - left - w * 0.06;
  const edge = `M${split} ${y}C${split - w * 0.07} ${y + h * 0.3} ${split + w * 0.06} ${y + h * 0.66} ${split - w * 0.03} ${y + h}`;
  return (
    rect(x, y, w, h, kit.base) +
    `<path d="${edge}H${x + w}V${y}Z" fill="${variant}"/><path d="${edge}" fill="none" stroke="${lighten(variant, 0.5)}" stroke-width="4"/>` +
    lockup(canvas, kit, left, y + h * 0.1, room, h * 0.32) +
    nameText(area, y + h * (lines.length > 1 ? 0.6 : 0.66), size, ink, { x: left + room / 2, maxW: room }) +
    (hasArt ? cluster(canvas, pack.art, (split + x + w) / 2, y + h * 0.5, Math.min(w * 0.2, h * 0.4)) : '') +
    text(weight, 'condensed', Math.max(10, h * 0.085), left + room / 2, y + h * 0.93, ink, { maxW: room })
  );
};
