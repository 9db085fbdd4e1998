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
] as const;

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
  for (const word of words) bits |= bitOf(word);
  return bits;
}
