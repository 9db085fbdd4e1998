import { darken, legible } from '../../canvas/colour.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** Paper ground, brand mark on a small block, flavour frame: dry goods, tea, organic and pharmacy lines. */
export const frame: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, cx, side, variant, weight } = area;
  const size = Math.min(w * 0.12, h * 0.085);
  const border = Math.max(6, side * 0.055);
  return (
    rect(x, y, w, h, variant) +
    rect(x + border, y + border, w - border * 2, h - border * 2, kit.paper, 'rx="4"') +
    rect(x + w * 0.14, y, w * 0.72, h * 0.27, kit.base) +
    lockup(canvas, kit, x + w * 0.18, y + h * 0.055, w * 0.64, h * 0.17) +
    nameText(area, y + h * 0.3 + size * 1.1, size, legible(darken(kit.base, 0.25), kit.paper), { maxW: w * 0.78 }) +
    cluster(canvas, pack.art, cx, y + h * 0.69, Math.min(w * 0.34, h * 0.18)) +
    text(weight, 'condensed', Math.max(10, side * 0.065), cx, y + h - border * 1.7, '#3a2f26')
  );
};
