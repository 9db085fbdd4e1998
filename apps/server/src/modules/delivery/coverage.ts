import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { Db } from '../../platform/db/database.ts';
import { readHomeZone, readPickup, readServiceNames } from './coverage.repo.ts';

/** A place to be served; coordinates are known for some addresses only. */
export interface Place {
  postalcode: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

export interface PlaceCoverage {
  /** Home delivery reaches it. */
  covered: boolean;
  /** The warehouse that delivers there, and its zone. */
  home: { warehouseId: number; deliveryZoneId: number } | undefined;
  /** Services available to somebody who lives there. */
  deliveryServices: { deliveryServiceId: number; code: string; name: string }[];
  /** Warehouses to pick up from, the nearest by postal code first. */
  pickupWarehouseIds: number[];
}

const homeDelivery = deliveryServiceIds.home;
const MAX_PICKUP_WAREHOUSES = 20;

/** Who serves a place (home delivery by `homeZoneOf`). An unknown postal code is simply not covered. */
export async function coverageFor(db: Db, place: Place): Promise<PlaceCoverage> {
  const [home, pickup, services] = [
    await readHomeZone(db, place),
    await readPickup(db, place.postalcode),
    await readServiceNames(db),
  ];
  const offered = new Set(pickup.map((each) => each.deliveryServiceId));
  if (home) offered.add(homeDelivery);
  return {
    covered: home !== undefined,
    home,
    deliveryServices: services.filter((service) => offered.has(service.deliveryServiceId)),
    pickupWarehouseIds: [...new Set(pickup.map((each) => each.warehouseId))].slice(0, MAX_PICKUP_WAREHOUSES),
  };
}
