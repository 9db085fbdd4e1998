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
  gr: [1, 'g'],
  kg: [1000, 'g'],
  ml: [1, 'ml'],
  cc: [1, 'ml'],
  cl: [10, 'ml'],
  l: [1000, 'ml'],
  lt: [1000, 'ml'],
  litri: [1000, 'ml'],
};
/** How a unit is printed on the pack. */
const PRINTED: Record<string, string> = { gr: 'g', cc: 'ml', l: 'L', lt: 'L', litri: 'L' };

const FIGURE = '\\d+(?:[.,]\\d+)?';
const MEASURE = 'gr|kg|g|ml|cc|cl|lt|litri|l';
/** "6 × 1,5 L", "6x1,5lt", "ca. 420 g", "4 pezzi". */
const PLAIN = new RegExp(`^(?:ca\\. ?)?(?:(\\d+) ?[×x] ?)?(${FIGURE}) ?([\\p{L}]+)`, 'iu');
/** As chains write it, unit first or last, the count on either side: "LT 1,5 X 6", "GR.400X4", "1,5LT X6", "3X80G". */
const UNIT_FIRST = new RegExp(`(?<![\\p{L}\\d])(${MEASURE})\\.? ?(${FIGURE})(?: ?[×x] ?(\\d+))?(?![\\d\\p{L}])`, 'iu');
const UNIT_LAST = new RegExp(
  `(?<![\\p{L}\\d,.])(?:(\\d+) ?[×x] ?)?(${FIGURE}) ?(${MEASURE})\\.?(?: ?[×x] ?(\\d+))?(?![\\p{L}\\d])`,
  'iu',
);

/** Reads "500 g", "6 × 1,5 L", "ca. 420 g", "4 pezzi", "LT 1,5 X 6". Unknown texts give a count of 1 and no amount. */
export function sizeOf(text: string): Size {
  const found = PLAIN.exec(text.trim());
  if (!found) return chainSize(text) ?? { text, count: 1, each: text };
  const [, times, figure = '0', word = ''] = found;
  const known = UNITS[word.toLowerCase()];
  if (!known && !times) {
    const chain = chainSize(text);
    if (chain) return chain;
  }
  const trailing = /[×x] ?(\d+)$/i.exec(text.trim())?.[1];
  if (known && trailing && !times) return chainSize(text) ?? { text, count: 1, each: text };
  const number = Number(figure.replace(',', '.'));
  const each = text.trim().replace(/^(?:ca\. ?)?\d+ ?[×x] ?/i, '');
  return {
    text,
    count: times ? Number(times) : 1,
    each: times ? each : text,
    ...(known ? { amount: number * known[0], unit: known[1] } : { amount: number, unit: 'piece' as const }),
  };
}

/** The size at the end of a name, for catalogues that have no field for it: "PELATI GR.400X4". */
export function sizeIn(name: string): Size {
  return chainSize(name) ?? { text: '', count: 1, each: '' };
}

function chainSize(text: string): Size | undefined {
  const first = UNIT_FIRST.exec(text);
  const last = first ? null : UNIT_LAST.exec(text);
  const [word = '', figure = '', times] = first ? first.slice(1) : last ? [last[3], last[2], last[1] ?? last[4]] : [];
  const known = UNITS[word.toLowerCase()];
  if (!known) return undefined;
  const each = `${figure} ${PRINTED[word.toLowerCase()] ?? word.toLowerCase()}`;
  const count = times ? Number(times) : 1;
  return {
    text: count > 1 ? `${count} × ${each}` : each,
    count,
    each,
    amount: Number(figure.replace(',', '.')) * known[0],
    unit: known[1],
  };
}
