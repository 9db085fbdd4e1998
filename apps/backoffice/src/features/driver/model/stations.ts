import type { DriverRound, DriverStop } from '@sporta/contract';
import { isClosed } from './replay.ts';

/** What a stop is called on the list: its station, its company, or who takes the goods. */
export const stopName = ({ station, company, name }: Pick<DriverStop, 'station' | 'company' | 'name'>): string =>
  station?.name ?? company ?? name;

/** The orders of a round that are handed over where this one is: itself alone at a house. */
export const ordersAt = ({ stops }: Pick<DriverRound, 'stops'>, { orderId, station }: DriverStop): DriverStop[] =>
  stops.filter((each) => each.orderId === orderId || (station && each.station?.key === station.key));

/** Stops as they are driven to, each with its orders. */
export function stopsTogether(stops: readonly DriverStop[]): DriverStop[][] {
  return [...Map.groupBy(stops, (stop) => stop.station?.key ?? `order ${stop.orderId}`).values()];
}

/** The order of a stop to look at: the first that is not done. */
export const orderToOpen = (orders: readonly DriverStop[]): DriverStop =>
  orders.find((order) => !isClosed(order)) ?? orders[0]!;
