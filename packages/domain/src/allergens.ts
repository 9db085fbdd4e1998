/** The 14 allergens of Reg. (EU) 1169/2011, annex II, as they end "Contiene …". */
const NAMES: Readonly<Record<string, string>> = {
  gluten: 'glutine',
  crustaceans: 'crostacei',
  eggs: 'uova',
  fish: 'pesce',
  peanuts: 'arachidi',
  soy: 'soia',
  milk: 'latte',
  nuts: 'frutta a guscio',
  celery: 'sedano',
  mustard: 'senape',
  sesame: 'sesamo',
  sulphites: 'solfiti',
  lupin: 'lupini',
  molluscs: 'molluschi',
};

/** "frutta a guscio" of `nuts`; a code that is none of them stays as it is. */
export function allergenName(code: string): string {
  return NAMES[code] ?? code;
}
