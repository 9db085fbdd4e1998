import type { CompartmentSize, StorageZone } from '@sporta/domain';
import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { writeAudit } from '../audit/index.ts';
import { claimDoors, cratesOfClaims, lockStation, readClaims } from '../delivery/index.ts';
import { doorInUse, doorNotFound, stationNotFound, storeNotFound } from './lockers.errors.ts';
import { claimsOfDoor, forgetClaims } from './stations.repo.ts';

export interface DoorAsked {
  warehouseId: number;
  /** Undefined: a new one. */
  compartmentId: number | undefined;
  label: string;
  size: CompartmentSize;
  temperature: StorageZone;
  outOfOrder: string | null;
}

/**
 * Adds or changes a door. What it was kept for goes to other doors when it breaks, as far as there are any; size and temperature stay while
 * somebody counts on them.
 * @returns numbers of orders left without a door
 * @throws BusinessError `store-not-found`, `station-not-found`, `door-not-found`, `label-taken`, `door-in-use`
 */
export function saveDoor(deps: Deps, account: Account, asked: DoorAsked): Promise<string[]> {
  const now = deps.clock.now();
  const { warehouseId, compartmentId, label, size, temperature, outOfOrder } = asked;
  return withTransaction(deps.db, async (tx) => {
    const station = await stationOf(tx, account, warehouseId);
    await refuseSameLabel(tx, station.lockerStationId, asked);
    const values = { label, size, temperature, out_of_order: outOfOrder };
    let without: string[] = [];
    let before: Awaited<ReturnType<typeof doorOf>> | undefined;
    if (compartmentId === undefined) {
      await tx
        .insertInto('locker_compartment')
        .values({ ...values, locker_station_id: station.lockerStationId })
        .execute();
    } else {
      before = await doorOf(tx, station.lockerStationId, compartmentId);
      const claims = await claimsOfDoor(tx, compartmentId, now);
      if ((before.size !== size || before.temperature !== temperature) && claims.length > 0) {
        throw doorInUse(claims.flatMap(({ orderNumber }) => orderNumber ?? []));
      }
      await tx
        .updateTable('locker_compartment')
        .set(values)
        .where('locker_compartment_id', '=', compartmentId)
        .execute();
      if (outOfOrder && !before.outOfOrder) without = await passOn(tx, claims, now);
    }
    await writeAudit(tx, { account, now }, 'locker.save-door', {
      subject: { kind: 'store', id: warehouseId, name: label },
      warehouseId,
      ...(before ? { before } : {}),
      after: { label, size, temperature, outOfOrder },
    });
    return without;
  });
}

/** Takes a door away. @throws BusinessError `store-not-found`, `station-not-found`, `door-not-found`, `door-in-use` */
export function removeDoor(
  deps: Deps,
  account: Account,
  { warehouseId, compartmentId }: { warehouseId: number; compartmentId: number },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const station = await stationOf(tx, account, warehouseId);
    const before = await doorOf(tx, station.lockerStationId, compartmentId);
    const claims = await claimsOfDoor(tx, compartmentId, now);
    if (claims.length > 0) throw doorInUse(claims.flatMap(({ orderNumber }) => orderNumber ?? []));
    await tx
      .updateTable('locker_compartment')
      .set({ removed_at: now })
      .where('locker_compartment_id', '=', compartmentId)
      .execute();
    await writeAudit(tx, { account, now }, 'locker.remove-door', {
      subject: { kind: 'store', id: warehouseId, name: before.label },
      warehouseId,
      before,
    });
  });
}

/** Looks for other doors for what a broken one was kept for, the earliest first; the station is locked. */
async function passOn(
  tx: Tx,
  claims: readonly { bookingId: number; orderNumber: string | null; filled: boolean }[],
  now: Date,
): Promise<string[]> {
  const without: string[] = [];
  for (const { bookingId, orderNumber, filled } of claims) {
    if (filled) continue;
    const needs = cratesOfClaims(await readClaims(tx, bookingId));
    await forgetClaims(tx, bookingId);
    const outcome = await claimDoors(tx, { bookingId, needs, now });
    if (outcome !== 'claimed' && orderNumber) without.push(orderNumber);
  }
  return without;
}

async function stationOf(tx: Tx, account: Account, warehouseId: number) {
  if (!seesStore(account.staff!, warehouseId)) throw storeNotFound();
  const station = await lockStation(tx, warehouseId);
  if (!station) throw stationNotFound();
  return station;
}

async function doorOf(tx: Tx, lockerStationId: number, compartmentId: number) {
  const door = await tx
    .selectFrom('locker_compartment')
    .select(['label', 'size', 'temperature', 'out_of_order as outOfOrder'])
    .where('locker_compartment_id', '=', compartmentId)
    .where('locker_station_id', '=', lockerStationId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!door) throw doorNotFound();
  return door;
}

async function refuseSameLabel(tx: Tx, lockerStationId: number, { label, compartmentId }: DoorAsked): Promise<void> {
  const same = await tx
    .selectFrom('locker_compartment')
    .select('locker_compartment_id')
    .where('locker_station_id', '=', lockerStationId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`lower(label) = lower(${label})`)
    .where('locker_compartment_id', '<>', compartmentId ?? 0)
    .executeTakeFirst();
  if (same) throw new BusinessError('label-taken', `C’è già un vano ${label}`, { field: 'label' });
}
