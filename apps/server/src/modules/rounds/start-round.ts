import { canTransition } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { advanceLocked, lockForStaff } from '../orders/index.ts';
import { cratesOf } from './crates-of-order.ts';
import { newDoorCode } from './door-code.ts';
import { slotOf } from './plan-in-hand.ts';
import {
  countPlanChange,
  deleteStops,
  lockPlan,
  lockRound,
  type RoundRow,
  stopsOfRounds,
  updateRound,
  writeCrates,
  writeDoorCode,
} from './rounds.repo.ts';
import { slotsOfPlan } from './slot-orders.repo.ts';

/** A van leaves, as somebody of the store says. @throws as `startLocked`; `slot-not-found` */
export function startByManager(
  deps: Deps,
  account: Account,
  { timeslotId, roundId, leaveBehind }: { timeslotId: number; roundId: number; leaveBehind: boolean },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    await slotOf(tx, account, timeslotId);
    await lockPlan(tx, timeslotId);
    const round = await lockRound(tx, roundId);
    if (round?.timeslotId !== timeslotId) throw roundNotFound();
    await startLocked(tx, account, round, { leaveBehind, at: now, now });
  });
}

export const roundNotFound = () => new BusinessError('round-not-found', 'Questo giro non c’è', { field: 'round_id' });

/**
 * A van leaves: its orders are on their way. Orders that were cancelled, changed or moved meanwhile leave the round; those not ready
 * refuse the start, or stay in the store. Plan and round are locked; who cancels an order at the same time has its cart first or
 * waits for it. Started before, it starts again without effect.
 * @param how `at`: when it left, which may be earlier than `now` when the phone had no network
 * @throws BusinessError `driver-needed`, `orders-not-ready`, `nothing-to-deliver`, `too-many-crates`
 */
export async function startLocked(
  tx: Tx,
  account: Account,
  round: RoundRow,
  { leaveBehind, at, now }: { leaveBehind: boolean; at: Date; now: Date },
): Promise<void> {
  if (round.state === 'started' || round.state === 'done') return;
  if (round.driverId === null || round.driverName === null) {
    throw new BusinessError('driver-needed', 'Scegli prima chi guida questo giro');
  }
  const stops = await stopsOfRounds(tx, [round.roundId]);
  const orders = new Map<number, Awaited<ReturnType<typeof lockForStaff>>>();
  // carts by the id of their order: two vans that leave at once have no order in common
  for (const { orderId } of stops.toSorted((a, b) => a.orderId - b.orderId))
    orders.set(orderId, await lockForStaff(tx, orderId));
  const slots = await slotsOfPlan(tx, round.timeslotId);
  const belongs = ({ orderId }: { orderId: number }) => {
    const { state, timeslotId } = orders.get(orderId)!;
    return slots.has(timeslotId) && ['confirmed', 'reopened', 'picking', 'picked', 'ready'].includes(state);
  };
  const isReady = ({ orderId }: { orderId: number }) => canTransition(orders.get(orderId)!.state, 'out-for-delivery');
  const still = stops.filter(belongs);
  const notReady = still.filter((stop) => !isReady(stop));
  if (notReady.length > 0 && !leaveBehind) {
    const numbers = notReady.map(({ orderId }) => orders.get(orderId)!.orderNumber).join(', ');
    throw new BusinessError(
      'orders-not-ready',
      `${notReady.length === 1 ? 'Un ordine non è pronto' : `${notReady.length} ordini non sono pronti`}: ${numbers}`,
    );
  }
  const packed = await cratesOf(
    tx,
    still.map(({ orderId, crates }) => ({ orderId, orderNumber: orders.get(orderId)!.orderNumber, expected: crates })),
  );
  // as they were packed: the plan may be older
  const leaving = still.filter(isReady).map((stop) => ({ ...stop, crates: packed.get(stop.orderId)!.crates.length }));
  if (leaving.length === 0) throw new BusinessError('nothing-to-deliver', 'Nessun ordine di questo giro è pronto');
  const crates = leaving.reduce((sum, stop) => sum + stop.crates, 0);
  if (crates > round.vanCrates) {
    throw new BusinessError('too-many-crates', `Le casse sono ${crates}: ${round.vanName} ne porta ${round.vanCrates}`);
  }
  const leavingIds = new Set(leaving.map(({ roundStopId }) => roundStopId));
  await deleteStops(
    tx,
    stops.map(({ roundStopId }) => roundStopId).filter((id) => !leavingIds.has(id)),
  );
  const actor = staffActor({ firstName: round.driverName });
  for (const { orderId, roundStopId, doorCode, crates: count } of leaving.toSorted((a, b) => a.orderId - b.orderId)) {
    await advanceLocked(tx, { orderId }, 'out-for-delivery', { actor, now });
    await writeCrates(tx, roundStopId, count);
    if (!doorCode) await writeDoorCode(tx, roundStopId, newDoorCode());
  }
  await updateRound(tx, round.roundId, { state: 'started', started_at: at < now ? at : now });
  await countPlanChange(tx, round.timeslotId);
  await writeAudit(tx, { account, now }, 'round.start', {
    subject: { kind: 'round', id: round.roundId, name: `Giro ${round.number}, ${round.vanName}` },
    warehouseId: round.warehouseId,
    before: { state: round.state, stops: stops.length },
    after: { state: 'started', stops: leaving.length, driver: round.driverName },
  });
}
