import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import type { PackshotInput } from '../input.ts';

/** Pack-shot of a product of the catalogue. */
export function packshotFor(product: ProductRow): PackshotInput {
  const chosen: PackshotInput = {
    shape: 'box',
    brand: product.brand,
    label: product.name,
    weight: product.description,
    seed: product.code,
  };
  return typeof product.picture === 'object' ? { ...chosen, ...product.picture } : chosen;
}
