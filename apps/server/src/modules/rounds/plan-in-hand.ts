import type { Van } from '@sporta/contract';
import { estimatedCrates } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { cratesOf } from './crates-of-order.ts';
import {
  type PlanRow,
  type RoundRow,
  readPlan,
  roundsOfSlot,
  type StopRow,
  stopsOfRounds,
  vansBackAt,
} from './rounds.repo.ts';
import { type SlotOrder, slotOrder } from './slot-order.ts';
import { type DepotRow, findDepot, findHomeSlot, ordersOfSlot, type SlotRow } from './slot-orders.repo.ts';
import { vansOf } from './vans.repo.ts';

export interface RoundInHand extends RoundRow {
  stops: StopRow[];
}

/** All that decides the rounds of a slot, read at once. */
export interface PlanInHand extends PlanRow {
  slot: SlotRow;
  depot: DepotRow;
  vans: Van[];
  orders: ReadonlyMap<number, SlotOrder>;
  rounds: RoundInHand[];
  /** When a van is back from an earlier slot. */
  backAt: ReadonlyMap<number, Date>;
}

/** Goods that came back are on no round any more, whatever it was. */
export const isStillOn = ({ state }: Pick<StopRow, 'state'>): boolean => state !== 'back';

/** A slot of home delivery of a store this person sees. @throws BusinessError `slot-not-found` */
export async function slotOf(db: Db | Tx, account: Account, timeslotId: number): Promise<SlotRow> {
  const slot = await findHomeSlot(db, timeslotId);
  if (!slot || !seesStore(account.staff!, slot.warehouseId)) {
    throw new BusinessError('slot-not-found', 'Questa fascia di consegna non c’è', { field: 'timeslot_id' });
  }
  return slot;
}

/**
 * The plan of a slot as it is. A stop whose order was cancelled, changed or moved to another slot is no stop any more while its
 * round has not started.
 */
export async function planOf(db: Db | Tx, slot: SlotRow): Promise<PlanInHand> {
  const { timeslotId, warehouseId, day, beginAt } = slot;
  const [plan, depot, vans, rows, rounds, backAt] = await Promise.all([
    readPlan(db, timeslotId),
    findDepot(db, warehouseId),
    vansOf(db, [warehouseId]),
    ordersOfSlot(db, timeslotId),
    roundsOfSlot(db, timeslotId),
    vansBackAt(db as Db, day, beginAt),
  ]);
  const packed = await cratesOf(
    db,
    rows.map((row) => ({ ...row, expected: estimatedCrates(row.goods) })),
  );
  const orders = new Map(rows.map((row) => [row.orderId, slotOrder(row, depot, packed.get(row.orderId)!)]));
  const stops = await stopsOfRounds(
    db,
    rounds.map(({ roundId }) => roundId),
  );
  const counts = ({ orderId }: StopRow, { state }: RoundRow) =>
    state === 'started' || state === 'done'
      ? orders.has(orderId)
      : orders.has(orderId) && !['in-locker', 'delivered'].includes(orders.get(orderId)!.state);
  return {
    ...plan,
    slot,
    depot,
    vans,
    orders,
    backAt,
    rounds: rounds.map((round) => ({
      ...round,
      stops: stops.filter((stop) => stop.roundId === round.roundId && counts(stop, round)),
    })),
  };
}
