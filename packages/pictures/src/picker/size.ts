/** A pack size as people write it, taken apart. */
export interface Size {
  /** The whole text: "6 × 1,5 L". */
  text: string;
  /** Units in a multiple pack, 1 for a single one. */
  count: number;
  /** Size of one unit: "1,5 L". */
  each: string;
  /** Grams, millilitres or pieces of one unit; absent when unknown. */
  amount?: number;
  unit?: 'g' | 'ml' | 'piece';
}

const UNITS: Record<string, [factor: number, unit: 'g' | 'ml']> = {
  g: [1, 'g'],
  kg: [1000, 'g'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  l: [1000, 'ml'],
};

/** Reads "500 g", "6 × 1,5 L", "ca. 420 g", "4 pezzi", "6 uova". Unknown texts give a count of 1 and no amount. */
export function sizeOf(text: string): Size {
  const found = /^(?:ca\. ?)?(?:(\d+) ?[×x] ?)?(\d+(?:[.,]\d+)?) ?([\p{L}]+)/u.exec(text.trim());
  if (!found) return { text, count: 1, each: text };
  const [, times, figure = '0', word = ''] = found;
  const number = Number(figure.replace(',', '.'));
  const known = UNITS[word.toLowerCase()];
  const each = text.trim().replace(/^(?:ca\. ?)?\d+ ?[×x] ?/, '');
  return {
    text,
    count: times ? Number(times) : 1,
    each: times ? each : text,
    ...(known ? { amount: number * known[0], unit: known[1] } : { amount: number, unit: 'piece' as const }),
  };
}
