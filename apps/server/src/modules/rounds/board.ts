import type { Round, RoundBoard } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { drivingOrder, expectedReturn, expectedTimes, type TimedStop } from './expected-times.ts';
import { isStillOn, type PlanInHand, planOf, type RoundInHand } from './plan-in-hand.ts';
import { roundsStillOut } from './rounds-out.repo.ts';
import { isToBring, stopToWire } from './slot-order.ts';
import { type DaySlotRow, driversOf, findDepot, homeSlotsOfDay } from './slot-orders.repo.ts';
import { stopNumbers } from './stops-together.ts';

/** The board of a slot, or of a day without one. */
export async function boardOf(
  db: Db,
  {
    warehouseId,
    day,
    timeslotId,
    now,
  }: { warehouseId: number; day: string; timeslotId: number | undefined; now: Date },
): Promise<RoundBoard> {
  const [slots, drivers, out] = await Promise.all([
    homeSlotsOfDay(db, warehouseId, day),
    driversOf(db, warehouseId),
    roundsStillOut(db, warehouseId, now),
  ]);
  const slot = slots.find((each) => each.timeslotId === timeslotId) ?? slotToShow(slots, now);
  const plan = slot && (await planOf(db, slot));
  const depot = plan?.depot ?? (await findDepot(db, warehouseId));
  return {
    warehouseId,
    day,
    depot: { name: depot.name, latitude: depot.latitude, longitude: depot.longitude },
    slots: slots.map((each) => ({
      timeslotId: each.timeslotId,
      beginTime: each.beginTime,
      endTime: each.endTime,
      deliveries: each.deliveries,
      rounds: each.rounds,
      confirmed: each.confirmed,
    })),
    drivers,
    stillOut: out.filter((round) => round.timeslotId !== slot?.timeslotId),
    ...(plan ? planToWire(plan, now) : { revision: 0, rounds: [], unplanned: [], vans: [] }),
  };
}

/** The slot under way or the next one with deliveries; else the last that had some, else the first. */
function slotToShow(slots: readonly DaySlotRow[], now: Date): DaySlotRow | undefined {
  const used = slots.filter(({ deliveries }) => deliveries > 0);
  return used.find(({ endAt }) => endAt > now) ?? used.at(-1) ?? slots[0];
}

/** The part of the board that is the plan, as it is kept or as it would be. */
export function planToWire(
  plan: PlanInHand,
  now: Date,
): Pick<RoundBoard, 'timeslotId' | 'revision' | 'rounds' | 'unplanned' | 'vans'> {
  const onRounds = new Set(plan.rounds.flatMap(({ stops }) => stops.filter(isStillOn).map(({ orderId }) => orderId)));
  return {
    timeslotId: plan.slot.timeslotId,
    revision: plan.revision,
    rounds: plan.rounds.map((round) => roundToWire(plan, round, now)),
    unplanned: [...plan.orders.values()]
      .filter((order) => isToBring(order) && !onRounds.has(order.orderId))
      .map((order) => {
        const why = plan.leftOut[order.orderId];
        return { ...stopToWire(order), ...(why ? { why } : {}) };
      }),
    vans: plan.vans.filter(({ active }) => active),
  };
}

/** The stops of a round with what decides their times. */
export const timedStops = (plan: Pick<PlanInHand, 'orders'>, { stops }: Pick<RoundInHand, 'stops'>): TimedStop[] =>
  stops.map((stop) => ({ ...stop, windowBegin: plan.orders.get(stop.orderId)!.windowBegin }));

function roundToWire(plan: PlanInHand, round: RoundInHand, now: Date): Round {
  const isOnTheRoad = round.state === 'started' || round.state === 'done';
  const road = isOnTheRoad ? { startedAt: round.startedAt!, now } : undefined;
  const timed = timedStops(plan, round);
  const live = road && expectedTimes(timed, road);
  const inOrder = isOnTheRoad ? drivingOrder(round.stops) : round.stops;
  const numbers = stopNumbers(inOrder.map(({ orderId }) => plan.orders.get(orderId)!.stopKey));
  const stops = inOrder.map((stop, index) => {
    const order = plan.orders.get(stop.orderId)!;
    const arrivesAt = live?.get(stop.orderId) ?? stop.arrivesAt.getTime();
    return {
      ...stopToWire(order),
      crates: isOnTheRoad ? stop.crates : order.crates.length,
      position: numbers[index]!,
      state: stop.state,
      arrivesAt: new Date(arrivesAt).toISOString(),
      lateMinutes: minutesLate(arrivesAt, order.windowEnd),
    };
  });
  return {
    roundId: round.roundId,
    number: round.number,
    state: round.state,
    van: plan.vans.find(({ vanId }) => vanId === round.vanId)!,
    ...(round.driverId === null ? {} : { driver: { userId: round.driverId, name: round.driverName ?? '' } }),
    departsAt: (round.startedAt ?? round.departsAt).toISOString(),
    returnsAt: new Date(road ? expectedReturn(timed, road, plan.depot) : round.returnsAt).toISOString(),
    crates: stops.reduce((sum, { crates }) => sum + crates, 0),
    metres: round.metres,
    lateStops: stops.filter(({ lateMinutes }) => lateMinutes > 0).length,
    stops,
  };
}

/** Whole minutes after the end of a window; 0 in time. @param at epoch milliseconds */
export const minutesLate = (at: number, windowEnd: Date): number =>
  Math.max(0, Math.ceil((at - windowEnd.getTime()) / 60_000));
