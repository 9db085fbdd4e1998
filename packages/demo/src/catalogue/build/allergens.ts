import type { Allergen } from './table.ts';

/**
 * Italian words by which the 14 allergens appear in ingredient lists. Look-alikes that are not allergens (cocoa butter,
 * coconut milk, buckwheat, nutmeg) are kept out by what follows the word.
 */
const WORDS: readonly (readonly [Allergen, string])[] = [
  ['gluten', 'grano(?! saraceno)|frumento|farro|kamut|orzo|segale|avena|glutine'],
  ['crustaceans', 'gamberi|gambero|gamberetti|mazzancolle|scampi|aragosta|granchio|crostacei'],
  ['eggs', 'uova|uovo|tuorlo|albume'],
  [
    'fish',
    'pesce|tonno|salmone|merluzzo|acciughe|alici|sgombro|sardine|branzino|orata|trota|platessa|nasello|baccalà|spada|pangasio|tilapia|bottarga|surimi',
  ],
  ['peanuts', 'arachidi'],
  ['soy', 'soia'],
  [
    'milk',
    'latte(?! di (?:cocco|mandorla|avena|riso))|burro(?! di (?:cacao|karité|arachidi))|panna|yogurt|lattosio|formaggio|formaggi|mozzarella|ricotta|mascarpone|Parmigiano Reggiano|Grana Padano|Pecorino Romano|Pecorino|Gorgonzola|siero di latte|caseinati|kefir',
  ],
  [
    'nuts',
    'nocciole|nocciola|mandorle|mandorla|noci(?! di cocco| moscate)|pistacchi|pistacchio|anacardi|pinoli di anacardo',
  ],
  ['celery', 'sedano'],
  ['mustard', 'senape'],
  ['sesame', 'sesamo'],
  ['sulphites', 'solfiti|anidride solforosa|metabisolfito'],
  ['lupin', 'lupini|lupino'],
  ['molluscs', 'cozze|vongole|calamari|calamaro|seppie|seppia|polpo|totani|moscardini|molluschi'],
];

const PATTERN = new RegExp(
  WORDS.map(([code, words]) => `(?<${code}>(?<![\\p{L}])(?:${words})(?![\\p{L}]))`).join('|'),
  'giu',
);

/** Puts every allergen of a plain ingredient list between double asterisks (Reg. (EU) 1169/2011, art. 21). */
export function markAllergens(ingredients: string): { text: string; contains: Allergen[] } {
  const contains = new Set<Allergen>();
  const text = ingredients.replace(PATTERN, (word, ...rest) => {
    const groups = rest.at(-1) as Record<Allergen, string | undefined>;
    for (const [code] of WORDS) if (groups[code]) contains.add(code);
    return `**${word}**`;
  });
  return { text, contains: [...contains] };
}

/** The allergen a marked word names; `undefined` when it names none. */
export function allergenOfWord(word: string): Allergen | undefined {
  return markAllergens(word).contains[0];
}
