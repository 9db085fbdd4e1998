import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import type { OrderRow } from '../order-book/index.ts';
import { advanceLocked, lockForStaff } from '../orders/index.ts';
import { isClosed } from './at-door.ts';
import { lockerToFill } from './end-stop.ts';
import { slotOf } from './plan-in-hand.ts';
import { wipePosition } from './positions.repo.ts';
import { refundAtDoor } from './refund-at-door.ts';
import { linesForAdults } from './refused.ts';
import { countPlanChange, lockPlan, lockRound, type RoundRow, updateRound } from './rounds.repo.ts';
import { roundNotFound } from './start-round.ts';
import { type DoorStop, doorStopsOf, updateStop } from './stops.repo.ts';

interface StopEnd {
  orderId: number;
  brought: boolean;
  /** The store has asked the driver: the goods went to an adult. */
  adultChecked: boolean;
}

export interface ClosedByOffice {
  timeslotId: number;
  roundId: number;
  /** Of each stop that is open: whether the customer has the goods. */
  stops: readonly StopEnd[];
  /** Customers who got nothing read it. */
  reason: string;
}

/**
 * Ends a round whose driver does not come back, as the store knows it: what was brought is delivered, with the refunds of what was
 * refused at the door; the rest is not delivered, its customers read why and get another slot or their money. Done before, it is done
 * again without effect; what the phone sends later is refused.
 * @throws BusinessError `slot-not-found`, `round-not-found`, `round-not-started`, `round-changed`, `age-needed`,
 *   `locker-to-fill`, `payment-missing`
 */
export function closeRound(deps: Deps, account: Account, input: ClosedByOffice): Promise<void> {
  const { timeslotId, roundId, reason } = input;
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    await slotOf(tx, account, timeslotId);
    await lockPlan(tx, timeslotId);
    const round = await lockRound(tx, roundId);
    if (round?.timeslotId !== timeslotId) throw roundNotFound();
    if (round.state === 'done') return;
    if (round.state !== 'started') throw new BusinessError('round-not-started', 'Questo giro non è ancora partito');
    const open = (await doorStopsOf(tx, [roundId])).filter((stop) => !isClosed(stop));
    const ends = new Map(input.stops.map((stop) => [stop.orderId, stop]));
    if (ends.size !== open.length || open.some(({ orderId }) => !ends.has(orderId))) {
      throw new BusinessError('round-changed', 'Nel frattempo questo giro è cambiato: guarda le tappe e riprova', {
        field: 'stops',
      });
    }
    // all carts first, by the id of their order: as vans that leave lock them
    const inOrder = open.toSorted((a, b) => a.orderId - b.orderId);
    const orders: OrderRow[] = [];
    for (const { orderId } of inOrder) orders.push(await lockForStaff(tx, orderId));
    for (const [index, stop] of inOrder.entries()) {
      const { brought, adultChecked } = ends.get(stop.orderId)!;
      const how = { order: orders[index]!, brought, adultChecked, reason, now };
      await endStop({ tx, account, round, stop }, how);
    }
    await updateRound(tx, roundId, { state: 'done', finished_at: now });
    await wipePosition(tx, roundId);
    await countPlanChange(tx, timeslotId);
    await writeAudit(tx, { account, now }, 'round.close', {
      subject: { kind: 'round', id: roundId, name: `Giro ${round.number}, ${round.vanName}` },
      warehouseId: round.warehouseId,
      before: { state: 'started', driver: round.driverName, open: open.length },
      after: { state: 'done', brought: [...ends.values()].filter(({ brought }) => brought).length },
      reason,
    });
  });
}

/** One stop as the store says it ended; an order that somebody moved on meanwhile stays as it is, and its stop follows. */
async function endStop(
  { tx, account, round, stop }: { tx: Tx; account: Account; round: RoundRow; stop: DoorStop },
  {
    order,
    brought,
    adultChecked,
    reason,
    now,
  }: Omit<StopEnd, 'orderId'> & { order: OrderRow; reason: string; now: Date },
): Promise<void> {
  const isOut = order.state === 'out-for-delivery';
  const isDelivered = isOut ? brought : order.state === 'delivered';
  if (isOut && brought && order.deliveryServiceId === deliveryServiceIds.locker) throw lockerToFill(order.orderNumber);
  const isForAdults = isOut && brought && (await linesForAdults(tx, stop)).length > 0;
  if (isForAdults && stop.age !== 'adult' && !adultChecked) {
    throw new BusinessError(
      'age-needed',
      `Nell’ordine ${order.orderNumber} c’è dell’alcol: conferma che l’ha ritirato un adulto`,
      { field: 'stops' },
    );
  }
  if (isOut) {
    const by = { actor: staffActor(account), now, ...(brought ? {} : { reason }) };
    await advanceLocked(tx, stop, brought ? 'delivered' : 'not-delivered', by);
  }
  const refundCents = isDelivered ? await refundAtDoor(tx, account, stop, now) : 0;
  await updateStop(tx, stop.roundStopId, {
    door_code: null,
    done_at: now,
    ...(isDelivered ? { state: 'delivered', proof: 'office' } : { state: 'back', back_reason: reason }),
  });
  await writeAudit(tx, { account, now }, 'round.close-stop', {
    subject: { kind: 'order', id: stop.orderId, name: order.orderNumber },
    warehouseId: round.warehouseId,
    before: { state: stop.state, order: order.state },
    after: { state: isDelivered ? 'delivered' : 'back', refundCents, ...(isForAdults ? { adultChecked: true } : {}) },
    reason,
  });
}
