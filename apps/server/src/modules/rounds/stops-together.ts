import type { SlotOrder } from './slot-order.ts';

/* Orders for one locker station in one slot are one stop: planned, moved and driven to together, each handed over by itself. */

type Keyed = Pick<SlotOrder, 'orderId' | 'stopKey'>;

/** An order of driving in which orders of one stop follow each other, where the first of them is. */
export function gathered(orderIds: readonly number[], orders: ReadonlyMap<number, Keyed>): number[] {
  const keyOf = (orderId: number) => orders.get(orderId)!.stopKey;
  const stops = Map.groupBy(orderIds, keyOf);
  return [...stops.values()].flat();
}

/** Seconds at each order of a route, in its order: a van parks once for all orders of a stop. */
export function servicesOf(
  orderIds: readonly number[],
  orders: ReadonlyMap<number, Pick<SlotOrder, 'stopKey' | 'serviceSeconds' | 'alongSeconds'>>,
): number[] {
  return orderIds.map((orderId, index) => {
    const order = orders.get(orderId)!;
    const before = index > 0 ? orders.get(orderIds[index - 1]!) : undefined;
    return before?.stopKey === order.stopKey ? order.alongSeconds : order.serviceSeconds;
  });
}

/** From 1, the number of the stop of each order of a route: orders of one stop have the same. */
export function stopNumbers(keys: readonly string[]): number[] {
  let number = 0;
  return keys.map((key, index) => {
    if (index === 0 || key !== keys[index - 1]) number += 1;
    return number;
  });
}

export interface Bundle {
  /** Of its first order. */
  id: string;
  orderIds: number[];
  crates: number;
}

/** Orders as the planner sees them: those of one stop in one, as far as they go into one van. @param most crates of the largest van */
export function bundlesOf(
  orders: readonly Pick<SlotOrder, 'orderId' | 'stopKey' | 'crates'>[],
  most: number,
): Bundle[] {
  const bundles: Bundle[] = [];
  for (const stop of Map.groupBy(orders, ({ stopKey }) => stopKey).values()) {
    let open: Bundle | undefined;
    for (const { orderId, crates } of stop) {
      if (!open || open.crates + crates.length > most) {
        open = { id: String(orderId), orderIds: [], crates: 0 };
        bundles.push(open);
      }
      open.orderIds.push(orderId);
      open.crates += crates.length;
    }
  }
  return bundles;
}
