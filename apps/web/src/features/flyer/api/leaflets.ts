import { endpoints, isApiError, type Leaflet, type Product } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

export async function loadLeaflets(api: Api, hash: string, signal: AbortSignal): Promise<Leaflet[]> {
  return (await api.call(endpoints.content.leafletSearch, { hash }, { signal })).data.leaflets;
}

/** Where a product is on the picture of its page, in thousandths of its width and height. */
export interface Hotspot {
  productId: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface LeafletPage {
  page: number;
  productIds: number[];
  areas?: Hotspot[] | undefined;
}

export interface LeafletDetail extends Leaflet {
  pageProducts?: LeafletPage[] | undefined;
}

/** One leaflet; null when there is none of that name. */
export async function loadLeaflet(api: Api, slug: string, signal: AbortSignal): Promise<LeafletDetail | null> {
  try {
    return (await api.call(endpoints.content.leafletDetail, { slug }, { signal })).data.leaflet;
  } catch (error) {
    if (isApiError(error) && error.is('leaflet-not-found', 'invalid-field')) return null;
    throw error;
  }
}

/** More products than a leaflet has. */
const ALL = 500;

/** All products of a leaflet, in the order of its pages. */
export async function loadLeafletProducts(
  api: Api,
  input: { leafletId: number; hash: string },
  signal: AbortSignal,
): Promise<Product[]> {
  const { leafletId, hash } = input;
  const call = api.call(
    endpoints.content.leafletProductSearch,
    { parent_leaflet_id: leafletId, page_size: ALL, hash },
    { signal },
  );
  return (await call).data.products;
}
