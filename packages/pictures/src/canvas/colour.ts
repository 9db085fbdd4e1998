type Rgb = [number, number, number];

/** Channels 0…255 of `#rgb` or `#rrggbb`. */
export function channels(colour: string): Rgb {
  const digits = colour.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as Rgb;
}

/** `#rrggbb` of three channels, clamped to 0…255. */
export function hex(rgb: readonly number[]): string {
  return `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Blend of two colours; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const target = channels(second);
  return hex(channels(first).map((v, i) => v + ((target[i] ?? 0) - v) * share));
}

/** Towards a warm black: printed shade rather than grey. */
export function darken(colour: string, share = 0.3): string {
  return mix(colour, '#140c08', share);
}

export function lighten(colour: string, share = 0.3): string {
  return mix(colour, '#ffffff', share);
}

/** WCAG relative luminance, 0…1. */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((v) => {
    const c = v / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two colours, 1…21. */
export function contrast(first: string, second: string): number {
  const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Ink to print on a colour: the dark one on light grounds, the light one on dark grounds. */
export function readableOn(ground: string, dark = '#2a1d14', light = '#ffffff'): string {
  return luminance(ground) > 0.38 ? dark : light;
}

/** Keeps the wished ink where it can be read on the ground, otherwise picks one that can. */
export function legible(ink: string, ground: string): string {
  return contrast(ink, ground) >= 2.6 ? ink : readableOn(ground);
}

/** Hue (degrees), saturation and lightness (0…1). */
export function toHsl(colour: string): [number, number, number] {
  const [r, g, b] = channels(colour).map((v) => v / 255) as Rgb;
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (!spread) return [0, 0, lightness];
  const hue = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [hue * 60, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

export function fromHsl(hue: number, saturation: number, lightness: number): string {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const second = chroma * (1 - Math.abs(((hue / 60) % 2) - 1));
  const floor = lightness - chroma / 2;
  const sector = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ][Math.floor(hue / 60) % 6] as Rgb;
  return hex(sector.map((v) => (v + floor) * 255));
}
