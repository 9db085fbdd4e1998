import { sparePart } from '../../lib/spare-part.ts';

/** Under a card: what the customer never wants is in it, or they did not like it. */
export const CardNotes = sparePart(() => import('./card-notes.tsx'));
