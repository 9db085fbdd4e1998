/** Words of a list of ingredients that name an allergen (Reg. (EU) 1169/2011, annex II), and those that only look like it. */
const WORDS: readonly (readonly [code: string, named: RegExp, butNot?: RegExp])[] = [
  ['gluten', /\b(glutine|grano|frument\w*|orzo|segale|avena|farro|kamut|semola|malto)\b/g, /\bgrano saraceno\b/g],
  ['crustaceans', /\b(crostace\w*|gamber\w*|aragost\w*|granchi\w*|scamp[io]\w*)\b/g],
  ['eggs', /\b(uov[ao]|tuorl\w*|album[ei]\w*)\b/g],
  ['fish', /\b(pesc[ei]|tonno|acciugh\w*|alici|merluzz\w*|salmone|sgombr\w*)\b/g],
  ['peanuts', /\barachid[ei]\b/g],
  ['soy', /\bsoia\b/g],
  [
    'milk',
    /\b(latte|lattosio|burro|panna|formaggi\w*|mozzarell\w*|ricott\w*|yogurt|pecorino|caseinat\w*|siero di latte|latticell\w*)\b/g,
    /\b(latte di (cocco|mandorl\w*|soia|riso|avena)|burro di (cacao|arachidi|karit[eé])|acido lattico)\b/g,
  ],
  [
    'nuts',
    /\b(frutta a guscio|mandorl\w*|nocciol\w*|noci|pistacchi\w*|anacard\w*|macadamia|pecan)\b/g,
    /\b(noci? moscat\w*|noci di cocco|nocciol\w* (di|dell)\W?oliv\w*)\b/g,
  ],
  ['celery', /\bsedano\b/g],
  ['mustard', /\bsenape\b/g],
  ['sesame', /\bsesamo\b/g],
  ['sulphites', /\b(solfit[io]|metabisolfit\w*|anidride solforosa)\b/g],
  ['lupin', /\blupin[io]\b/g],
  ['molluscs', /\b(mollusc\w*|vongol\w*|cozze|calamar\w*|seppi[ae]|polp[io])\b/g],
];

export interface NamedAllergen {
  code: string;
  presence: 'contains' | 'may-contain';
}

/**
 * Allergens a list of ingredients names, in the order of the law. What comes after "può contenere" is `may-contain` only.
 * A help for whoever fills in a product: words it does not know are not found.
 */
export function allergensNamed(ingredients: string): NamedAllergen[] {
  const text = ingredients.toLocaleLowerCase('it').replaceAll('**', '');
  const at = text.search(/(può|puo'?|potrebbe) contenere|tracce di/);
  const surely = at === -1 ? text : text.slice(0, at);
  const perhaps = at === -1 ? '' : text.slice(at);
  const names = (part: string, named: RegExp, butNot?: RegExp) =>
    (butNot ? part.replace(butNot, ' ') : part).search(named) !== -1;
  return WORDS.flatMap(([code, named, butNot]): NamedAllergen[] => {
    if (names(surely, named, butNot)) return [{ code, presence: 'contains' }];
    return names(perhaps, named, butNot) ? [{ code, presence: 'may-contain' }] : [];
  });
}
