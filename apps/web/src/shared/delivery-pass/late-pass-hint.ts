import { sparePart } from '../../lib/spare-part.ts';

/** Comes late: it may be missing. */
export const PassHint = sparePart(() => import('./pass-hint.tsx'));
