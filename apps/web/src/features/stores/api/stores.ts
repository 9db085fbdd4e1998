import { endpoints, isApiError, type Warehouse } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

export async function loadStores(api: Api, signal: AbortSignal): Promise<Warehouse[]> {
  return (await api.call(endpoints.stores.search, {}, { signal })).data.warehouses;
}

/** One store; null when there is none of that number. */
export async function loadStore(api: Api, warehouseId: number, signal: AbortSignal): Promise<Warehouse | null> {
  try {
    return (await api.call(endpoints.stores.detail, { warehouse_id: warehouseId }, { signal })).data.warehouse;
  } catch (error) {
    if (isApiError(error) && error.is('warehouse-not-found', 'invalid-field')) return null;
    throw error;
  }
}
