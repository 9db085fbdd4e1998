import type { StaffProductRow } from '@sporta/contract';
import { countOf, euro } from '../../shared/figures/index.ts';
import { useProductChange } from '../../shared/product-acts/index.ts';

export const countProducts = (count: number): string => countOf(count, 'prodotto', 'prodotti');

/** What the list changes in place, each with its way back. */
export function useRowActs() {
  const { change } = useProductChange();
  return {
    setPrice: (row: StaffProductRow, price: number | null) =>
      price === null
        ? Promise.resolve(false)
        : change(
            [{ product_id: row.productId, field: row.priceField, before: row.price, after: price }],
            `${row.name}: ${row.price === null ? '–' : euro(row.price)} → ${euro(price)}`,
          ),
    setStock: (row: StaffProductRow, stock: number | null) =>
      change(
        [{ product_id: row.productId, field: row.stockField, before: row.stock, after: stock ?? 0 }],
        `${row.name}: giacenza ${(stock ?? 0).toLocaleString('it-IT')}`,
      ),
    setOnline: (rows: readonly StaffProductRow[], on: boolean) => {
      const others = rows.filter(({ published }) => published !== on);
      if (others.length === 0) return Promise.resolve(true);
      return change(
        others.map((row) => ({ product_id: row.productId, field: 'published', before: row.published, after: on })),
        `${countProducts(others.length)} ${on ? 'online' : 'non più online'}`,
      );
    },
    setPromotable: (rows: readonly StaffProductRow[], on: boolean) => {
      const others = rows.filter(({ promotable }) => promotable !== on);
      if (others.length === 0) return Promise.resolve(true);
      return change(
        others.map((row) => ({ product_id: row.productId, field: 'promotable', before: row.promotable, after: on })),
        `${countProducts(others.length)} ${on ? 'di nuovo nelle promozioni' : 'fuori dalle promozioni'}`,
      );
    },
  };
}

export type RowActs = ReturnType<typeof useRowActs>;
