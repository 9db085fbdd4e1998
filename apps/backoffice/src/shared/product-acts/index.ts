export { AmountCell } from './AmountCell.tsx';
export { readAmount, writeAmount } from './amounts.ts';
export { cardOf } from './card-of.ts';
export { choicesQuery } from './choices-query.ts';
export { findDepartments, placeOf } from './departments.ts';
export { type ProductChange, sayRemarks, takenBack, useProductChange } from './use-product-change.ts';
