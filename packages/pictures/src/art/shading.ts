import type { Canvas } from '../canvas/canvas.ts';
import { darken, lighten } from '../canvas/colour.ts';

export type Drawing = (canvas: Canvas) => string;

/** Ball lit from the upper left. */
export function ball(canvas: Canvas, colour: string): string {
  return canvas.radial(
    [
      [0, lighten(colour, 0.42)],
      [0.45, colour],
      [1, darken(colour, 0.34)],
    ],
    'cx=".36" cy=".3" r=".8"',
  );
}

/** Vertical shading, light above. */
export function fall(canvas: Canvas, colour: string): string {
  return canvas.linear(
    [
      [0, lighten(colour, 0.28)],
      [0.5, colour],
      [1, darken(colour, 0.24)],
    ],
    'down',
  );
}

/** Horizontal shading of a standing cylinder. */
export function tube(canvas: Canvas, colour: string): string {
  return canvas.linear([
    [0, darken(colour, 0.22)],
    [0.28, lighten(colour, 0.32)],
    [0.6, colour],
    [1, darken(colour, 0.3)],
  ]);
}
