import type { HoursPlan } from '@sporta/contract';
import type { closedPickups } from '../orders/index.ts';

type Collections = HoursPlan['collections'];

/** Pick-ups by window, in the order they come in. */
export function collectionsOf(pickups: Awaited<ReturnType<typeof closedPickups>>): Collections {
  const windows = new Map<string, Collections[number]>();
  for (const { orderId, orderNumber, day: date, beginTime, endTime } of pickups) {
    const key = `${date} ${beginTime} ${endTime}`;
    const window = windows.get(key) ?? { date, beginTime, endTime, orders: [] };
    window.orders.push({ orderId, orderNumber });
    windows.set(key, window);
  }
  return [...windows.values()];
}
