import { remember } from './memo.ts';

/** Irregular plurals of the shelf, to their singular. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['asparagi', 'asparago'],
  ['uve', 'uva'],
  ['uomini', 'uomo'],
  ['buoi', 'bue'],
  ['uova', 'uovo'],
  ['paia', 'paio'],
]);

/**
 * Takes the inflection off an Italian word and nothing else, so that "mele" meets "mela" but gelato does not meet gel,
 * nor pesche meet pesci. Hard and soft c/g are kept apart: pesca/pesche → "pesk", pesce/pesci → "pesc". Words of three
 * letters or less, and words with digits, stay as they are.
 *
 * @param word folded (lower case, no accents)
 */
export const stem = remember(cutInflection);

function cutInflection(word: string): string {
  const regular = irregular.get(word) ?? word;
  if (regular.length <= 3 || hasDigit(regular)) return regular;
  let text = regular;
  if (text.length > 5 && text.endsWith('s') && !text.endsWith('ss')) text = text.slice(0, -1);

  // amico/amici/amica/amiche and radice/radici: one form each.
  if (/ic[oaie]$/.test(text)) return `${text.slice(0, -2)}k`;
  if (text.endsWith('iche')) return `${text.slice(0, -3)}k`;

  // finocchio and sacco have the same plural ending, hence the same stem ending.
  if (/chi[oae]$/.test(text)) return `${text.slice(0, -4)}k`;
  if (/c(?:he|hi)$/.test(text)) return `${text.slice(0, -3)}k`;
  if (/c[ao]$/.test(text)) return `${text.slice(0, -2)}k`;
  if (/ci[aeo]$/.test(text)) return text.slice(0, -2);
  if (/c[ei]$/.test(text)) return text.slice(0, -1);

  if (/ghi[oae]$/.test(text)) return text.slice(0, -2);
  if (/g(?:he|hi)$/.test(text)) return text.slice(0, -1);
  if (/g[ao]$/.test(text)) return `${text.slice(0, -1)}h`;
  if (/gi[aeo]$/.test(text)) return text.slice(0, -2);
  if (/g[ei]$/.test(text)) return text.slice(0, -1);

  // Short words keep the i: soia must not become "so", and olio meets oli.
  if (text.length > 4 && /i[oiae]$/.test(text)) return text.slice(0, -2);
  return /[aeio]$/.test(text) ? text.slice(0, -1) : text;
}

/**
 * Whether two forms of one stem differ in gender, so that they are likely different nouns: polpo/polpa, zucca/Zucchi.
 * Plurals (polpo/polpi, zucca/zucche, noce/noci) do not.
 */
export function differInGender(one: string, other: string): boolean {
  if (irregular.has(one) || irregular.has(other)) return false;
  const endings =
    lastLetter(one) < lastLetter(other) ? lastLetter(one) + lastLetter(other) : lastLetter(other) + lastLetter(one);
  return endings === 'ao' || endings === 'ai' || endings === 'eo';
}

const endings: readonly (readonly [RegExp, string])[] = [
  [/cce$/, 'ccia'],
  [/che$/, 'ca'],
  [/chi$/, 'co'],
  [/ghe$/, 'ga'],
  [/ghi$/, 'go'],
  [/([cg])e$/, '$1ia'],
  [/([cg])i$/, '$1io'],
  [/e$/, 'a'],
  [/i$/, 'o'],
  [/i$/, 'e'],
];

/** Singulars an unknown word may be the plural of: "salzicce" → salziccia, salzicca. */
export function possibleSingulars(word: string): string[] {
  return endings.filter(([ending]) => ending.test(word)).map(([ending, other]) => word.replace(ending, other));
}

/** Plain vowels in the order of likelihood, by the vowel a small form ends in: pannetti are of panno, not of panna. */
const plainVowels: Readonly<Record<string, string[]>> = {
  a: ['a', 'e', 'o'],
  e: ['a', 'e', 'o'],
  i: ['o', 'e', 'a'],
  o: ['o', 'e', 'a'],
};
const utmost = /..issim[aeio]$/;
const endearing = /(?:ettin|ell|ett|in|ucci|on)([aeio])$/;

/** What a word nobody knows may mean in plain spelling: "cremina" → crema, creme; "skiuma" → schiuma. */
export function plainSpellings(word: string): string[] {
  const plain = word.replace(/k(?=[ei])/g, 'ch').replace(/k/g, 'c');
  const spellings = plain === word ? [] : [plain];
  // "secchissima" is secca, "freschissime" fresche
  if (utmost.test(plain))
    spellings.push(plain.replace(/h?issim(?=[aeio]$)/, ''), plain.replace(/issim(?=[aeio]$)/, ''));
  if (endearing.test(plain))
    spellings.push(...(plainVowels[lastLetter(plain)] ?? []).map((vowel) => plain.replace(endearing, vowel)));
  return spellings;
}

const lastLetter = (word: string) => word.charAt(word.length - 1);

function hasDigit(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}
