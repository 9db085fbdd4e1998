import type { ProductDetail } from '@sporta/contract';

type Allergen = NonNullable<ProductDetail['allergens']>[number];

/** The 14 allergens of Reg. (EU) 1169/2011, annex II, as they end "Contiene …". */
const NAMES: Record<Allergen['code'], string> = {
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

export function allergenName(code: Allergen['code']): string {
  return NAMES[code];
}
