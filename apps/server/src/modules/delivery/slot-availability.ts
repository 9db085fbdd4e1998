import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { type Compartment, claimOf, type SlotPricing, shopDay } from '@sporta/domain';
import type { Position } from '@sporta/routing';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSlots, readZoneCosts, type SlotRow, type ZoneCosts } from './delivery.repo.ts';
import { freeDoors } from './lockers/claim-doors.ts';
import { findOpenStation, readDoors, readTakenDoors } from './lockers/claims.repo.ts';
import { readSlotPricing } from './pricing/slot-pricing.repo.ts';
import { readStops } from './stops.repo.ts';

/** The slots of one warehouse and service, as they were a moment ago. */
export interface Availability {
  slots: readonly SlotRow[];
  /** What is charged where no address is known. */
  generalZone: ZoneCosts | undefined;
  /** Where vans stop already, by slot; none of pick-up. */
  stops: ReadonlyMap<number, readonly Position[]>;
  /** How prices follow demand; undefined: they do not. */
  pricing: SlotPricing | undefined;
  /** Of the locker station; undefined for other services. */
  lockers: LockersShown | undefined;
}

/** Doors of the station of a store, as slots show them. */
export interface LockersShown {
  /** Doors one order may take. */
  perOrder: number;
  /** Doors free for an order of a slot, its own ones (of these bookings) among them. */
  freeIn(slot: SlotRow, ownBookingId: number | undefined): Compartment[];
}

/** Availability shown is at most this old (the bar is 2 s, the rest is for the way to the customer). */
const MAX_AGE_MS = 1500;
const MAX_ENTRIES = 500;

interface Entry {
  /** By the shop's clock and by the machine's: whichever moves on makes the entry old. */
  shopTime: number;
  machineTime: number;
  content: Promise<Availability>;
}

const caches = new WeakMap<Deps, LRUCache<string, Entry>>();

/**
 * Slots of `days` days, cached for a second and a half per warehouse and service and read once however many ask at the
 * same moment: at the release peak everybody asks for the same few rows. Holding a slot never looks here.
 */
export function slotAvailability(
  deps: Deps,
  { warehouseId, deliveryServiceId, now }: { warehouseId: number; deliveryServiceId: number; now: Date },
): Promise<Availability> {
  let cache = caches.get(deps);
  if (!cache) {
    cache = new LRUCache({ max: MAX_ENTRIES });
    caches.set(deps, cache);
  }
  const key = `${warehouseId} ${deliveryServiceId}`;
  const machineTime = performance.now();
  const known = cache.get(key);
  if (known && machineTime - known.machineTime <= MAX_AGE_MS && isNear(known.shopTime, now.getTime())) {
    return known.content;
  }
  const content = read(deps, warehouseId, deliveryServiceId, now);
  const entry = { shopTime: now.getTime(), machineTime, content };
  cache.set(key, entry);
  content.catch(() => {
    if (cache.get(key) === entry) cache.delete(key);
  });
  return content;
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= MAX_AGE_MS;

async function read(deps: Deps, warehouseId: number, deliveryServiceId: number, now: Date): Promise<Availability> {
  const today = shopDay(now.getTime());
  const range = { warehouseId, deliveryServiceId, fromDay: today, days: deps.config.slots.days };
  const [slots, generalZone, stops, pricing, lockers] = await Promise.all([
    readSlots(deps.db, { ...range, now }),
    readZoneCosts(deps.db, { warehouseId, deliveryServiceId }),
    readStops(deps.db, range),
    readSlotPricing(deps.db, range),
    deliveryServiceId === deliveryServiceIds.locker ? readLockers(deps.db, warehouseId, now) : undefined,
  ]);
  return { slots, generalZone, stops, pricing, lockers };
}

async function readLockers(db: Db, warehouseId: number, now: Date): Promise<LockersShown> {
  const station = await findOpenStation(db, warehouseId);
  if (!station) return { perOrder: 0, freeIn: () => [] };
  const [doors, taken] = await Promise.all([
    readDoors(db, station.lockerStationId),
    readTakenDoors(db, station.lockerStationId, now),
  ]);
  return {
    perOrder: station.perOrder,
    freeIn: ({ beginAt, endAt }, except) => {
      const { from, to } = claimOf({ beginAt: beginAt.getTime(), endAt: endAt.getTime() }, station);
      return freeDoors(doors, taken, { from: new Date(from), to: new Date(to), except });
    },
  };
}
