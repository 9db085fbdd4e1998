/**
 * Special versions of a thing, which nobody gets who did not ask for them: one row a kind, matched on whole words or
 * on beginnings (`*`). "farina" is not five kilograms for restaurants, "maionese" not the vegan one.
 */
const kinds = [
  'senza* zero',
  'decaffeinat* deteinat*',
  'light',
  'vegan* vegetal*',
  'professional* ristorazione catering',
  'solubil* istantane*',
  'umidificat*',
  'digeribilita delattosat*',
  'bambin* baby junior cuccioli cucciolo',
  'quagli* capra bufala',
  'cubetti ritagli',
  'bio biologic*',
  'cane cani gatto gatti',
] as const;
const petBit = 1 << (kinds.length - 1);

/** Two words that are another thing than the first of them: "panna" is no "panna cotta". */
const otherThings = `
  panna cotta, pasta sfoglia frolla brise brisee fillo acciughe mista minestra, pan spagna, latte condensato detergente corpo, burro cacao arachidi
  karite, uovo cioccolato, uova cioccolato, noce moscata, noci moscate, zucchero velo, acqua ossigenata micellare tonica cocco
  distillata demineralizzata colonia, sale lavastoviglie bagno, olio corpo, crema catalana, riso soffiato, zuppa inglese,
  penne ceci lenticchie piselli, fusilli ceci lenticchie piselli, farina ceci, caffe orzo ginseng, shampoo secco, rasoio donna,
  peperoni friggitelli, alici marinate, mais popcorn, biscotti primi granulati, verdure grigliate, pollo arrosto,
  primo sale, condimento riso, capsule ginseng, bevanda proteica isotonica soia avena riso mandorla cocco`;
const secondWords = new Map(
  otherThings.split(',').map((row) => {
    const [first = '', ...seconds] = row.trim().split(/\s+/);
    return [first, new Set(seconds)];
  }),
);
const otherThingBit = 1 << kinds.length;
/** Bits of what is another thing than its noun alone says, or one for animals. */
export const otherThingBits = otherThingBit | petBit;

const patterns = kinds.map(
  (row) =>
    new RegExp(
      `^(?:${row
        .split(' ')
        .map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}.*` : word))
        .join('|')})$`,
    ),
);
const known = new Map<string, number>();

/** Bits of the special versions a word speaks of; 0 for most words. */
function bitOf(word: string): number {
  let bits = known.get(word);
  if (bits === undefined) {
    bits = patterns.reduce((sum, pattern, kind) => (pattern.test(word) ? sum | (1 << kind) : sum), 0);
    if (known.size < 100_000) known.set(word, bits);
  }
  return bits;
}

/** Bits of the special versions that folded words speak of. */
export function variantsOf(words: Iterable<string>): number {
  let bits = 0;
  let seconds: ReadonlySet<string> | undefined;
  for (const word of words) {
    bits |= bitOf(word);
    if (seconds?.has(word)) bits |= otherThingBit;
    seconds = secondWords.get(word);
  }
  return bits;
}
