import type { DriverGesture, GestureAnswer } from '@sporta/contract';
import { stopStateLabels } from '@sporta/contract/staff-round-words.ts';
import { shopDay } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { OrderTransitionError } from '../order-book/index.ts';
import { lockForStaff } from '../orders/index.ts';
import { type AtDoor, isClosed, needed } from './at-door.ts';
import { doorGestures } from './door-gestures.ts';
import { doorPhoto } from './door-photo.ts';
import { bringBack, deliver, tryAgain } from './end-stop.ts';
import { finishLocked } from './finish-round.ts';
import { findGesture, insertGesture } from './gestures.repo.ts';
import { findRound, lockPlan, lockRound, type RoundRow } from './rounds.repo.ts';
import { findHomeSlot } from './slot-orders.repo.ts';
import { roundNotFound, startLocked } from './start-round.ts';
import { fillByGesture, type StationDoors } from './station-doors.ts';
import { doorStopsOf, updateStop } from './stops.repo.ts';

/** A phone whose clock is wrong does not write the history of an order: older gestures count as made now. */
const OLDEST_HOURS = 24;

/**
 * Applies what a driver did, in order, each in a transaction of its own and once for its id: a gesture that comes again answers what
 * became of it the first time. A refused one is remembered too, so that it cannot be applied later by being sent again; those after
 * it are tried all the same.
 */
export async function applyGestures(
  deps: Deps,
  doors: StationDoors,
  account: Account,
  { device, gestures }: { device: string; gestures: readonly DriverGesture[] },
): Promise<GestureAnswer[]> {
  const answers: GestureAnswer[] = [];
  for (const gesture of gestures) answers.push(await applyGesture(deps, doors, account, device, gesture));
  return answers;
}

async function applyGesture(
  deps: Deps,
  doors: StationDoors,
  account: Account,
  device: string,
  gesture: DriverGesture,
): Promise<GestureAnswer> {
  const { id } = gesture;
  const known = await answerBefore(deps.db, account, id);
  if (known) return known;
  const now = deps.clock.now();
  const made = new Date(gesture.at);
  const at = made > now || now.getTime() - made.getTime() > OLDEST_HOURS * 3_600_000 ? now : made;
  const row = {
    id,
    roundId: gesture.round_id,
    orderId: gesture.order_id,
    accountId: account.accountId,
    device,
    kind: gesture.kind,
    madeAt: made,
    receivedAt: now,
  };
  try {
    // decoding takes a while: before anything is locked
    const photo = gesture.kind === 'photo' ? await doorPhoto(needed(gesture, 'image')) : undefined;
    if (gesture.kind === 'fill') await prepareDoors(deps, doors, account, gesture);
    return await withTransaction(deps.db, async (tx): Promise<GestureAnswer> => {
      const round = await lockedRound(tx, account, gesture, now);
      // sent by another device while this one waited
      const meanwhile = await answerBefore(tx, account, id);
      if (meanwhile) return meanwhile;
      await applyLocked(tx, doors, account, round, { gesture, photo, at, now });
      await insertGesture(tx, row);
      return { id, result: 'applied' };
    });
  } catch (error) {
    const refusal = refusalOf(error);
    // of a round that is not this driver's nothing is written
    if (refusal.code !== 'round-not-found') {
      await withTransaction(deps.db, async (tx) => {
        const isNew = await insertGesture(tx, { ...row, refusal });
        if (isNew && refusal.code === 'wrong-code') await countWrongCode(tx, gesture);
      });
    }
    return { id, result: 'refused', ...refusal };
  }
}

async function answerBefore(db: Deps['db'] | Tx, account: Account, id: string): Promise<GestureAnswer | undefined> {
  const known = await findGesture(db, id);
  if (!known) return undefined;
  if (known.accountId !== account.accountId)
    return { id, result: 'refused', code: 'gesture-taken', message: 'Questo gesto è di un altro' };
  if (known.refusal === null) return { id, result: 'already' };
  return { id, result: 'refused', code: known.refusal, ...(known.message ? { message: known.message } : {}) };
}

