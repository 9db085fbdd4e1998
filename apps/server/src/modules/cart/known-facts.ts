import { type CatalogueStore, grossListPrice } from '../catalogue/index.ts';
import type { ProductFacts } from './cart-state.ts';

/** Percentage of alcohol by volume from which a drink says so (Reg. UE 1169/2011, annex XII). */
const alcoholicAbove = 1.2;

/**
 * Facts of a product as the catalogue in memory has them: what `loadCart` would read from the database, as long as the
 * database has no later change of it. Undefined for what the catalogue does not hold.
 */
export function knownFacts(
  { catalogue }: CatalogueStore,
  productId: number,
  warehouseId: number | null,
  priceListId: number,
): ProductFacts | undefined {
  const product = catalogue.product(productId);
  const warehouse = warehouseId ?? catalogue.defaultWarehouse?.warehouseId;
  if (!product || warehouse === undefined) return undefined;
  const stock = product.stock.find((each) => each.warehouseId === warehouse);
  return {
    productId,
    published: true,
    natureId: product.natureId,
    mode: product.sellingMode,
    min: product.minQuantity,
    max: product.maxQuantity,
    step: product.quantityStep,
    averageGrams: product.averageGrams,
    boxItems: product.boxItems,
    palletItems: product.palletItems,
    grossGrams: product.grossGrams,
    classMaxName: product.classMaxName,
    classMaxQuantity: product.classMaxQuantity,
    mealTicket: product.mealTicket,
    alcohol: (product.alcoholPercent ?? 0) > alcoholicAbove,
    perishable: product.perishable,
    vatRateBp: product.vat.rateBp,
    unitCents: grossListPrice(product, warehouse, priceListId) ?? null,
    sold: stock !== undefined,
    available: stock?.available ?? null,
  };
}
