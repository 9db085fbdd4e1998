import type { calls, DataOf } from '@sporta/contract';
import { mayDo } from '@sporta/contract/staff-roles.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { readPeople, readSlotWork, readTakenWork, readToClose, readZoneWork, type SlotColumns } from './work.repo.ts';

type WorkList = DataOf<typeof calls.staffPicking.work>;

/** The work of some stores: by slot and zone, what is in hands, what waits to be closed. */
export async function workList(
  { db, account, now }: Pick<CallContext, 'db' | 'account' | 'now'>,
  stores: StaffRights['stores'],
): Promise<WorkList> {
  const leads = mayDo(account.staff!.roles, ['store-manager']);
  const [slots, zones, taken, toClose, people] = await Promise.all([
    readSlotWork(db, stores, now),
    readZoneWork(db, stores, now),
    readTakenWork(db, stores, now),
    readToClose(db, stores),
    leads ? readPeople(db, stores) : undefined,
  ]);
  return {
    at: now.toISOString(),
    slots: slots.map((slot) => ({
      timeslot: slotToWire(slot),
      warehouseId: slot.warehouseId,
      deliveryServiceId: slot.deliveryServiceId,
      cutoff: slot.cutoffAt.toISOString(),
      finishBy: new Date(slot.slotBeginAt.getTime() - slot.finishMinutes * 60_000).toISOString(),
      waitingForCutoff: slot.waitingForCutoff,
      orders: slot.orders,
      prepared: slot.prepared,
      zones: zones.filter(({ timeslotId }) => timeslotId === slot.timeslotId).map(({ timeslotId: _, ...zone }) => zone),
    })),
    taken: taken.map(({ accountId, name, takenAt, seenAt, ...each }) => ({
      ...each,
      picker: { userId: accountId, name },
      mine: accountId === account.accountId,
      takenAt: takenAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
    })),
    toClose: toClose.map((each) => ({
      orderId: each.orderId,
      warehouseId: each.warehouseId,
      orderNumber: each.orderNumber,
      customer: each.customer,
      timeslot: slotToWire(each),
      crates: each.crates,
    })),
    ...(people && {
      people: people.map(({ accountId, name, storeIds }) => ({ userId: accountId, name, warehouseIds: storeIds })),
    }),
  };
}

const slotToWire = ({ timeslotId, day, begin, end }: SlotColumns) => ({
  timeslotId,
  date: day,
  beginTime: begin,
  endTime: end,
});