/** Doors and a code for who fills, before anything is locked; only for the driver of the round. */
async function prepareDoors(deps: Deps, doors: StationDoors, account: Account, gesture: DriverGesture): Promise<void> {
  const orderId = needed(gesture, 'order_id');
  const round = await findRound(deps.db, gesture.round_id);
  if (round?.driverId !== account.accountId) throw roundNotFound();
  const stops = await doorStopsOf(deps.db, [round.roundId]);
  if (stops.some((stop) => stop.orderId === orderId && !isClosed(stop))) await doors.prepare(deps, orderId);
}

/** A round of this driver in a slot of today, or one that left, whenever that was. @throws BusinessError `round-not-found` */
async function lockedRound(
  tx: Tx,
  account: Account,
  { kind, round_id: roundId }: DriverGesture,
  now: Date,
): Promise<RoundRow> {
  const seen = kind === 'start' ? await roundOfDriver(tx, account, roundId) : undefined;
  if (seen) await lockPlan(tx, seen.timeslotId);
  const round = await lockRound(tx, roundId);
  if (!round || round.driverId !== account.accountId || round.state === 'draft') throw roundNotFound();
  const slot = (await findHomeSlot(tx, round.timeslotId))!;
  if (slot.day !== shopDay(now.getTime()) && round.state === 'confirmed') throw roundNotFound();
  return round;
}

async function roundOfDriver(tx: Tx, account: Account, roundId: number): Promise<RoundRow> {
  const round = await findRound(tx, roundId);
  if (round?.driverId !== account.accountId) throw roundNotFound();
  return round;
}

async function applyLocked(
  tx: Tx,
  doors: StationDoors,
  account: Account,
  round: RoundRow,
  { gesture, photo, at, now }: Pick<AtDoor, 'gesture' | 'photo' | 'at' | 'now'>,
): Promise<void> {
  if (gesture.kind === 'start') return startLocked(tx, account, round, { leaveBehind: false, at, now });
  if (gesture.kind === 'finish') return finishLocked(tx, account, round, { at, now });
  if (round.state === 'done') throw new BusinessError('round-closed', 'La sede ha già chiuso questo giro: chiamala');
  if (round.state !== 'started') throw new BusinessError('round-not-started', 'Questo giro non è ancora partito');
  const orderId = needed(gesture, 'order_id');
  const stops = await doorStopsOf(tx, [round.roundId]);
  const stop = stops.find((each) => each.orderId === orderId);
  if (!stop) throw new BusinessError('stop-not-found', 'Questa tappa non è del giro', { field: 'order_id' });
  // told once more after somebody else put the goods in: it may be the same
  const isFilled = gesture.kind === 'fill' && stop.proof === 'locker';
  if (isClosed(stop) && !isFilled) {
    throw new BusinessError('stop-closed', `Questa tappa è già chiusa: ${stopStateLabels[stop.state].toLowerCase()}`);
  }
  const door: AtDoor = { tx, account, round, stop, stops, gesture, photo, at, now };
  if (gesture.kind === 'fill') return fillByGesture(doors, door);
  const end = { deliver, again: tryAgain, back: bringBack }[gesture.kind as 'deliver' | 'again' | 'back'];
  if (end) {
    await lockForStaff(tx, orderId);
    return end(door);
  }
  await doorGestures[gesture.kind]!(door);
}

function refusalOf(error: unknown): { code: string; message: string } {
  if (error instanceof BusinessError) return { code: error.code, message: error.message };
  if (error instanceof OrderTransitionError) {
    return { code: 'order-moved', message: 'L’ordine non è più in consegna: chiama la sede' };
  }
  throw error;
}

async function countWrongCode(tx: Tx, { round_id: roundId, order_id: orderId }: DriverGesture): Promise<void> {
  await lockRound(tx, roundId);
  const stop = (await doorStopsOf(tx, [roundId])).find((each) => each.orderId === orderId);
  if (stop) await updateStop(tx, stop.roundStopId, { wrong_codes: stop.wrongCodes + 1 });
}
