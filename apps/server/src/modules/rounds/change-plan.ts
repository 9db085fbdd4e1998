import type { RoundBoard } from '@sporta/contract';
import type { TimedRoute, Travel } from '@sporta/routing';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { type AuditAction, writeAudit } from '../audit/index.ts';
import { boardOf } from './board.ts';
import { type PlanInHand, planOf, type RoundInHand, slotOf } from './plan-in-hand.ts';
import { freeOrders, lockPlan, lockRoundsOfSlot, type NewStop, replaceStops, updateRound } from './rounds.repo.ts';
import { rowsOf } from './route-times.ts';
import { servicesOf } from './stops-together.ts';

/** Which slot, and the count of its plan the person saw. */
export interface PlanSeen {
  timeslotId: number;
  revision: number;
}

/** What is written about a change, beside the slot. */
export interface PlanAudit {
  roundId?: number | undefined;
  before?: object;
  after?: object;
}

const planChanged = () =>
  new BusinessError('plan-changed', 'Qualcuno ha cambiato questi giri: guarda come sono ora e riprova');

/** The plan somebody is about to change. @throws BusinessError `slot-not-found`, `plan-changed` */
export async function planSeen(deps: Deps, account: Account, { timeslotId, revision }: PlanSeen): Promise<PlanInHand> {
  const plan = await planOf(deps.db, await slotOf(deps.db, account, timeslotId));
  if (plan.revision !== revision) throw planChanged();
  return plan;
}

/** A round of the plan that has not started. @throws BusinessError `round-not-found`, `round-started` */
export function draftOf({ rounds }: PlanInHand, roundId: number): RoundInHand {
  const round = rounds.find((each) => each.roundId === roundId);
  if (!round) throw new BusinessError('round-not-found', 'Questo giro non c’è', { field: 'round_id' });
  if (round.state === 'started' || round.state === 'done') {
    throw new BusinessError('round-started', 'Questo giro è già partito: le sue tappe non si spostano più');
  }
  return round;
}

/**
 * Writes a change of a plan, if it is still the one that was seen: two people never undo each other unseen. What a change needs
 * from outside (driving times, the planner) is asked before.
 * @throws BusinessError `plan-changed`
 */
export async function changePlan(
  deps: Deps,
  account: Account,
  { slot, revision }: PlanInHand,
  action: AuditAction,
  write: (tx: Tx) => Promise<PlanAudit>,
): Promise<RoundBoard> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    if ((await lockPlan(tx, slot.timeslotId)) !== revision) throw planChanged();
    // a van that leaves meanwhile waits, or has left and is seen by `write`
    await lockRoundsOfSlot(tx, slot.timeslotId);
    const { roundId, ...changes } = await write(tx);
    await writeAudit(tx, { account, now }, action, {
      subject: { kind: 'round', id: roundId, name: `${slot.day} ${slot.beginTime}–${slot.endTime}` },
      warehouseId: slot.warehouseId,
      ...changes,
    });
  });
  return boardOf(deps.db, { ...slot, now: deps.clock.now() });
}

/** Writes the stops and times of a round that has not started, and counts nothing: who changes a plan counts once. */
export async function writeRoute(
  tx: Tx,
  plan: PlanInHand,
  roundId: number,
  timed: TimedRoute,
  travel: Travel,
): Promise<void> {
  const orderIds = timed.visits.map(({ stop }) => Number(stop));
  const codes = new Map(
    plan.rounds.flatMap(({ stops }) => stops.map(({ orderId, doorCode }) => [orderId, doorCode] as const)),
  );
  await freeOrders(tx, orderIds);
  await replaceStops(tx, roundId, stopsOf(plan, timed, travel, codes));
  await updateRound(tx, roundId, {
    departs_at: new Date(timed.departs * 1000),
    returns_at: new Date(timed.returns * 1000),
    metres: Math.round(timed.metres),
  });
}

function stopsOf(
  plan: PlanInHand,
  { visits }: TimedRoute,
  travel: Travel,
  codes: ReadonlyMap<number, string | null>,
): NewStop[] {
  const rows = rowsOf(plan);
  const services = servicesOf(
    visits.map(({ stop }) => Number(stop)),
    plan.orders,
  );
  let before = 0;
  return visits.map(({ stop, arrives }, index) => {
    const orderId = Number(stop);
    const order = plan.orders.get(orderId)!;
    const driveSeconds = Math.round(travel.seconds[before]![rows.get(orderId)!]!);
    before = rows.get(orderId)!;
    return {
      orderId,
      crates: order.crates.length,
      serviceSeconds: services[index]!,
      driveSeconds,
      arrivesAt: new Date(arrives * 1000),
      latitude: order.latitude,
      longitude: order.longitude,
      doorCode: codes.get(orderId) ?? null,
    };
  });
}
