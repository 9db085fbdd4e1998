import type { StaffProductRow } from '@sporta/contract';
import type { ProductChange } from '../../shared/product-acts/index.ts';

/** The changes that make a department the main one of products: it takes the place of the one that was, the others stay. */
export function moves(
  rows: readonly Pick<StaffProductRow, 'productId' | 'categoryIds'>[],
  categoryId: number,
): ProductChange[] {
  return rows
    .filter(({ categoryIds }) => categoryIds[0] !== categoryId)
    .map(({ productId, categoryIds: before }) => ({
      product_id: productId,
      field: 'categories',
      before,
      after: [categoryId, ...before.slice(1).filter((each) => each !== categoryId)],
    }));
}
