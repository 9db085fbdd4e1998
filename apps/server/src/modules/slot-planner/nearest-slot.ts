import { formatDayShort, formatWindow, romeInstant } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { slotsForOrder } from '../delivery/index.ts';
import type { OrderInSlot } from './slot-planner.repo.ts';

export interface OtherSlot {
  timeslotId: number;
  /** "sab 29, 18–20". */
  name: string;
}

/** What a list proposes of slots to the orders before: orders, work units and crates, by `timeslotId`. */
export type Proposed = ReadonlyMap<number, { orders: number; units: number; crates: number }>;

/**
 * The slot with room for an order that begins nearest to `beginAt`; of two as near, the later one: nobody gets up earlier for us.
 * @param proposed leaves no room to this order
 */
export async function nearestSlot(
  db: Db,
  order: OrderInSlot,
  { beginAt, now, proposed }: { beginAt: Date; now: Date; proposed?: Proposed },
): Promise<OtherSlot | undefined> {
  const slots = await slotsForOrder(db, order, now);
  const away = ({ day, beginTime }: (typeof slots)[number]) => {
    const distance = romeInstant(day, beginTime) - beginAt.getTime();
    return distance >= 0 ? distance : -distance + 1;
  };
  const hasRoom = ({ timeslotId, placesLeft, unitsLeft, cratesLeft }: (typeof slots)[number]) => {
    const { orders, units, crates } = proposed?.get(timeslotId) ?? { orders: 0, units: 0, crates: 0 };
    return (
      placesLeft > orders &&
      unitsLeft >= units + order.units &&
      (cratesLeft === null || cratesLeft >= crates + order.crates)
    );
  };
  const nearest = slots
    .filter(hasRoom)
    .filter((slot) => romeInstant(slot.day, slot.beginTime) > now.getTime())
    .sort((a, b) => away(a) - away(b))[0];
  return (
    nearest && {
      timeslotId: nearest.timeslotId,
      name: `${formatDayShort(nearest.day)}, ${formatWindow(nearest.beginTime, nearest.endTime)}`,
    }
  );
}
