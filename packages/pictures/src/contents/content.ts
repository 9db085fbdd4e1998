import type { Canvas } from '../canvas/canvas.ts';
import type { PackshotInput } from '../input.ts';
import type { Area } from '../textures/scatter.ts';

/** Fills the hollow of a tray, seen from above. */
export type Content = (canvas: Canvas, area: Area, pack: PackshotInput) => string;
