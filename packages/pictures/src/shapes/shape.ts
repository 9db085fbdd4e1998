import type { BrandKit } from '../brand/kit.ts';
import type { Canvas } from '../canvas/canvas.ts';
import type { PackshotInput } from '../input.ts';

/** Draws one kind of pack: declares its box with `canvas.bounds` and gives SVG markup. */
export type Shape = (canvas: Canvas, kit: BrandKit, pack: PackshotInput) => string;
