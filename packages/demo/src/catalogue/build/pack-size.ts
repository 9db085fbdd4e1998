import type { ContentUnit } from './table.ts';

export interface PackSize {
  /** Units in a multiple pack; 1 for a single one. */
  count: number;
  /** Whole net content in `unit`. */
  content: number;
  unit: ContentUnit;
}

const FACTORS: Record<string, readonly [number, ContentUnit]> = {
  g: [1, 'g'],
  kg: [1000, 'g'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  L: [1000, 'ml'],
  m: [1, 'm'],
  rotoli: [1, 'roll'],
  rotolo: [1, 'roll'],
  lavaggi: [1, 'wash'],
  dosi: [1, 'wash'],
};

/** Reads a size as people write it: "500 g", "6 × 1,5 L", "ca. 420 g", "6 uova", "40 lavaggi". `undefined` for "al kg". */
export function packSize(text: string): PackSize | undefined {
  const found = /^(?:ca\. )?(?:(\d+) × )?(\d+(?:,\d+)?) ([a-zA-ZàèìòùL]+)/.exec(text);
  if (!found) return undefined;
  const count = Number(found[1] ?? 1);
  const amount = Number((found[2] as string).replace(',', '.'));
  const [factor, unit] = FACTORS[found[3] as string] ?? ([1, 'piece'] as const);
  return { count, content: Math.round(count * amount * factor * 1000) / 1000, unit };
}
