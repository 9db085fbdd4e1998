import type { StaffProductRow } from '@sporta/contract';
import type { ProductChange } from '../../shared/product-acts/index.ts';

export type PriceMove = { kind: 'percent'; percent: number } | { kind: 'amount'; euro: number };

/**
 * New prices of many products; percent is rounded half up to the cent. Products without a price, and those whose price stays,
 * are left out.
 */
export function newPrices(rows: readonly StaffProductRow[], move: PriceMove): ProductChange[] {
  return rows.flatMap((row) => {
    if (row.price === null) return [];
    const before = Math.round(row.price * 100);
    const after =
      move.kind === 'percent'
        ? Math.floor((before * (10_000 + Math.round(move.percent * 100)) + 5000) / 10_000)
        : Math.round(move.euro * 100);
    if (after === before || after < 1) return [];
    return [{ product_id: row.productId, field: row.priceField, before: row.price, after: after / 100 }];
  });
}
