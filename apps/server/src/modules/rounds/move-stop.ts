import type { RoundBoard } from '@sporta/contract';
import type { TimedRoute, Travel } from '@sporta/routing';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { boardOf, planToWire } from './board.ts';
import { changePlan, draftOf, type PlanSeen, planSeen, writeRoute } from './change-plan.ts';
import type { Engines } from './engines.ts';
import { isStillOn, type PlanInHand, type RoundInHand } from './plan-in-hand.ts';
import { countPlanChange } from './rounds.repo.ts';
import { timesOf } from './route-times.ts';
import { isToBring, type SlotOrder } from './slot-order.ts';
import { gathered, stopNumbers } from './stops-together.ts';

export interface MoveOfStop extends PlanSeen {
  orderId: number;
  /** Absent: off every round. */
  roundId: number | undefined;
  /** From 1; absent: where it costs the least time. */
  position: number | undefined;
  confirm: boolean;
}

/**
 * A person moves a stop to another place or van: first shown with its lateness and load, then, confirmed, written. Late stops and
 * full vans are said, not refused: somebody may know better.
 * @throws BusinessError `slot-not-found`, `plan-changed`, `order-not-found`, `round-not-found`, `round-started`, `stop-not-movable`
 */
export async function moveStop(
  deps: Deps,
  account: Account,
  move: MoveOfStop,
  { travelOf }: Engines,
): Promise<{ board: RoundBoard; applied: boolean }> {
  const plan = await planSeen(deps, account, move);
  const travel = await travelOf(plan);
  const changed = afterMove(plan, travel, move);
  if (!move.confirm) return { board: await boardAsItWouldBe(deps, plan, changed), applied: false };
  const board = await changePlan(deps, account, plan, 'round.move-stop', async (tx) => {
    // the round it leaves first: an order is on one round at a time
    for (const { round, timed } of changed) await writeRoute(tx, plan, round.roundId, timed, travel);
    await countPlanChange(tx, plan.slot.timeslotId);
    const from = roundOf(plan, move.orderId);
    return {
      roundId: move.roundId,
      before: { order: plan.orders.get(move.orderId)!.orderNumber, round: from?.number ?? null },
      after: { round: plan.rounds.find(({ roundId }) => roundId === move.roundId)?.number ?? null },
    };
  });
  return { board, applied: true };
}

interface ChangedRound {
  round: RoundInHand;
  timed: TimedRoute;
}

const roundOf = ({ rounds }: PlanInHand, orderId: number) =>
  rounds.find(({ stops }) => stops.some((stop) => stop.orderId === orderId && isStillOn(stop)));

function afterMove(plan: PlanInHand, travel: Travel, { orderId, roundId, position }: MoveOfStop): ChangedRound[] {
  const order = plan.orders.get(orderId);
  if (!order) throw new BusinessError('order-not-found', 'Questo ordine non è in questa fascia', { field: 'order_id' });
  if (!isToBring(order)) {
    throw new BusinessError('stop-not-movable', 'Questo ordine è già partito o è chiuso: non si sposta più');
  }
  const from = roundOf(plan, orderId);
  if (from) draftOf(plan, from.roundId);
  const to = roundId === undefined ? undefined : draftOf(plan, roundId);
  const moved = movedWith(plan, order, from);
  const without = (round: RoundInHand) => round.stops.map((stop) => stop.orderId).filter((id) => !moved.includes(id));
  const timed = (round: RoundInHand, orderIds: readonly number[]) => ({
    round,
    timed: timesOf(plan, travel, { ...round, orderIds: gathered(orderIds, plan.orders) }),
  });
  const changed: ChangedRound[] = [];
  if (from && from !== to) changed.push(timed(from, without(from)));
  if (to) {
    const rest = without(to);
    // places between stops, as numbers of orders before them
    const numbers = stopNumbers(rest.map((id) => plan.orders.get(id)!.stopKey));
    const between = rest
      .flatMap((_, index) => (numbers[index] === numbers[index - 1] ? [] : [index]))
      .concat(rest.length);
    const places = position === undefined ? between : [between[position - 1] ?? rest.length];
    const tried = places.map((place) => timed(to, rest.toSpliced(place, 0, ...moved)));
    changed.push(tried.reduce((best, each) => (costOf(each.timed) < costOf(best.timed) ? each : best)));
  }
  return changed;
}

/** The orders of a stop that move with one of them: those that are where it is. */
function movedWith(plan: PlanInHand, { orderId, stopKey }: SlotOrder, from: RoundInHand | undefined): number[] {
  const onRounds = new Set(plan.rounds.flatMap(({ stops }) => stops.filter(isStillOn).map((stop) => stop.orderId)));
  const here = from
    ? from.stops.map((stop) => stop.orderId)
    : [...plan.orders.values()]
        .filter((each) => isToBring(each) && !onRounds.has(each.orderId))
        .map((each) => each.orderId);
  const together = here.filter((id) => plan.orders.get(id)!.stopKey === stopKey);
  return together.includes(orderId) ? together : [orderId];
}

/** Being late is worse than any detour. */
const costOf = ({ late, overtime, returns, departs }: TimedRoute): number =>
  (late + overtime) * 1000 + returns - departs;

async function boardAsItWouldBe(deps: Deps, plan: PlanInHand, changed: readonly ChangedRound[]): Promise<RoundBoard> {
  const now = deps.clock.now();
  const board = await boardOf(deps.db, { ...plan.slot, now });
  const rounds = plan.rounds.map((round) => {
    const change = changed.find((each) => each.round.roundId === round.roundId);
    return change ? asTimed(plan, round, change.timed) : round;
  });
  return { ...board, ...planToWire({ ...plan, rounds }, now) };
}

function asTimed(plan: PlanInHand, round: RoundInHand, timed: TimedRoute): RoundInHand {
  return {
    ...round,
    departsAt: new Date(timed.departs * 1000),
    returnsAt: new Date(timed.returns * 1000),
    metres: Math.round(timed.metres),
    stops: timed.visits.map(({ stop, arrives }, index) => {
      const order = plan.orders.get(Number(stop))!;
      return {
        roundStopId: 0,
        roundId: round.roundId,
        orderId: order.orderId,
        position: index + 1,
        state: 'waiting',
        crates: order.crates.length,
        serviceSeconds: order.serviceSeconds,
        driveSeconds: 0,
        arrivesAt: new Date(arrives * 1000),
        latitude: order.latitude,
        longitude: order.longitude,
        arrivedAt: null,
        doneAt: null,
        doorCode: null,
      };
    }),
  };
}
