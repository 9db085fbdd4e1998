import { sparePart } from '../../lib/spare-part.ts';

/** Above a list: what is left out of it, and the way to see all of it. */
export const AvoidedNote = sparePart(() => import('./avoided-note.tsx'));
