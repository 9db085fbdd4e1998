/* How Italians write one street: abbreviations, saints, days of history, particles. */

/** Kinds of streets and the ways of shortening them, without their dots: "p.zza" is `p zza`. */
const SHORT_KINDS: Record<string, readonly string[]> = {
  via: ['v'],
  viale: ['vle', 'v le'],
  piazza: ['p', 'pza', 'pzza', 'p za', 'p zza', 'piaza'],
  piazzale: ['ple', 'pzle', 'pzzle', 'p le', 'p zle', 'p zzle'],
  piazzetta: ['ptta', 'pzzetta', 'p tta', 'p zzetta'],
  corso: ['cso', 'c so', 'c'],
  largo: ['lgo', 'l go'],
  vicolo: ['vic', 'vlo', 'v lo', 'vico'],
  strada: ['str', 'sda'],
  galleria: ['gall'],
  localita: ['loc'],
  frazione: ['fraz', 'fr'],
  lungomare: ['lmare'],
  contrada: ['cda', 'c da', 'contr'],
  borgo: ['bgo', 'b go'],
  traversa: ['trav'],
};

/** "v le" before "v". */
const KINDS = Object.entries(SHORT_KINDS)
  .flatMap(([kind, forms]) => forms.map((form) => ({ kind, parts: form.split(' ') })))
  .sort((a, b) => b.parts.length - a.parts.length);

/** Not a letter alone: "A. Manzoni" has a name of its own. */
const PARTICLES = new Set(
  'di del dello della dei degli delle de da dal dalla dai ad al alla alle ai in il lo la gli le ed'.split(' '),
);
const SAINTS = new Set(['san', 'santo', 'santa', 'sant', 'santi', 'sante', 's', 'ss']);
const TITLES: Record<string, string> = {
  dott: 'dottor',
  dr: 'dottor',
  prof: 'professor',
  gen: 'generale',
  cap: 'capitano',
  col: 'colonnello',
  mons: 'monsignor',
  card: 'cardinale',
  ing: 'ingegner',
  avv: 'avvocato',
  on: 'onorevole',
};
const MONTHS = new Set(
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
);
const DAYS: Record<string, number> = {
  primo: 1,
  due: 2,
  quattro: 4,
  otto: 8,
  undici: 11,
  venti: 20,
  ventiquattro: 24,
  venticinque: 25,
  ventisette: 27,
  ventotto: 28,
};

/** Lower case without accents and elided particles ("dell’"); apostrophes, dots and marks part words. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:d|l|al|dal|del|nel)l?['’](?=[a-z])/g, '')
    .replace(/\bf\.?\s?lli\b\.?/g, 'fratelli ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/**
 * The words of a street in the one way we write them: "P.zza S. Ambrogio" is `piazza s ambrogio`, "V.le dei Mille" `viale mille`,
 * "Via XX Settembre" `via 20 settembre`.
 */
export function streetWords(text: string): string[] {
  const words = withWholeKind(wordsOf(text));
  const [kind, ...name] = words;
  if (kind === undefined) return [];
  const plain = name.flatMap((word, index) => {
    const next = name[index + 1];
    if (next !== undefined && MONTHS.has(next)) return [String(dayOf(word) ?? word)];
    // the last word is the name
    if (PARTICLES.has(word) && next !== undefined) return [];
    if (SAINTS.has(word) && next !== undefined) return ['s'];
    return [TITLES[word] ?? word];
  });
  return [kind, ...plain];
}

function withWholeKind(words: readonly string[]): string[] {
  const found = KINDS.find(
    ({ parts }) => words.length > parts.length && parts.every((part, index) => words[index] === part),
  );
  return found ? [found.kind, ...words.slice(found.parts.length)] : [...words];
}

function dayOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  return DAYS[word] ?? ofRoman(word);
}

function ofRoman(word: string): number | undefined {
  const roman = /^(x{0,3})(ix|iv|v?i{0,3})$/.exec(word);
  if (!roman || word === '') return undefined;
  const ones = roman[2]!;
  const small = ones === 'ix' ? 9 : ones === 'iv' ? 4 : (ones.startsWith('v') ? 5 : 0) + ones.replace('v', '').length;
  return roman[1]!.length * 10 + small;
}
