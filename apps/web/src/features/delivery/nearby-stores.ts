import type { Warehouse } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { distanceKm, type Point, pointOf } from '../../shared/places/index.ts';

/** Kilometres people go at most to collect their shopping; what is further away is shown when asked for. */
const NEAR_KM = 50;

export interface StoreAt {
  store: Warehouse;
  /** As the crow flies; absent while it is not known from where. */
  km: number | undefined;
}

/** Stores with their distances, the nearest first; as they come while it is not known from where. */
export function byDistance(stores: readonly Warehouse[], from: Point | undefined, serviceId?: number): StoreAt[] {
  const measured = stores.map((store) => {
    const point = pointOf(pointOfService(store, serviceId));
    return { store, km: from && point ? distanceKm(from, point) : undefined };
  });
  return measured.sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}

/** What one goes to for a service: the locker station, or the store. */
export const pointOfService = (store: Warehouse, serviceId: number | undefined): Pick<Warehouse, 'name' | 'address'> =>
  serviceId === deliveryServiceIds.locker && store.locker ? store.locker : store;

/** Those worth offering: nearby, and the one chosen wherever it is. */
export const nearby = (stores: readonly StoreAt[], chosen: number | undefined): StoreAt[] =>
  stores.filter(({ store, km }) => store.warehouseId === chosen || (km !== undefined && km <= NEAR_KM));
