import { fromHsl, toHsl } from '../canvas/colour.ts';

/** Either a shift (degrees of hue, factors of saturation and lightness) or one fixed hue that keeps the shading. */
export type Tone =
  | { shift: number; saturation: number; lightness: number }
  | {
      hue: number;
      saturation: number;
      lightness: number;
      /** Recolour every part, stalks and leaves too. */
      whole?: boolean;
    };

/** Repaints all the colours of an SVG fragment. Greys stay as they are. */
export function recolour(svg: string, tone: Tone): string {
  return svg.replace(/#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/g, (colour) => {
    const [hue, saturation, lightness] = toHsl(colour);
    if (!saturation) return colour;
    return fromHsl(
      newHue(hue, tone),
      Math.min(1, saturation * tone.saturation),
      Math.min(0.97, lightness * tone.lightness),
    );
  });
}

function newHue(hue: number, tone: Tone): number {
  if ('shift' in tone) return (hue + tone.shift + 360) % 360;
  // Hues under 66° are the stalk of a green pepper; they become leaf green unless the whole piece is repainted.
  return tone.whole || hue > 66 ? (tone.hue + (hue - 110) * 0.06 + 360) % 360 : 100;
}
