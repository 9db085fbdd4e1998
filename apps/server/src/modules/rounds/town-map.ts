import type { TownMap } from '@sporta/contract';
import { KILOMETRES_PER_DEGREE } from '@sporta/routing';
import type { Deps } from '../../platform/deps.ts';
import { joinStreets } from './join-streets.ts';
import { findDepot } from './slot-orders.repo.ts';
import { streetLine } from './street-lines.ts';
import { housesByStreet } from './streets.repo.ts';

/** Kilometres around the store. */
const REACH = 8;
const MOST_STREETS = 400;
/** How long the streets of a store are kept: customers do not move house by the minute. */
const KEPT_MS = 3_600_000;

const kept = new WeakMap<Deps['db'], Map<number, { until: number; streets: Promise<TownMap['streets']> }>>();

/**
 * What lies under the rounds of a store: the streets that the addresses of its customers make, and where somebody has set one, the
 * source of a picture map.
 */
export async function townMapOf(deps: Deps, warehouseId: number): Promise<TownMap> {
  const { pictureMap } = deps.shop;
  return { streets: await streetsAround(deps, warehouseId), ...(pictureMap ? { pictures: pictureMap } : {}) };
}

function streetsAround(deps: Deps, warehouseId: number): Promise<TownMap['streets']> {
  const ofShop = kept.get(deps.db) ?? new Map();
  kept.set(deps.db, ofShop);
  const now = deps.clock.now().getTime();
  const known = ofShop.get(warehouseId);
  if (known && known.until > now) return known.streets;
  const streets = readStreets(deps, warehouseId);
  ofShop.set(warehouseId, { until: now + KEPT_MS, streets });
  streets.catch(() => ofShop.delete(warehouseId));
  return streets;
}

async function readStreets({ db }: Deps, warehouseId: number): Promise<TownMap['streets']> {
  const { latitude, longitude } = await findDepot(db, warehouseId);
  const north = REACH / KILOMETRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const found = await housesByStreet(db, { latitude, longitude, degrees: { north, east } });
  const known = found
    .flatMap(({ name, houses }) => streetLine(name, houses) ?? [])
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_STREETS);
  return joinStreets(known).map(({ name, corners }) => ({ name, corners }));
}
