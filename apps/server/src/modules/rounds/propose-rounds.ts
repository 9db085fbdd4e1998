import type { RoundBoard } from '@sporta/contract';
import type { UnservedReason } from '@sporta/routing';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { changePlan, type PlanSeen, planSeen, writeRoute } from './change-plan.ts';
import type { Engines } from './engines.ts';
import { isStillOn, type PlanInHand } from './plan-in-hand.ts';
import { countPlanChange, deleteRounds, insertRound, updateRound } from './rounds.repo.ts';
import { earliestLeave, hasLeft, problemOf, timesOf } from './route-times.ts';
import { isToBring } from './slot-order.ts';
import { bundlesOf, gathered } from './stops-together.ts';

/**
 * Steps of the search for a second it is given: a fifth of what a machine of today makes, so that slow ones end with the same plan.
 */
const STEPS_PER_SECOND = 10_000;

const whyLeftOut: Record<UnservedReason, string> = {
  'too-many-crates': 'Ha più casse di quante ne porti un furgone',
  'out-of-reach': 'È troppo lontano per arrivarci nella fascia',
  'no-van-left': 'Non c’è più posto o tempo nei furgoni',
};

/**
 * Plans the rounds of a slot. Vans that have left stay as they are; all others are planned as if nobody had touched them, so who
 * moved stops by hand asks only to begin again. A round keeps its driver. The same orders and vans give the same plan.
 * @throws BusinessError `slot-not-found`, `plan-changed`, `no-vans`, `nothing-to-plan`
 */
export async function proposeRounds(
  deps: Deps,
  account: Account,
  seen: PlanSeen,
  { travelOf, planner }: Engines,
): Promise<RoundBoard> {
  const plan = await planSeen(deps, account, seen);
  const left = plan.rounds.filter(hasLeft);
  const travelling = new Set(left.flatMap(({ stops }) => stops.filter(isStillOn).map(({ orderId }) => orderId)));
  const orderIds = [...plan.orders.values()]
    .filter(isToBring)
    .map(({ orderId }) => orderId)
    .filter((id) => !travelling.has(id));
  if (orderIds.length === 0)
    throw new BusinessError('nothing-to-plan', 'In questa fascia non c’è niente da consegnare');
  const vans = vansToPlan(
    plan,
    left.filter(({ state }) => state === 'started').map(({ vanId }) => vanId),
  );
  if (vans.length === 0) throw new BusinessError('no-vans', 'Nessun furgone di questa sede è libero in questa fascia');

  const travel = await travelOf(plan);
  const timeLimit = deps.config.rounds.planningMs;
  const largest = Math.max(...vans.map(({ vanId }) => plan.vans.find((van) => van.vanId === vanId)?.crates ?? 0));
  const bundles = bundlesOf(
    orderIds.map((orderId) => plan.orders.get(orderId)!),
    largest,
  );
  const ordersOf = new Map(bundles.map((bundle) => [bundle.id, bundle.orderIds]));
  const found = await planner.plan(problemOf(plan, travel, { vans, bundles }), {
    seed: seen.timeslotId,
    timeLimit,
    iterations: (timeLimit / 1000) * STEPS_PER_SECOND,
  });
  const { timeslotId, warehouseId } = plan.slot;
  const leftOut = Object.fromEntries(
    found.unserved.flatMap(({ stop, reason }) => ordersOf.get(stop)!.map((orderId) => [orderId, whyLeftOut[reason]])),
  );
  const countOut = Object.keys(leftOut).length;
  const routes = found.routes.filter(({ visits }) => visits.length > 0);
  return changePlan(deps, account, plan, 'round.propose', async (tx) => {
    const open = plan.rounds.filter((round) => !left.includes(round));
    const used = new Set(routes.map(({ van }) => Number(van)));
    await deleteRounds(
      tx,
      open.filter(({ vanId }) => !used.has(vanId)).map(({ roundId }) => roundId),
    );
    for (const route of routes) {
      const { vanId, leavesAt } = vans.find((van) => String(van.vanId) === route.van)!;
      const known = open.find((round) => round.vanId === vanId);
      const roundId = known?.roundId ?? (await insertRound(tx, { timeslotId, warehouseId, vanId, leavesAt }));
      if (known) await updateRound(tx, roundId, { state: 'draft' });
      const served = route.visits.flatMap(({ stop }) => ordersOf.get(stop)!);
      const timed = timesOf(plan, travel, { vanId, leavesAt, orderIds: gathered(served, plan.orders) });
      await writeRoute(tx, plan, roundId, timed, travel);
    }
    await countPlanChange(tx, timeslotId, leftOut);
    return {
      after: { rounds: routes.length, stops: orderIds.length - countOut, leftOut: countOut },
    };
  });
}

/** Vans in use that are not on the road; one a person gave another hour keeps it. @param away on the road */
function vansToPlan(plan: PlanInHand, away: readonly number[]): { vanId: number; leavesAt: Date }[] {
  return plan.vans
    .filter(({ vanId, active }) => active && !away.includes(vanId))
    .map(({ vanId }) => {
      const known = plan.rounds.find((round) => round.vanId === vanId && !hasLeft(round));
      return { vanId, leavesAt: known?.leavesAt ?? earliestLeave(plan, vanId) };
    });
}
