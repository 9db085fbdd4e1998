import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { lockup } from '../lockup.ts';

/** Thin frame, mark, rule with a dot, spaced capitals, one piece of art: wine, coffee, chocolate, cured meats. */
export const premium: Layout = (area) => {
  const { canvas, kit, pack, x, y, w, h, cx, side, variant, weight, lines } = area;
  const ink = kit.sub ?? kit.ink;
  const two = lines.length > 1;
  const size = Math.min(w * 0.1, h * 0.085);
  const rule = y + h * 0.34;
  return (
    rect(x, y, w, h, kit.base) +
    rect(x + w * 0.06, y + w * 0.06, w * 0.88, h - w * 0.12, 'none', `rx="3" stroke="${kit.trim}" stroke-width="1.6"`) +
    lockup(canvas, kit, x + w * 0.13, y + h * 0.1, w * 0.74, h * 0.2) +
    `<path d="M${x + w * 0.3} ${rule}H${x + w * 0.7}" stroke="${kit.trim}" stroke-width="1.4"/><circle cx="${cx}" cy="${rule}" r="3" fill="${kit.trim}"/>` +
    nameText(area, rule + size * 1.5, size, ink, { font: 'condensed', letterSpacing: size * 0.08, maxW: w * 0.74 }) +
    cluster(canvas, pack.art, cx, y + h * (two ? 0.71 : 0.67), Math.min(w * 0.28, h * (two ? 0.145 : 0.18))) +
    text(weight, 'condensed', Math.max(10, side * 0.065), cx, y + h - w * 0.1, ink) +
    (pack.variant ? rect(x + w * 0.06, y + h - w * 0.06 - 3.5, w * 0.88, 3.5, variant) : '')
  );
};
