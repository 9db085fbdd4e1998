import { type CompartmentSize, claimOf, doorProblem, type StorageZone, stayEnd } from '@sporta/domain';
import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { forgetExpiredClaims, freeDoors, lockStation, readTakenDoors } from '../delivery/index.ts';
import type { OrderRow } from '../order-book/index.ts';
import { advanceLocked, lockOrderOfStore } from '../orders/index.ts';
import { crateCode, readCrates } from '../picking/index.ts';
import { endStopAtLocker, lockStopOnRoad } from '../rounds/index.ts';
import { findDeposit, updateDeposit } from './deposits.repo.ts';
import { doorNotFound, notPossible } from './lockers.errors.ts';
import { orderOfStore } from './order-of-store.ts';
import { prepareDeposit } from './prepare-deposit.ts';
import { findPlace } from './visits.repo.ts';

export interface Placed {
  crate: string;
  door: string;
}

/**
 * The goods are in: every crate of the order was scanned at a door of its station that is free, works, is cold enough and large enough. Other
 * doors than those planned will do. From now on the customer may come; done again with the same order it changes nothing.
 * @throws BusinessError `order-not-found`, `locker-not-possible`, `crate-unknown`, `crates-missing`, `door-not-found`,
 *   `door-taken`, `door-too-warm`, `door-too-small`, `payment-missing`
 */
export async function fillDoors(
  deps: Deps,
  account: Account,
  { orderId, placed }: { orderId: number; placed: readonly Placed[] },
): Promise<void> {
  const now = deps.clock.now();
  const seen = await orderOfStore(deps.db, account, orderId);
  if (seen.state === 'in-locker') return;
  const deposit = await prepareDeposit(deps, orderId);
  if (!deposit) throw notPossible();
  await withTransaction(deps.db, async (tx) => {
    // of a van that stands at the station: before the order, as rounds lock them
    const stop = await lockStopOnRoad(tx, orderId);
    const order = await lockOrderOfStore(tx, account, orderId);
    if (order.state === 'in-locker') return;
    await fillLocked(tx, account, order, { placed, now });
    if (stop) await endStopAtLocker(tx, stop, { account, warehouseId: order.warehouseId, now });
  });
}

/**
 * The same within the transaction of who has locked the round and the cart of the order; its visit is prepared. The stop of a round
 * is the caller's to end.
 * @throws BusinessError as `fillDoors`, but for `order-not-found`
 */
export async function fillLocked(
  tx: Tx,
  account: Account,
  order: OrderRow,
  { placed, now }: { placed: readonly Placed[]; now: Date },
): Promise<void> {
  const { orderId } = order;
  const station = await lockStation(tx, order.warehouseId);
  const planned = await findDeposit(tx, orderId);
  const place = await findPlace(tx, orderId);
  const isReady = order.state === 'ready' || order.state === 'out-for-delivery';
  if (!station || !place || !isReady || planned?.state !== 'planned') throw notPossible();
  const loads = await loadsOf(tx, { orderId, lockerStationId: station.lockerStationId, placed });
  await forgetExpiredClaims(tx, station.lockerStationId, now);
  const to = new Date(
    Math.max(
      claimOf({ beginAt: place.beginAt.getTime(), endAt: place.endAt.getTime() }, station).to,
      now.getTime() + 3_600_000,
    ),
  );
  await refuseTaken(tx, station.lockerStationId, loads, { bookingId: place.bookingId, now, to });
  await tx.deleteFrom('locker_claim').where('slot_booking_id', '=', place.bookingId).execute();
  await tx
    .insertInto('locker_claim')
    .values(
      loads.map(({ compartmentId, zone, crates }) => ({
        slot_booking_id: place.bookingId,
        locker_compartment_id: compartmentId,
        zone,
        crates,
        from_at: now,
        to_at: to,
        filled_at: now,
      })),
    )
    .execute();
  const until = new Date(Math.max(stayEnd(now.getTime(), place.endAt.getTime(), station), now.getTime() + 3_600_000));
  await updateDeposit(tx, orderId, { state: 'in', filled_at: now, until_at: until });
  await advanceLocked(tx, order, 'in-locker', { actor: staffActor(account), now });
  await writeOutbox(tx, 'locker.filled', { orderId });
  await writeAudit(tx, { account, now }, 'locker.fill', {
    subject: { kind: 'order', id: orderId, name: order.orderNumber },
    warehouseId: order.warehouseId,
    before: { state: order.state },
    after: { state: 'in-locker', doors: loads.map(({ label }) => label), until: until.toISOString() },
  });
}

