import { hasBit, type ShopIndex } from '../catalogue/index.ts';

/** Products of a flyer with those sold out in this shop behind the others: what leads can be bought. Else their order stays. */
export function soldOutLast<Row extends { productId: number }>({ view }: ShopIndex, rows: readonly Row[]): Row[] {
  const isSoldOut = ({ productId }: Row) => {
    const slot = view.catalogue.slotOf(productId);
    return slot === undefined || !hasBit(view.inStock, slot);
  };
  return [...rows.filter((row) => !isSoldOut(row)), ...rows.filter(isSoldOut)];
}
