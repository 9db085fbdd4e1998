import { endpoints, type GoneStore, isApiError, type Warehouse } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

export async function loadStores(api: Api, signal: AbortSignal): Promise<Warehouse[]> {
  return (await api.call(endpoints.stores.search, {}, { signal })).data.warehouses;
}

/** One store, or the sign and the door of one that closed for good; null when there is none of that number. */
export async function loadStore(
  api: Api,
  warehouseId: number,
  signal: AbortSignal,
): Promise<Warehouse | GoneStore | null> {
  try {
    return (await api.call(endpoints.stores.detail, { warehouse_id: warehouseId }, { signal })).data.warehouse;
  } catch (error) {
    if (!isApiError(error) || !error.is('warehouse-not-found', 'invalid-field')) throw error;
    const { data } = error;
    return isGoneStore(data) ? data : null;
  }
}

export function isGoneStore(found: unknown): found is GoneStore {
  return typeof found === 'object' && found !== null && 'place' in found && 'name' in found;
}
