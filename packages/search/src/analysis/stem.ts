/** Irregular plurals of the shelf, to their singular. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['asparagi', 'asparago'],
  ['uve', 'uva'],
  ['oli', 'olio'],
  ['uomini', 'uomo'],
  ['buoi', 'bue'],
  ['arance', 'arancia'],
]);

/**
 * Takes the inflection off an Italian word and nothing else, so that "mele" meets "mela" but gelato does not meet gel,
 * nor pesche meet pesci. Hard and soft c/g are kept apart: pesca/pesche → "pesk", pesce/pesci → "pesc". Words of three
 * letters or less, and words with digits, stay as they are.
 *
 * @param word folded (lower case, no accents)
 */
export function stem(word: string): string {
  const regular = irregular.get(word) ?? word;
  if (regular.length <= 3 || hasDigit(regular)) return regular;
  let text = regular;
  if (text.length > 5 && text.endsWith('s') && !text.endsWith('ss')) text = text.slice(0, -1);

  // amico/amici/amica/amiche and radice/radici: one form each.
  if (/ic[oaie]$/.test(text)) return `${text.slice(0, -2)}k`;
  if (text.endsWith('iche')) return `${text.slice(0, -3)}k`;

  if (/c(?:he|hi)$/.test(text)) return `${text.slice(0, -3)}k`;
  if (/c[ao]$/.test(text)) return `${text.slice(0, -2)}k`;
  if (/ci[aeo]$/.test(text)) return text.slice(0, -2);
  if (/c[ei]$/.test(text)) return text.slice(0, -1);

  if (/g(?:he|hi)$/.test(text)) return text.slice(0, -1);
  if (/g[ao]$/.test(text)) return `${text.slice(0, -1)}h`;
  if (/gi[aeo]$/.test(text)) return text.slice(0, -2);
  if (/g[ei]$/.test(text)) return text.slice(0, -1);

  if (/i[oiae]$/.test(text)) return text.slice(0, -2);
  return /[aeio]$/.test(text) ? text.slice(0, -1) : text;
}

function hasDigit(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}
