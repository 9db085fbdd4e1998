import { type BrandKit, isStoreBrand } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { outline, type TextOptions, text, widthAt1 } from '../type/outline.ts';
import { storeMark } from './store-mark.ts';

/** The brand mark inside a box, centred. */
export function lockup(_canvas: Canvas, kit: BrandKit, x: number, y: number, w: number, h: number): string {
  const cx = x + w / 2;
  const cy = y + h / 2;
  if (isStoreBrand(kit)) {
    const width = Math.min(w * 0.8, h * 2.3);
    return storeMark(cx - width / 2, cy - width * 0.16, width, kit.ink);
  }
  /** The word at the largest size that fits width and height. */
  const fit = (maxW: number, maxH: number, options: TextOptions = {}) => {
    const at100 = outline(kit.word, kit.font, 100);
    const size = Math.min((maxW / at100.width) * 100, (maxH / (at100.ascent + at100.descent)) * 100);
    return text(kit.word, kit.font, size, cx, cy, kit.ink, { mid: true, ...options });
  };
  switch (kit.lockup) {
    case 'oval':
      return `<ellipse cx="${cx}" cy="${cy}" rx="${w / 2}" ry="${h / 2}" fill="${kit.plate}" stroke="${kit.trim}" stroke-width="3"/><ellipse cx="${cx}" cy="${cy}" rx="${w / 2 - 5}" ry="${h / 2 - 5}" fill="none" stroke="${kit.trim}" stroke-width="1" opacity=".7"/>${fit(w * 0.74, h * 0.5)}`;
    case 'ribbon':
      return `<path d="M${x - 4} ${y + h * 0.12}L${x + w + 4} ${y}L${x + w + 4} ${y + h * 0.88}L${x - 4} ${y + h}Z" fill="${kit.plate}"/><path d="M${x - 4} ${y + h * 0.12}L${x + w + 4} ${y}" stroke="${kit.trim}" stroke-width="2.5"/><path d="M${x - 4} ${y + h}L${x + w + 4} ${y + h * 0.88}" stroke="${kit.trim}" stroke-width="2.5"/>${fit(w * 0.84, h * 0.56, { rotate: -2 })}`;
    case 'plate':
      return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${Math.min(12, h / 4)}" fill="${kit.plate}" stroke="${kit.trim}" stroke-width="2.5"/>${fit(w * 0.84, h * 0.56)}`;
    case 'shield':
      return `<path d="M${x} ${y}H${x + w}V${y + h * 0.62}Q${cx} ${y + h * 1.2} ${x} ${y + h * 0.62}Z" fill="${kit.plate}" stroke="${kit.trim}" stroke-width="3"/>${text(kit.word, kit.font, Math.min(h * 0.42, (w * 0.8) / widthAt1(kit.word, kit.font)), cx, y + h * 0.42, kit.ink, { mid: true })}`;
    case 'circle': {
      const radius = Math.min(w, h) / 2;
      return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${kit.plate}" stroke="${kit.trim}" stroke-width="3"/>${text(kit.word, kit.font, Math.min(radius * 0.7, (radius * 1.6) / widthAt1(kit.word, kit.font)), cx, cy, kit.ink, { mid: true })}`;
    }
    case 'tilt':
      return fit(w * 0.94, h * 0.74, { rotate: -5, stroke: kit.trim, strokeWidth: Math.max(3, h * 0.12) });
    case 'stroke':
      return fit(w * 0.94, h * 0.72, { stroke: kit.trim, strokeWidth: Math.max(3, h * 0.1) });
    default:
      return fit(w * 0.92, h * 0.74);
  }
}
