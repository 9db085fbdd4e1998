import { readableOn } from '../canvas/colour.ts';
import { rect } from '../label/area.ts';
import { cluster } from '../label/cluster.ts';
import { storeMark } from '../label/store-mark.ts';
import { text } from '../type/outline.ts';
import type { Shape } from './shape.ts';

/** Gift card of the store. */
export const giftcard: Shape = (canvas, kit, pack) => {
  canvas.bounds(48, 96, 352, 316);
  const ink = readableOn(kit.base);
  const gloss = canvas.linear(
    [
      [0, '#fff', 0.25],
      [0.4, '#fff', 0],
      [1, '#000', 0.12],
    ],
    'diagonal',
  );
  const card =
    rect(60, 112, 280, 180, kit.base) +
    `<circle cx="290" cy="270" r="120" fill="${kit.accent}"/>` +
    cluster(canvas, pack.art, 268, 238, 58) +
    storeMark(82, 132, 108, ink) +
    text(pack.label, 'gabarito', 26, 84, 240, ink, { anchor: 'l', maxW: 120 }) +
    text(pack.weight, 'gabarito', 18, 84, 266, ink, { anchor: 'l' }) +
    rect(60, 112, 280, 180, gloss);
  return `<g transform="rotate(-6 200 210)"><rect x="62" y="122" width="280" height="180" rx="20" fill="#2b2118" opacity=".35" ${canvas.blur(9)}/>${canvas.clipRect(60, 112, 280, 180, card, 20)}</g>`;
};
