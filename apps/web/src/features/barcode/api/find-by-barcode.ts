import { endpoints, isApiError, type Product, type UnsoldProduct } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

/** The product with a barcode; undefined when the shop has none and had none. */
export async function findByBarcode(api: Api, barcode: string, hash: string): Promise<Product | undefined> {
  const { data } = await api.call(endpoints.catalogue.products, { barcode, page_size: 1, hash });
  return data.products[0] ?? unsoldProduct(api, barcode, hash);
}

/** A product that is not sold (any more): the refusal says which it is. */
async function unsoldProduct(api: Api, barcode: string, hash: string): Promise<Product | undefined> {
  try {
    return (await api.call(endpoints.catalogue.productBySlug, { slug: barcode, hash })).data;
  } catch (error) {
    if (!isApiError(error) || !error.is('product-not-found', 'invalid-field')) throw error;
    return (error.data as Partial<UnsoldProduct> | undefined)?.product;
  }
}
