import type { Warehouse } from '@sporta/contract';
import { distanceKm, type Point, pointOf } from '../../shared/places/index.ts';

/** Kilometres people go at most to collect their shopping; what is further away is shown when asked for. */
const NEAR_KM = 50;

export interface StoreAt {
  store: Warehouse;
  /** As the crow flies; absent while it is not known from where. */
  km: number | undefined;
}

/** Stores with their distances, the nearest first; as they come while it is not known from where. */
export function byDistance(stores: readonly Warehouse[], from: Point | undefined): StoreAt[] {
  const measured = stores.map((store) => {
    const point = pointOf(store);
    return { store, km: from && point ? distanceKm(from, point) : undefined };
  });
  return measured.sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}

/** Those worth offering: nearby, and the one chosen wherever it is. */
export const nearby = (stores: readonly StoreAt[], chosen: number | undefined): StoreAt[] =>
  stores.filter(({ store, km }) => store.warehouseId === chosen || (km !== undefined && km <= NEAR_KM));
