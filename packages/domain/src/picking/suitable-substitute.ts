/** What a product is to somebody who may not eat everything. */
export interface EatenFacts {
  /** Without the brand. */
  name: string;
  /** As declared; absent where nothing is (fresh fruit, things nobody eats). */
  ingredients?: string | undefined;
  contains: ReadonlySet<string>;
  mayContain: ReadonlySet<string>;
  /** Certified labels: "senza-glutine", "vegano"… */
  labels: ReadonlySet<string>;
  /** More than 1,2 % by volume. */
  alcohol: boolean;
}

/**
 * Why a product cannot come in the place of another, whatever anybody scans: `allergen` it holds one, or traces of one, that the
 * ordered product does not · `diet` a certified promise or an animal the customer did not choose · `alcohol` · `undeclared` nobody
 * can know.
 */
export type Unsuitable = 'allergen' | 'diet' | 'alcohol' | 'undeclared';

export const unsuitableTexts: Record<Unsuitable, string> = {
  allergen: 'Ha allergeni che il prodotto ordinato non ha',
  diet: 'Non rispetta la dieta del prodotto ordinato',
  alcohol: 'Contiene alcol, il prodotto ordinato no',
  undeclared: 'Non si conoscono i suoi ingredienti',
};

/** Promises a substitute keeps. */
const keptLabels = ['senza-glutine', 'senza-lattosio', 'senza-zuccheri', 'vegano', 'vegetariano'];

/** Animals, by the words of names and ingredients: who ordered none of one gets none of it. */
const animals: readonly [string, RegExp][] = [
  [
    'pork',
    /\b(suin[aeio]|maiale|prosciutt[oi]|speck|pancetta|guanciale|mortadella|salam[ei]|salamin[oi]|nduja|lardo|strutto|culatello|cotechino|zampone|porchetta)\b/,
  ],
  ['beef', /\b(bovin[aeio]|manzo|vitell[aoi]|vitellone|bresaola|scottona|bue)\b/],
  ['poultry', /\b(pollo|tacchino|gallina|faraona|anatra)\b/],
  ['meat', /\b(agnello|coniglio|cavallo|equin[oa]|capretto|cinghiale)\b/],
  [
    'fish',
    /\b(pesce|tonno|salmone|merluzzo|acciug[ae]|alic[ei]|sgombro|orata|branzino|baccala|trota|platessa|nasello)\b/,
  ],
  ['honey', /\bmiele\b/],
  ['caffeine-free', /\b(decaffeinat[oa]|deteinat[oa])\b/],
];

/** Promises among those words: kept, not avoided. */
const promised = new Set(['caffeine-free']);

export function whyUnsuitable(ordered: EatenFacts, other: EatenFacts): Unsuitable | undefined {
  if (other.alcohol && !ordered.alcohol) return 'alcohol';
  if ([...other.contains].some((code) => !ordered.contains.has(code))) return 'allergen';
  if ([...other.mayContain].some((code) => !ordered.contains.has(code) && !ordered.mayContain.has(code))) {
    return 'allergen';
  }
  if (ordered.ingredients !== undefined && other.ingredients === undefined) return 'undeclared';
  if (keptLabels.some((label) => ordered.labels.has(label) && !other.labels.has(label))) return 'diet';
  const mine = wordsIn(ordered);
  const theirs = wordsIn(other);
  for (const [what] of animals) {
    const [needed, found] = promised.has(what) ? [mine, theirs] : [theirs, mine];
    if (needed.has(what) && !found.has(what)) return 'diet';
  }
  return undefined;
}

function wordsIn({ name, ingredients = '' }: EatenFacts): Set<string> {
  const text = plain(`${name} ${ingredients}`);
  return new Set(animals.filter(([, words]) => words.test(text)).map(([what]) => what));
}

/** Lower case without accents and marks. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}*]/gu, '')
    .toLowerCase();
}
