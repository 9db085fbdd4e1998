import type { PromotionProduct } from '@sporta/contract';
import { productNatureIds } from '@sporta/contract/constants.ts';
import { availableIn, grossListPrice, type ProductRow, pictureOf, sellingUnitCents } from '../catalogue/index.ts';

const consumerList = 1;

/** A product as the editor of a promotion lists it, at the price of consumers in a store. */
export function productToWire(row: ProductRow, warehouseId: number): PromotionProduct {
  const cents = grossListPrice(row, warehouseId, consumerList);
  const stock = availableIn(row.stock, warehouseId);
  const available = stock === undefined ? 0 : stock;
  return {
    productId: row.productId,
    name: row.shortName,
    brand: row.brand,
    description: row.description,
    media: pictureOf(row),
    price: cents === undefined ? null : sellingUnitCents(row, cents) / 100,
    ...(available === null ? {} : { stock: available / 1000 }),
    gift: row.natureId === productNatureIds.free,
  };
}
