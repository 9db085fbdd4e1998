import { sparePart } from '../../lib/spare-part.ts';

export type { IfMissingProps, MissingChoice } from './if-missing.tsx';
export { ifMissingText } from './if-missing-text.ts';

/** "Se manca": something like it, one product, or nothing. Its program comes when it is drawn. */
export const IfMissing = sparePart(() => import('./if-missing.tsx'));
