import { openingsWithin } from '@sporta/domain';
import { isShutThen, type StoreHours } from '../warehouses/index.ts';
import type { ClosedThen, OrderView } from './order-view.ts';

type Fetched = Pick<OrderView, 'deliveryServiceId' | 'slotDay' | 'slotBegin' | 'slotEnd'>;

/** What keeps somebody from fetching an order all through its window; null: nothing does. */
export function closedThen(
  { deliveryServiceId, slotDay: day, slotBegin: beginTime, slotEnd: endTime }: Fetched,
  hours: StoreHours,
): ClosedThen | null {
  const window = { day, beginTime, endTime };
  if (!isShutThen(window, deliveryServiceId, hours)) return null;
  const special = hours.specialDays.find((each) => each.day === day);
  return { open: openingsWithin(hours, window), note: special?.note ?? null };
}
