import { type CratesByZone, claimOf, cratesByZone, type GoodsToCarry, planCompartments } from '@sporta/domain';
import type { Tx } from '../../../platform/db/database.ts';
import {
  cratesOfClaims,
  forgetExpiredClaims,
  lockStation,
  readClaims,
  readDoors,
  readTakenDoors,
  slotOfBooking,
  writeClaims,
} from './claims.repo.ts';

/** `full`: others have the doors in that time. `too-large`: it would not fit with every door free. */
export type ClaimOutcome = 'claimed' | 'full' | 'too-large';

/**
 * Gives the place of an order the doors it needs, for the time its slot and the station say. The one decision about doors, whatever runs at
 * once: the station is locked (after the slot), claims of holds that ran out are forgotten, and the rest is counted. Doors the place has
 * already are kept where they do; a place that cannot have what it needs keeps what it had.
 */
export async function claimDoors(
  tx: Tx,
  { bookingId, needs, now }: { bookingId: number; needs: CratesByZone; now: Date },
): Promise<ClaimOutcome> {
  const slot = await slotOfBooking(tx, bookingId);
  const station = slot && (await lockStation(tx, slot.warehouseId));
  if (!slot || !station) return 'too-large';
  await forgetExpiredClaims(tx, station.lockerStationId, now);
  const claims = await readClaims(tx, bookingId);
  if (claims.some(({ filledAt }) => filledAt)) return 'claimed';
  const { from, to } = claimOf({ beginAt: slot.beginAt.getTime(), endAt: slot.endAt.getTime() }, station);
  const time = { from: new Date(from), to: new Date(to) };
  const own = cratesOfClaims(claims);
  const isSame = (['dry', 'chilled', 'frozen'] as const).every((zone) => own[zone] === needs[zone]);
  const isThen = claims.every((claim) => claim.from.getTime() === from && claim.to.getTime() === to);
  if (claims.length > 0 && isSame && isThen) return 'claimed';
  const doors = await readDoors(tx, station.lockerStationId);
  const taken = await readTakenDoors(tx, station.lockerStationId, now);
  const plan = planCompartments(needs, freeDoors(doors, taken, { ...time, except: bookingId }), station.perOrder);
  if (!plan) return planCompartments(needs, doors, station.perOrder) ? 'full' : 'too-large';
  await writeClaims(tx, bookingId, plan, time);
  return 'claimed';
}

/** Doors nobody else has at any moment of a time. */
export function freeDoors<Door extends { compartmentId: number }>(
  doors: readonly Door[],
  taken: readonly { compartmentId: number; bookingId: number; from: Date; to: Date }[],
  { from, to, except }: { from: Date; to: Date; except?: number | undefined },
): Door[] {
  const busy = new Set(
    taken
      .filter((each) => each.bookingId !== except && each.from < to && each.to > from)
      .map(({ compartmentId }) => compartmentId),
  );
  return doors.filter(({ compartmentId }) => !busy.has(compartmentId));
}

/** Crates goods need behind doors: one at least. */
export function neededBehindDoors(lines: Iterable<GoodsToCarry>): CratesByZone {
  const needs = cratesByZone(lines);
  return needs.dry + needs.chilled + needs.frozen === 0 ? { ...needs, dry: 1 } : needs;
}

/** Doors for both, one at a time. */
export const largerNeeds = (a: CratesByZone, b: CratesByZone): CratesByZone => ({
  dry: Math.max(a.dry, b.dry),
  chilled: Math.max(a.chilled, b.chilled),
  frozen: Math.max(a.frozen, b.frozen),
});
