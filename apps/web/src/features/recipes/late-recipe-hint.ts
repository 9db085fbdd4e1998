import { sparePart } from '../../lib/spare-part.ts';

/** Comes late: most searches mean no dish. */
export const RecipeHint = sparePart(() => import('./recipe-hint.tsx'));
