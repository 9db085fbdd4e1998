import { lighten, luminance, readableOn } from '../../canvas/colour.ts';
import type { ShapeKey } from '../../shapes/shape-keys.ts';
import { text } from '../../type/outline.ts';
import { type Layout, nameText, rect } from '../area.ts';
import { cluster } from '../cluster.ts';
import { storeMark } from '../store-mark.ts';

/** Round packs turn away at the sides, so their text starts further in. */
const ROUND: readonly ShapeKey[] = [
  'bottle',
  'jar',
  'tin',
  'cup',
  'can',
  'canister',
  'aerosol',
  'pump',
  'shaker',
  'pot',
  'reel',
  'stick',
  'tube',
];

/** The store's own brand: wordmark, name and weight at the left, art on a disc at the bottom right. */
export const minimal: Layout = ({ canvas, pack, x, y, w, h, variant, weight, ...area }) => {
  const shape = pack.shape === 'multi' ? (pack.of ?? 'bottle') : pack.shape;
  const inset = ROUND.includes(shape) ? 0.15 : 0.09;
  const ink = readableOn(variant, '#0a3d26', '#ffffff');
  const radius = Math.min(w * 0.52, h * 0.36);
  const size = Math.min(w * 0.17, h * 0.13);
  // the lid of a cup hangs over its edge
  const top = y + h * 0.075 + (shape === 'cup' ? 9 : 0);
  return (
    rect(x, y, w, h, variant) +
    `<circle cx="${x + w * 0.64}" cy="${y + h * 0.74}" r="${radius * 1.12}" fill="${lighten(variant, luminance(variant) > 0.38 ? 0.5 : 0.16)}"/>` +
    cluster(canvas, pack.art, x + w * 0.6, y + h * 0.73, radius * 0.95) +
    storeMark(x + w * inset, top, w * 0.36, ink, pack.bio) +
    nameText({ canvas, pack, x, y, w, h, variant, weight, ...area }, top + w * 0.13 + size * 1.15, size, ink, {
      x: x + w * inset,
      font: 'gabarito',
      capitals: false,
      leading: 1,
      anchor: 'l',
      maxW: w * (0.95 - inset),
    }) +
    text(weight, 'gabarito', Math.max(10, w * 0.075), x + w * inset, y + h - w * 0.08, ink, {
      anchor: 'l',
      maxW: w * 0.5,
    })
  );
};