interface Load {
  compartmentId: number;
  label: string;
  zone: StorageZone;
  crates: number;
}

/** What goes behind each door, once it fits. */
async function loadsOf(
  tx: Tx,
  { orderId, lockerStationId, placed }: { orderId: number; lockerStationId: number; placed: readonly Placed[] },
): Promise<Load[]> {
  const zones = await zonesOfCrates(tx, orderId, placed);
  const doors = await tx
    .selectFrom('locker_compartment')
    .select(['locker_compartment_id as compartmentId', 'label', 'out_of_order as outOfOrder'])
    .select([sql<CompartmentSize>`size`.as('size'), sql<StorageZone>`temperature`.as('temperature')])
    .where('locker_station_id', '=', lockerStationId)
    .where('removed_at', 'is', null)
    .execute();
  const loads = new Map<number, Load>();
  for (const [index, { door: said }] of placed.entries()) {
    const door = doors.find(({ label }) => label.toLowerCase() === said.trim().toLowerCase());
    if (!door) throw doorNotFound('placed');
    if (door.outOfOrder) throw doorTaken(door.label, 'è guasto');
    const zone = zones[index]!;
    const known = loads.get(door.compartmentId);
    const problem = doorProblem(door, zone, known?.crates ?? 0);
    if (problem) throw new BusinessError(problem.code, problem.message, { field: 'placed' });
    const load = { compartmentId: door.compartmentId, label: door.label, zone, crates: (known?.crates ?? 0) + 1 };
    // dry goods that share a cold door with cold ones: the door is the cold ones'
    loads.set(door.compartmentId, known && known.zone !== 'dry' ? { ...load, zone: known.zone } : load);
  }
  return [...loads.values()];
}

/** Zones of the crates placed, in their order. Each crate of the order is placed once; an order packed without crates has those it says. */
async function zonesOfCrates(tx: Tx, orderId: number, placed: readonly Placed[]): Promise<StorageZone[]> {
  const packed = (await readCrates(tx, [orderId])).map((crate) => ({
    code: crateCode(crate),
    zone: crate.temperature,
  }));
  const codes = placed.map(({ crate }) => crate.trim().toUpperCase());
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice) {
    throw new BusinessError('crate-unknown', `La cassa ${twice} c’è due volte`, { field: 'placed' });
  }
  if (packed.length === 0) return placed.map(() => 'dry');
  const zones = codes.map((code) => {
    const crate = packed.find((each) => each.code === code);
    if (!crate)
      throw new BusinessError('crate-unknown', `La cassa ${code} non è di questo ordine`, { field: 'placed' });
    return crate.zone;
  });
  const missing = packed.filter(({ code }) => !codes.includes(code));
  if (missing.length > 0) {
    throw new BusinessError('crates-missing', `Mancano ancora: ${missing.map(({ code }) => code).join(', ')}`, {
      field: 'placed',
    });
  }
  return zones;
}

/** A door is taken by goods of somebody else, or by who has it in the time these would stay. */
async function refuseTaken(
  tx: Tx,
  lockerStationId: number,
  loads: readonly Load[],
  { bookingId, now, to }: { bookingId: number; now: Date; to: Date },
): Promise<void> {
  const taken = await readTakenDoors(tx, lockerStationId, now);
  const free = new Set(freeDoors(loads, taken, { from: now, to, except: bookingId }).map((each) => each.compartmentId));
  const busy = loads.find(({ compartmentId }) => !free.has(compartmentId));
  if (busy) throw doorTaken(busy.label, 'è di un altro ordine');
}

const doorTaken = (label: string, why: string) =>
  new BusinessError('door-taken', `Il vano ${label} ${why}: usane un altro`, { field: 'placed' });
