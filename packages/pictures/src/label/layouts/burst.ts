import { darken, legible, lighten, readableOn } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';
import { rays } from '../rays.ts';

/** Rays and a disc with the art: snacks, cereals, soft drinks, pets. */
export const burst: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, cx, side, variant, weight, lines } = area;
  const two = lines.length > 1;
  const size = Math.min(w * 0.105, h * 0.075);
  const cy = y + h * (two ? 0.735 : 0.7);
  const radius = Math.min(w * 0.36, h * (two ? 0.205 : 0.235));
  const ground = canvas.linear(
    [
      [0, lighten(kit.base, 0.08)],
      [1, darken(kit.base, 0.12)],
    ],
    'down',
  );
  const glow = canvas.radial([
    [0, '#fff', 0.5],
    [1, '#fff', 0],
  ]);
  return (
    rect(x, y, w, h, ground) +
    rays(cx, cy, h, lighten(kit.base, 0.45), 20, 0.4) +
    `<circle cx="${cx}" cy="${cy}" r="${radius * 1.12}" fill="${variant}"/><circle cx="${cx}" cy="${cy}" r="${radius * 1.12}" fill="${glow}"/>` +
    cluster(canvas, pack.art, cx, cy, radius) +
    lockup(canvas, kit, x + w * 0.07, y + h * 0.06, w * 0.86, h * 0.23) +
    nameText(area, y + h * 0.31 + size * 0.9, size, legible(kit.sub ?? readableOn(kit.base), kit.base)) +
    text(weight, 'condensed', Math.max(11, side * 0.07), x + w - w * 0.06, y + h - w * 0.05, readableOn(kit.base), {
      anchor: 'r',
      maxW: w * 0.3,
    })
  );
};
