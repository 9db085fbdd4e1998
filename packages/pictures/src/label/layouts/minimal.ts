import { lighten, luminance, readableOn } from '../../canvas/colour.ts';
import type { ShapeKey } from '../../shapes/shape-keys.ts';
import { fittedLines } from '../../type/lines.ts';
import { text, widthAt1 } from '../../type/outline.ts';
import { type Layout, nameText, rect, SLIM } from '../area.ts';
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
  const slim = w < SLIM;
  const room = w * (0.95 - inset);
  // narrow packs break the name where its letters come out largest, and art takes what is left below it
  const fitted = slim
    ? fittedLines(pack.label, {
        width: room - w * 0.06,
        height: h * 0.4,
        most: w * 0.19,
        widthAt1: (line) => widthAt1(line, 'gabarito'),
      })
    : undefined;
  const size = fitted?.size ?? Math.min(w * 0.17, h * 0.13);
  const lines = fitted?.text ?? area.lines;
  // the lid of a cup hangs over its edge
  const top = y + h * 0.075 + (shape === 'cup' ? 9 : 0);
  const first = top + w * 0.13 + size * 1.15;
  const nameEnd = first + (lines.length - 1) * size + size * 0.25;
  const radius = slim ? Math.min(w * 0.46, (y + h - nameEnd) * 0.52) : Math.min(w * 0.52, h * 0.36);
  const cy = slim ? y + h - radius * 0.98 : y + h * 0.74;
  return (
    rect(x, y, w, h, variant) +
    `<circle cx="${x + w * 0.64}" cy="${cy}" r="${radius * 1.12}" fill="${lighten(variant, luminance(variant) > 0.38 ? 0.5 : 0.16)}"/>` +
    cluster(canvas, pack.art, x + w * 0.6, cy - h * 0.01, radius * 0.95) +
    storeMark(x + w * inset, top, w * 0.36, ink, pack.bio) +
    nameText({ canvas, pack, x, y, w, h, variant, weight, ...area, lines }, first, size, ink, {
      x: x + w * inset,
      font: 'gabarito',
      capitals: false,
      leading: 1,
      anchor: 'l',
      maxW: room,
    }) +
    text(weight, 'gabarito', Math.max(10, w * 0.075), x + w * inset, y + h - w * 0.08, ink, {
      anchor: 'l',
      maxW: w * 0.5,
    })
  );
};
