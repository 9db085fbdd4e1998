import { darken, lighten } from '../canvas/colour.ts';
import type { Paints } from '../canvas/paints.ts';

export type Drawing = (canvas: Paints) => string;

/** Ball lit from the upper left. */
export function ball(canvas: Paints, colour: string): string {
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
export function fall(canvas: Paints, colour: string): string {
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
export function tube(canvas: Paints, colour: string): string {
  return canvas.linear([
    [0, darken(colour, 0.22)],
    [0.28, lighten(colour, 0.32)],
    [0.6, colour],
    [1, darken(colour, 0.3)],
  ]);
}
