import type { OrderArrival, Street } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { findOrder, visibleOrder } from '../order-book/index.ts';
import { minutesLate, timedStops } from './board.ts';
import { drivingOrder, expectedTimes } from './expected-times.ts';
import { type PlanInHand, planOf, type RoundInHand } from './plan-in-hand.ts';
import { findPosition } from './positions.repo.ts';
import { findHomeSlot } from './slot-orders.repo.ts';
import { lastStopOf } from './stops.repo.ts';
import { streetsAroundHome } from './town-map.ts';

/** Below this the van is shown where it is: before, its position is nobody's business but the shop's. */
const SHOWN_FROM_STOPS = 3;

/**
 * When the van comes to a customer: nothing before its round is confirmed, nothing after it was there. Of the others on the round
 * the customer learns how many come before.
 * @throws BusinessError `order-not-found`
 */
export async function arrivalOf(db: Db, account: Account, anyVersion: number, now: Date): Promise<OrderArrival> {
  const order = await visibleOrder(db, account, anyVersion);
  const stop = await lastStopOf(db, order.orderId);
  if (!stop) return { state: 'unknown', late: false };
  if (stop.state === 'delivered' || stop.state === 'back') return { state: 'over', late: false };
  const slot = await findHomeSlot(db, order.timeslotId);
  const plan = slot && (await planOf(db, slot));
  const round = plan?.rounds.find(({ roundId }) => roundId === stop.roundId);
  if (!plan || !round || round.state === 'draft' || !round.stops.some(({ orderId }) => orderId === order.orderId)) {
    return { state: 'unknown', late: false };
  }
  const code = stop.doorCode ? { code: stop.doorCode } : {};
  const driverName = round.driverName?.split(' ')[0];
  const destination = pointOf(plan.orders.get(order.orderId)!);
  if (round.state !== 'started') {
    const planned = round.stops.find(({ orderId }) => orderId === order.orderId)!.arrivesAt;
    return { state: 'planned', ...whenOf(planned.getTime(), plan, order.orderId, now), ...code };
  }
  const times = expectedTimes(timedStops(plan, round), { startedAt: round.startedAt!, now });
  const open = drivingOrder(round.stops).filter(({ state }) => state !== 'delivered' && state !== 'back');
  const stopsBefore = open.findIndex(({ orderId }) => orderId === order.orderId);
  const isAtDoor = stop.state === 'arrived';
  return {
    state: isAtDoor ? 'at-the-door' : stop.state === 'again' ? 'again' : stopsBefore === 0 ? 'next' : 'on-the-way',
    ...whenOf(times.get(order.orderId)!, plan, order.orderId, now),
    stopsBefore,
    ...(driverName ? { driverName } : {}),
    ...(plan.depot.phone ? { driverPhone: plan.depot.phone } : {}),
    destination,
    origin: pointOf(plan.depot),
    ...(stopsBefore < SHOWN_FROM_STOPS ? await positionOf(db, round) : {}),
    ...code,
  };
}

/**
 * The streets that lie around the home of an order, as long as its customer may see a van there.
 * @throws BusinessError `order-not-found`
 */
export async function streetsOfArrival(deps: Deps, account: Account, anyVersion: number, now: Date): Promise<Street[]> {
  const { warehouseId } = await visibleOrder(deps.db, account, anyVersion);
  const { destination } = await arrivalOf(deps.db, account, anyVersion, now);
  return destination ? streetsAroundHome(deps, warehouseId, destination) : [];
}

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ latitude, longitude });

function whenOf(at: number, plan: PlanInHand, orderId: number, now: Date) {
  return {
    expectedAt: new Date(at).toISOString(),
    minutes: Math.max(0, Math.round((at - now.getTime()) / 60_000)),
    late: minutesLate(at, plan.orders.get(orderId)!.windowEnd) > 0,
  };
}

/** Thousandths of a degree, about 100 m: near enough to know when to go down, and no door of somebody else. */
const roughly = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

async function positionOf(db: Db, { roundId }: RoundInHand): Promise<Pick<OrderArrival, 'position' | 'positionAt'>> {
  const found = await findPosition(db, roundId);
  return found ? { position: roughly(found), positionAt: found.at.toISOString() } : {};
}

/**
 * When the van is expected at the door of an order that is on its way, in milliseconds: by the times of its round as it goes, and
 * without a round at the beginning of its slot. Undefined when it was there, or is no home delivery.
 */
export async function expectedArrival(db: Db, orderId: number, now: Date): Promise<number | undefined> {
  const stop = await lastStopOf(db, orderId);
  const order = await findOrder(db, orderId);
  if (!order || stop?.state === 'delivered' || stop?.state === 'back') return undefined;
  const slot = await findHomeSlot(db, order.timeslotId);
  if (!slot) return undefined;
  const plan = stop && (await planOf(db, slot));
  const round = plan?.rounds.find(({ roundId }) => roundId === stop?.roundId);
  if (!plan || !round?.startedAt || round.state !== 'started') return slot.beginAt.getTime();
  return expectedTimes(timedStops(plan, round), { startedAt: round.startedAt, now }).get(orderId);
}
