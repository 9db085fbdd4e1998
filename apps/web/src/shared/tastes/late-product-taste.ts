import { sparePart } from '../../lib/spare-part.ts';

/** On the page of a product: the same in full, with the choice for what was bought. */
export const ProductTaste = sparePart(() => import('./product-taste.tsx'));
