import type { BookedInSlot } from '@sporta/contract';
import { formatDayShort, formatWindow } from '@sporta/domain';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { writeAudit } from '../audit/index.ts';
import { closeOnSale, type SoldSlot } from '../delivery/index.ts';
import { changeSlot } from '../staff-orders/index.ts';
import { nearestSlot } from './nearest-slot.ts';
import { type OrderInSlot, ordersInSlot } from './slot-planner.repo.ts';

const defaultReason = 'Questa fascia non si può più servire';

/**
 * Closes a slot, then moves each of its orders to the nearest slot with room, one after the other: an order that cannot move
 * keeps its place and is answered. Pressed again, it goes on with those that are left.
 * @throws BusinessError `slot-begun`, `slot-not-found`
 */
export async function closeSlot(
  deps: Deps,
  account: Account,
  slot: SoldSlot,
  { move, reason }: { move: boolean; reason: string | undefined },
): Promise<{ moved: number; left: BookedInSlot[] }> {
  const now = deps.clock.now();
  await withTransaction(deps.db, (tx) => closeInTransaction(tx, account, slot, reason, now));
  if (move) return moveOrders(deps, account, slot, reason);
  const orders = await ordersInSlot(deps.db, slot.timeslotId);
  return { moved: 0, left: orders.map(bookedToWire) };
}

/** Moves each order of a slot to the nearest one with room, one after the other; those that cannot move keep their place. */
export async function moveOrders(
  deps: Deps,
  account: Account,
  slot: SoldSlot,
  reason: string | undefined,
): Promise<{ moved: number; left: BookedInSlot[] }> {
  const orders = await ordersInSlot(deps.db, slot.timeslotId);
  const left: BookedInSlot[] = [];
  for (const order of orders) {
    if (!(await moveToNearest(deps, account, order, slot, reason ?? defaultReason))) left.push(bookedToWire(order));
  }
  return { moved: orders.length - left.length, left };
}

async function closeInTransaction(
  tx: Tx,
  account: Account,
  slot: SoldSlot,
  reason: string | undefined,
  now: Date,
): Promise<void> {
  if (!(await closeOnSale(tx, slot, { reason, now }))) return;
  await writeAudit(tx, { account, now }, 'slot.close', {
    subject: { kind: 'slot', id: slot.timeslotId, name: slotName(slot) },
    warehouseId: slot.warehouseId,
    before: { closed: false },
    after: { closed: true, orders: slot.takenOrders },
    reason,
  });
}

/** The orders of a slot, each with the nearest one that has room for it and for those before it in the list. */
export async function proposeMoves(db: Db, slot: SoldSlot, now: Date): Promise<BookedInSlot[]> {
  const proposed = new Map<number, { orders: number; units: number; crates: number }>();
  const booked: BookedInSlot[] = [];
  for (const order of await ordersInSlot(db, slot.timeslotId)) {
    const to = await nearestSlot(db, order, { beginAt: slot.beginAt, now, proposed });
    if (to) {
      const { orders, units, crates } = proposed.get(to.timeslotId) ?? { orders: 0, units: 0, crates: 0 };
      proposed.set(to.timeslotId, {
        orders: orders + 1,
        units: units + order.units,
        crates: crates + order.crates,
      });
    }
    booked.push({ ...bookedToWire(order), ...(to ? { to } : {}) });
  }
  return booked;
}

/** Full again meanwhile: the next nearest one, three times at the most. */
const tries = 3;

async function moveToNearest(
  deps: Deps,
  account: Account,
  order: OrderInSlot,
  from: SoldSlot,
  reason: string,
): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const to = await nearestSlot(deps.db, order, { beginAt: from.beginAt, now: deps.clock.now() });
    if (!to) return false;
    try {
      await changeSlot(deps, account, { orderId: order.orderId, timeslotId: to.timeslotId, reason });
      return true;
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      if (error.code !== 'slot-full' && error.code !== 'slot-closed') return false;
    }
  }
  return false;
}

const bookedToWire = ({ orderId, orderNumber, customer }: OrderInSlot): BookedInSlot => ({
  orderId,
  orderNumber,
  customer,
});

export const slotName = ({ day, beginTime, endTime }: Pick<SoldSlot, 'day' | 'beginTime' | 'endTime'>): string =>
  `${formatDayShort(day)}, ${formatWindow(beginTime, endTime)}`;
