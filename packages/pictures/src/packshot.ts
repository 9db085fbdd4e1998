import { kitFor } from './brand/kit-for.ts';
import { Canvas } from './canvas/canvas.ts';
import { round1 } from './canvas/numbers.ts';
import type { PackshotInput } from './input.ts';
import { shapeOf } from './shapes/index.ts';

/** Safe area in the 400 × 400 picture, and how much a small pack may grow. */
const FRAME = { width: 336, height: 344, maxZoom: 1.32 };

/**
 * Draws a product: a self-contained SVG with a transparent ground, text as outlines, no external references. The same
 * input always gives the same bytes.
 * @throws Error when the shape or a piece of art does not exist.
 */
export function packshot(input: PackshotInput): string {
  const canvas = new Canvas(input.seed ?? `${input.brand ?? ''}${input.label ?? ''}${input.shape}`);
  const kit = { ...kitFor(input.brand), ...input.kit };
  return framed(canvas, shapeOf(input.shape)(canvas, kit, input), input.zoom);
}

/** A drawing as a file of its own, centred and fitted by the box its shape declared. */
export function framed(canvas: Canvas, drawing: string, grown = 1): string {
  const [left, top, right, bottom] = canvas.box;
  const zoom = Math.min(FRAME.width / (right - left), FRAME.height / (bottom - top), FRAME.maxZoom) * grown;
  const place = `translate(200 202) scale(${zoom.toFixed(3)}) translate(${round1(-(left + right) / 2)} ${round1(-(top + bottom) / 2)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${canvas.definitions}</defs><g transform="${place}">${drawing}</g></svg>`;
}
