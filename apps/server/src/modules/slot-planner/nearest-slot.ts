import { formatDayShort, formatWindow, romeInstant } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { slotsForOrder } from '../delivery/index.ts';
import type { OrderInSlot } from './slot-planner.repo.ts';

export interface OtherSlot {
  timeslotId: number;
  /** "sab 29, 18–20". */
  name: string;
}

/** The slot with room for an order that begins nearest to `beginAt`; of two as near, the later one: nobody gets up earlier for us. */
export async function nearestSlot(
  db: Db,
  order: OrderInSlot,
  beginAt: Date,
  now: Date,
): Promise<OtherSlot | undefined> {
  const slots = await slotsForOrder(db, order, now);
  const away = ({ day, beginTime }: (typeof slots)[number]) => {
    const distance = romeInstant(day, beginTime) - beginAt.getTime();
    return distance >= 0 ? distance : -distance + 1;
  };
  const nearest = slots
    .filter((slot) => romeInstant(slot.day, slot.beginTime) > now.getTime())
    .sort((a, b) => away(a) - away(b))[0];
  return (
    nearest && {
      timeslotId: nearest.timeslotId,
      name: `${formatDayShort(nearest.day)}, ${formatWindow(nearest.beginTime, nearest.endTime)}`,
    }
  );
}
