import { endpoints, type Product } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

/** The product with a barcode; undefined when the shop has none. */
export async function findByBarcode(api: Api, barcode: string, hash: string): Promise<Product | undefined> {
  const { data } = await api.call(endpoints.catalogue.products, { barcode, page_size: 1, hash });
  return data.products[0];
}
