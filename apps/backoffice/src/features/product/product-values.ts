import type { StaffProduct } from '@sporta/contract';

/** Every field of a product by its name, prices, stock and what is to come among them. */
export function valuesOf(product: StaffProduct): Record<string, unknown> {
  return {
    ...product.fields,
    ...Object.fromEntries(product.prices.map(({ field, price }) => [field, price])),
    ...Object.fromEntries(
      product.stock.flatMap(({ field, stock, reorderField, reorderPoint, arrivalField, arrival }) => [
        [field, stock],
        [reorderField, reorderPoint],
        [arrivalField, arrival],
      ]),
    ),
  };
}
