import { isAlcoholic } from '@sporta/domain';
import { availableIn, type CatalogueStore, grossListPrice, type ProductRow } from '../catalogue/index.ts';
import type { ProductFacts } from './cart-state.ts';

interface Made {
  stock: ProductRow['stock'];
  warehouseId: number;
  priceListId: number;
  facts: ProductFacts;
}

/**
 * The facts made last of each row: whoever fills a cart is asked for the same ones at every tap. A product that changes gets
 * another row, and one whose stock alone changes other stock.
 */
const lastMade = new WeakMap<ProductRow, Made>();

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
  const last = lastMade.get(product);
  const { stock } = product;
  if (last?.stock === stock && last.warehouseId === warehouse && last.priceListId === priceListId) return last.facts;
  const facts = Object.freeze(factsOf(product, warehouse, priceListId));
  lastMade.set(product, { stock, warehouseId: warehouse, priceListId, facts });
  return facts;
}

function factsOf(product: ProductRow, warehouse: number, priceListId: number): ProductFacts {
  const available = availableIn(product.stock, warehouse);
  return {
    productId: product.productId,
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
    alcohol: isAlcoholic(product.alcoholPercent ?? 0),
    perishable: product.perishable,
    promotable: product.promotable,
    vatRateBp: product.vat.rateBp,
    unitCents: grossListPrice(product, warehouse, priceListId) ?? null,
    sold: available !== undefined,
    available: available ?? null,
  };
}
