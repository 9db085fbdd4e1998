import type { HoursPlan } from '@sporta/contract';
import type { closedPickups } from '../orders/index.ts';

type Collections = HoursPlan['collections'];

/** Pick-ups by window, in the order they come in. */
export function collectionsOf(pickups: Awaited<ReturnType<typeof closedPickups>>): Collections {
  const windows = new Map<string, Collections[number]>();
  for (const { timeslotId, day: date, beginTime, endTime } of pickups) {
    const key = `${date} ${beginTime} ${endTime}`;
    const window = windows.get(key) ?? { timeslotId, date, beginTime, endTime, orders: 0 };
    window.orders += 1;
    windows.set(key, window);
  }
  return [...windows.values()];
}
