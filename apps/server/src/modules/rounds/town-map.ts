import type { Street, TownMap } from '@sporta/contract';
import { KILOMETRES_PER_DEGREE, metresBetween } from '@sporta/routing';
import type { Deps } from '../../platform/deps.ts';
import { joinStreets } from './join-streets.ts';
import { findDepot } from './slot-orders.repo.ts';
import { type Corner, type StreetLine, streetLine } from './street-lines.ts';
import { housesByStreet } from './streets.repo.ts';

/** Kilometres around the store. */
const REACH = 8;
const MOST_STREETS = 400;
/** How long the streets of a store are kept: customers do not move house by the minute. */
const KEPT_MS = 3_600_000;

/** Kilometres around a home that its customer sees, and as many streets. */
const SEEN = 4;
const MOST_SEEN = 120;

interface Town {
  streets: Street[];
  /** The same, and no corner is somebody's door. */
  betweenDoors: Street[];
}

const kept = new WeakMap<Deps['db'], Map<number, { until: number; town: Promise<Town> }>>();

/**
 * What lies under the rounds of a store: the streets that the addresses of its customers make, and where somebody has set one, the
 * source of a picture map.
 */
export async function townMapOf(deps: Deps, warehouseId: number): Promise<TownMap> {
  const { pictureMap } = deps.shop;
  return { streets: (await townAround(deps, warehouseId)).streets, ...(pictureMap ? { pictures: pictureMap } : {}) };
}

/** The streets around a home for whoever lives there, the longest first: of other customers they say nothing. */
export async function streetsAroundHome(
  deps: Deps,
  warehouseId: number,
  home: { latitude: number; longitude: number },
): Promise<Street[]> {
  const { betweenDoors } = await townAround(deps, warehouseId);
  const isNear = ([latitude, longitude]: Corner) => metresBetween(home, { latitude, longitude }) < SEEN * 1000;
  return betweenDoors.filter(({ corners }) => corners.some(isNear)).slice(0, MOST_SEEN);
}

function townAround(deps: Deps, warehouseId: number): Promise<Town> {
  const ofShop = kept.get(deps.db) ?? new Map();
  kept.set(deps.db, ofShop);
  const now = deps.clock.now().getTime();
  const known = ofShop.get(warehouseId);
  if (known && known.until > now) return known.town;
  const town = readTown(deps, warehouseId);
  ofShop.set(warehouseId, { until: now + KEPT_MS, town });
  town.catch(() => ofShop.delete(warehouseId));
  return town;
}

async function readTown({ db }: Deps, warehouseId: number): Promise<Town> {
  const { latitude, longitude } = await findDepot(db, warehouseId);
  const north = REACH / KILOMETRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const found = await housesByStreet(db, { latitude, longitude, degrees: { north, east } });
  const known = found
    .flatMap(({ name, houses }) => streetLine(name, houses) ?? [])
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_STREETS);
  return { streets: asSent(known), betweenDoors: asSent(known.map(withoutDoors)) };
}

const asSent = (lines: readonly StreetLine[]): Street[] =>
  joinStreets(lines).map(({ name, corners }) => ({ name, corners }));

/** A street whose first and last house are told to about 100 m; its other corners are the middle of several houses. */
const withoutDoors = (line: StreetLine): StreetLine => ({
  ...line,
  corners: line.corners.map((corner, index) =>
    index === 0 || index === line.corners.length - 1 ? roughly(corner) : corner,
  ),
});

const roughly = ([latitude, longitude]: Corner): Corner => [
  Math.round(latitude * 1000) / 1000,
  Math.round(longitude * 1000) / 1000,
];
