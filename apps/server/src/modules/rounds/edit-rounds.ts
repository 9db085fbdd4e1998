import type { RoundBoard } from '@sporta/contract';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { changePlan, draftOf, type PlanSeen, planSeen, writeRoute } from './change-plan.ts';
import { newDoorCode } from './door-code.ts';
import type { Engines } from './engines.ts';
import {
  countPlanChange,
  deleteRounds,
  insertRound,
  stopsOfRounds,
  updateRound,
  writeDoorCode,
} from './rounds.repo.ts';
import { earliestLeave, hasLeft, timesOf } from './route-times.ts';
import { driversOf } from './slot-orders.repo.ts';

/* What a person changes of the rounds of a slot, beside moving stops. */

/**
 * Gives a round to a driver of the store, or takes it back, and says when it leaves.
 * @param leavesBeforeMinutes before the slot begins; absent: as planned
 * @throws BusinessError `slot-not-found`, `plan-changed`, `round-not-found`, `round-started`, `driver-not-found`
 */
export async function assignRound(
  deps: Deps,
  account: Account,
  input: PlanSeen & { roundId: number; driverId: number | undefined; leavesBeforeMinutes: number | undefined },
  { travelOf }: Engines,
): Promise<RoundBoard> {
  const plan = await planSeen(deps, account, input);
  const round = draftOf(plan, input.roundId);
  const { driverId = null, leavesBeforeMinutes: before } = input;
  const drivers = await driversOf(deps.db, plan.slot.warehouseId);
  const driver = drivers.find(({ userId }) => userId === driverId);
  if (driverId !== null && !driver) {
    throw new BusinessError('driver-not-found', 'Questa persona non guida per questa sede', { field: 'driver_id' });
  }
  if (driverId === null && round.state === 'confirmed') {
    throw new BusinessError('driver-not-found', 'Un giro confermato ha bisogno di un autista', { field: 'driver_id' });
  }
  const leavesAt = before === undefined ? round.leavesAt : new Date(plan.slot.beginAt.getTime() - before * 60_000);
  const travel = await travelOf(plan);
  const timed = timesOf(plan, travel, { ...round, leavesAt, orderIds: round.stops.map(({ orderId }) => orderId) });
  return changePlan(deps, account, plan, 'round.assign', async (tx) => {
    await updateRound(tx, round.roundId, { driver_id: driverId, leaves_at: leavesAt });
    await writeRoute(tx, plan, round.roundId, timed, travel);
    await countPlanChange(tx, plan.slot.timeslotId);
    return {
      roundId: round.roundId,
      before: { driver: round.driverName, leavesAt: round.leavesAt.toISOString() },
      after: { driver: driver?.name ?? null, leavesAt: leavesAt.toISOString() },
    };
  });
}

/**
 * Another round, of a van that waits for none: one that has left may leave again when it is back, for the orders that stayed behind.
 * @throws BusinessError `slot-not-found`, `plan-changed`, `van-not-found`, `van-taken`
 */
export async function addRound(deps: Deps, account: Account, input: PlanSeen & { vanId: number }): Promise<RoundBoard> {
  const plan = await planSeen(deps, account, input);
  const van = plan.vans.find(({ vanId, active }) => vanId === input.vanId && active);
  if (!van) throw new BusinessError('van-not-found', 'Questo furgone non c’è in questa sede', { field: 'van_id' });
  if (plan.rounds.some((round) => round.vanId === van.vanId && !hasLeft(round))) {
    throw new BusinessError('van-taken', `${van.name} ha già un giro che deve partire`, { field: 'van_id' });
  }
  const { timeslotId, warehouseId } = plan.slot;
  const leavesAt = earliestLeave(plan, van.vanId);
  return changePlan(deps, account, plan, 'round.add', async (tx) => {
    const roundId = await insertRound(tx, { timeslotId, warehouseId, vanId: van.vanId, leavesAt });
    await countPlanChange(tx, timeslotId);
    return { roundId, after: { van: van.name } };
  });
}

/** @throws BusinessError `slot-not-found`, `plan-changed`, `round-not-found`, `round-started` */
export async function removeRound(
  deps: Deps,
  account: Account,
  input: PlanSeen & { roundId: number },
): Promise<RoundBoard> {
  const plan = await planSeen(deps, account, input);
  const round = draftOf(plan, input.roundId);
  return changePlan(deps, account, plan, 'round.remove', async (tx) => {
    await deleteRounds(tx, [round.roundId]);
    await countPlanChange(tx, plan.slot.timeslotId);
    return { before: { round: round.number, van: round.vanName, stops: round.stops.length } };
  });
}

/**
 * Confirms the drafts that have stops: their drivers see them, and their customers when to expect them and the code for the door.
 * @throws BusinessError `slot-not-found`, `plan-changed`, `nothing-to-confirm`, `driver-needed`
 */
export async function confirmRounds(deps: Deps, account: Account, input: PlanSeen): Promise<RoundBoard> {
  const now = deps.clock.now();
  const plan = await planSeen(deps, account, input);
  const drafts = plan.rounds.filter(({ state, stops }) => state === 'draft' && stops.length > 0);
  if (drafts.length === 0) throw new BusinessError('nothing-to-confirm', 'Non c’è nessun giro da confermare');
  const without = drafts.filter(({ driverId }) => driverId === null).map(({ number }) => number);
  if (without.length > 0) {
    throw new BusinessError(
      'driver-needed',
      `Scegli chi guida ${without.length === 1 ? 'il giro' : 'i giri'} ${without.join(', ')}`,
    );
  }
  return changePlan(deps, account, plan, 'round.confirm', async (tx) => {
    for (const { roundId } of drafts) await updateRound(tx, roundId, { state: 'confirmed', confirmed_at: now });
    const stops = await stopsOfRounds(
      tx,
      drafts.map(({ roundId }) => roundId),
    );
    for (const { roundStopId, doorCode } of stops) if (!doorCode) await writeDoorCode(tx, roundStopId, newDoorCode());
    await countPlanChange(tx, plan.slot.timeslotId);
    return { after: { rounds: drafts.map(({ number }) => number) } };
  });
}
