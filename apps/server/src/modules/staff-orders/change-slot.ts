import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { formatDayShort, formatWindow } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { staffActor, writeAudit } from '../audit/index.ts';
import { moveBooking } from '../delivery/index.ts';
import { lockOrder, moveOrder, type OrderRow } from '../order-book/index.ts';
import { lockOrderOfStore } from '../orders/index.ts';
import { endStopForOtherSlot, lockStopOnRoad } from '../rounds/index.ts';
import { writeSlotOfOrder } from './staff-order.repo.ts';
import { slotProblem } from './what-may-be-done.ts';

const refusals = {
  'slot-not-found': 'Questa fascia non c’è per questo negozio e questo servizio',
  'slot-full': 'Questa fascia è piena',
  'slot-closed': 'Questa fascia è chiusa',
} as const;

interface ChangeOfSlot {
  orderId: number;
  timeslotId: number;
  /** The slot it had when somebody decided. */
  fromTimeslotId?: number | undefined;
  reason: string | undefined;
}

/**
 * Staff move an order to another slot of its store and service, also past the cut-off; the customer gets a mail, the price stays. One
 * nobody took is ready for delivery again. The new place is taken before the old one goes back: neither is ever lost.
 * @throws BusinessError `order-not-found`, `slot-not-changeable`, `slot-changed-meanwhile`, `slot-not-found`, `slot-full`, `slot-closed`
 */
export function changeSlot(
  deps: Deps,
  account: Account,
  { orderId, timeslotId, fromTimeslotId, reason }: ChangeOfSlot,
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    // a van that has the goods still: before the order, as rounds lock them
    const stop = await lockStopOnRoad(tx, orderId);
    const order = await lockOrderOfStore(tx, account, orderId);
    const problem = slotProblem(order);
    if (problem) throw new BusinessError('slot-not-changeable', problem);
    const isRedelivery = order.state === 'not-delivered';
    if (order.timeslotId === timeslotId && !isRedelivery) return;
    const before = slotName({ day: order.slotDay, beginTime: order.slotBegin, endTime: order.slotEnd });
    if (fromTimeslotId !== undefined && order.timeslotId !== fromTimeslotId) {
      throw new BusinessError('slot-changed-meanwhile', `Qualcuno ha già cambiato la fascia: adesso è ${before}`);
    }
    const { warehouseId, deliveryServiceId } = order;
    const slot = await moveBooking(tx, { orderId, timeslotId, warehouseId, deliveryServiceId, now });
    if (typeof slot === 'string') throw new BusinessError(slot, refusals[slot], { field: 'timeslot_id' });
    const locked = (await lockOrder(tx, orderId))!;
    await writeSlotOfOrder(tx, orderId, { ...slot, cutoffAt: cutoffAfter(order, slot) }, now);
    if (stop) await endStopForOtherSlot(tx, stop, now);
    if (isRedelivery) await moveOrder(tx, locked, 'ready', { actor: staffActor(account), reason, now });
    await writeAudit(tx, { account, now }, 'order.change-slot', {
      subject: { kind: 'order', id: orderId, name: order.orderNumber },
      warehouseId,
      before: { timeslotId: order.timeslotId, slot: before },
      after: { timeslotId, slot: slotName(slot) },
      reason,
    });
    await writeOutbox(tx, 'order.slot-changed', { orderId, before });
    if (deliveryServiceId === deliveryServiceIds.locker) await writeOutbox(tx, 'locker.prepare', { orderId });
  });
}

interface Hours {
  day: string;
  beginTime: string;
  endTime: string;
}

/** "dom 22 nov, 8:00–10:00". */
const slotName = ({ day, beginTime, endTime }: Hours): string =>
  `${formatDayShort(day)}, ${formatWindow(beginTime, endTime)}`;

/**
 * Until when the customer may change their mind. In a later slot they keep the time they have, and get more where that slot gives it; in
 * an earlier one its own time counts, as nobody picks an order before its cut-off.
 */
function cutoffAfter(
  { state, cutoffAt, slotDay, slotBegin, slotEnd }: OrderRow,
  slot: Hours & { cutoffAt: Date },
): Date {
  if (state !== 'confirmed') return cutoffAt;
  const isEarlier = `${slot.day} ${slot.beginTime}–${slot.endTime}` < `${slotDay} ${slotBegin}–${slotEnd}`;
  return isEarlier || slot.cutoffAt > cutoffAt ? slot.cutoffAt : cutoffAt;
}
