import { sparePart } from '../../lib/spare-part.ts';

export { ratingsKey, ratingsQuery } from './ratings-query.ts';

/* What one customer eats and likes. All of it comes late: visitors never load it. */

/** Under a card: what the customer never wants is in it, or they did not like it. */
export const CardNotes = sparePart(() => import('./card-notes.tsx'));
/** On the page of a product: the same in full, with the choice for what was bought. */
export const ProductTaste = sparePart(() => import('./product-taste.tsx'));
/** "Mi è piaciuto" and "Non mi è piaciuto". */
export const RateButtons = sparePart(() => import('./rate-buttons.tsx'));
/** Above a list: what is left out of it, and the way to see all of it. */
export const AvoidedNote = sparePart(() => import('./avoided-note.tsx'));
