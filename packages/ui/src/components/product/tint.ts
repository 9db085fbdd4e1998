export const tints = [
  'orto',
  'latte',
  'forno',
  'carne',
  'pesce',
  'salumi',
  'pasta',
  'dispensa',
  'colazione',
  'bevande',
  'cantina',
  'gelo',
  'casa',
  'persona',
  'bimbi',
  'animali',
] as const;

/** Sector colour behind pictures. */
export type Tint = (typeof tints)[number];

/** Class that sets the tint; unknown names (the API may have new ones) leave the grey of the page. */
export function tintClass(tint: string | undefined): string | undefined {
  return tint && (tints as readonly string[]).includes(tint) ? `tint-${tint}` : undefined;
}
