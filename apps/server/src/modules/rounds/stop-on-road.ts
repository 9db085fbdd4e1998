import type { Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { isClosed } from './at-door.ts';
import { findRound, lockRound } from './rounds.repo.ts';
import { type DoorStop, doorStopsOf, lastStopOf, updateStop } from './stops.repo.ts';

/**
 * The open stop of an order that a van is bringing, with its round locked: whoever changes the order as well locks this first.
 * @returns undefined when no van has it
 */
export async function lockStopOnRoad(tx: Tx, orderId: number): Promise<DoorStop | undefined> {
  const seen = await lastStopOf(tx, orderId);
  if (!seen || (await findRound(tx, seen.roundId))?.state !== 'started') return undefined;
  await lockRound(tx, seen.roundId);
  const stop = (await doorStopsOf(tx, [seen.roundId])).find((each) => each.orderId === orderId);
  return stop && !isClosed(stop) ? stop : undefined;
}

/**
 * The order of a stop gets another slot while its goods are in the van: they come back with it, and the stop is over. An order is on
 * one round at a time.
 */
export async function endStopForOtherSlot(tx: Tx, stop: DoorStop, now: Date): Promise<void> {
  await updateStop(tx, stop.roundStopId, {
    state: 'back',
    done_at: now,
    door_code: null,
    back_reason: 'La sede l’ha spostata a un’altra fascia',
  });
}

/** The goods of a stop are behind their doors: there is nothing left to do at it. */
export async function endStopAtLocker(
  tx: Tx,
  stop: DoorStop,
  { account, warehouseId, now }: { account: Account; warehouseId: number; now: Date },
): Promise<void> {
  await updateStop(tx, stop.roundStopId, {
    state: 'delivered',
    ...(stop.arrivedAt ? {} : { arrived_at: now }),
    done_at: now,
    door_code: null,
    proof: 'locker',
  });
  await writeAudit(tx, { account, now }, 'round.deliver', {
    subject: { kind: 'order', id: stop.orderId },
    warehouseId,
    before: { state: stop.state },
    after: { state: 'delivered', proof: 'locker' },
  });
}
