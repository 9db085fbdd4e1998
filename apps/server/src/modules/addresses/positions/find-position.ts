import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../../platform/deps.ts';
import { findPlace } from '../find-place.ts';
import { listPlaces } from '../geo.repo.ts';
import { type AskedAddress, GeocoderBusyError } from './geocoder.ts';
import { geocoderOf } from './geocoder-of.ts';
import { rest, takeTurn } from './positions.repo.ts';

/** Somebody looks at the screen: who would wait longer for a turn has the town. */
const LONGEST_WAIT_MS = 4000;

/** Where an address is, in degrees. */
export interface NearPosition {
  latitude: number;
  longitude: number;
  precision: 'house' | 'street' | 'town';
}

/**
 * Where an address is, as well as it can be said at once: the geocoder's word where the shop has one that answers, else the middle of the
 * town. Nothing is written down. Never inside a transaction.
 * @returns undefined where not even the town is known
 */
export async function findPosition(deps: Deps, asked: AskedAddress): Promise<NearPosition | undefined> {
  const found = await askGeocoder(deps, asked);
  if (found && found.precision !== 'place') return { ...found, precision: found.precision };
  const town = findPlace(await listPlaces(deps.db), `${asked.postalcode} ${asked.city}`)?.place;
  const near = found ?? town;
  return near && { latitude: near.latitude, longitude: near.longitude, precision: 'town' };
}

async function askGeocoder(deps: Deps, asked: AskedAddress) {
  const { db, config, log } = deps;
  if (!config.geocoder || asked.street === '') return undefined;
  const turn = await takeTurn(db, config.geocoder.perSecond, LONGEST_WAIT_MS);
  if (turn === undefined) return undefined;
  await wait(turn);
  try {
    return await geocoderOf(deps, config.geocoder).find(asked);
  } catch (error) {
    if (error instanceof GeocoderBusyError) await rest(db, error.pauseSeconds);
    log.warn({ err: error }, 'the geocoder did not say where a store is');
    return undefined;
  }
}
