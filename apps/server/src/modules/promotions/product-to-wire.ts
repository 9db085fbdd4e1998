import type { PromotionProduct } from '@sporta/contract';
import { productNatureIds } from '@sporta/contract/constants.ts';
import { grossListPrice, type ProductRow, pictureOf, sellingUnitCents } from '../catalogue/index.ts';

const consumerList = 1;

/** A product as the editor of a promotion lists it, at the price of consumers in a store. */
export function productToWire(row: ProductRow, warehouseId: number): PromotionProduct {
  const cents = grossListPrice(row, warehouseId, consumerList);
  const stock = row.stock.find((each) => each.warehouseId === warehouseId);
  const available = stock ? stock.available : 0;
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
