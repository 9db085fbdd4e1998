import { sparePart } from '../../lib/spare-part.ts';

/** "Mi è piaciuto" and "Non mi è piaciuto". */
export const RateButtons = sparePart(() => import('./rate-buttons.tsx'));
