import { darken, legible, lighten, readableOn } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** Flavour colour all over with the art large, and a brand panel hanging from the top. */
export const panel: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, cx, side, variant, weight, lines } = area;
  const two = lines.length > 1;
  const size = Math.min(w * 0.125, h * 0.085);
  const foot = y + h * 0.36;
  const ground = canvas.radial(
    [
      [0, lighten(variant, 0.4)],
      [1, darken(variant, 0.06)],
    ],
    'cx=".5" cy=".72" r=".7"',
  );
  const hanging = `M${x + w * 0.08} ${y}H${x + w * 0.92}V${foot - h * 0.05}Q${cx} ${foot + h * 0.05} ${x + w * 0.08} ${foot - h * 0.05}Z`;
  return (
    rect(x, y, w, h, ground) +
    `<path d="${hanging}" fill="#000" opacity=".16" transform="translate(0 4)"/><path d="${hanging}" fill="${kit.base}" stroke="${kit.trim}" stroke-width="2.5"/>` +
    lockup(canvas, kit, x + w * 0.15, y + h * 0.08, w * 0.7, h * 0.2) +
    nameText(area, foot + h * 0.05 + size, size, legible(darken(variant, 0.72), variant)) +
    cluster(canvas, pack.art, cx, y + h * (two ? 0.77 : 0.755), Math.min(w * 0.38, h * (two ? 0.175 : 0.19))) +
    text(weight, 'condensed', Math.max(10, side * 0.065), cx, y + h * 0.975, readableOn(variant))
  );
};
