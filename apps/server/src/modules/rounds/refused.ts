import type { Tx } from '../../platform/db/database.ts';
import { type OrderView, readOrder } from '../order-book/index.ts';
import { alcoholOf, type DoorStop } from './stops.repo.ts';

/** Lines of an order that came to the door, with how much, in thousandths of the selling unit. */
export const cameOf = ({ lines }: Pick<OrderView, 'lines'>) =>
  lines.flatMap(({ orderLineId, deliveredQuantity, quantity }) => {
    const came = deliveredQuantity ?? quantity;
    return came > 0 ? [{ orderLineId, came }] : [];
  });

/** How much of a line was refused at the door, in thousandths of the selling unit. */
export const refusedOf = ({ refused }: Pick<DoorStop, 'refused'>, orderLineId: number): number =>
  refused.find((each) => each.orderLineId === orderLineId)?.quantity ?? 0;

/** Lines of a stop, not refused as a whole, that only an adult may take (l. 125/2001 art. 14-ter): their ids. */
export async function linesForAdults(tx: Tx, stop: DoorStop): Promise<number[]> {
  const alcohol = await alcoholOf(tx, [stop.orderId]);
  if (alcohol.size === 0) return [];
  return cameOf((await readOrder(tx, stop.orderId))!).flatMap(({ orderLineId, came }) =>
    alcohol.has(orderLineId) && refusedOf(stop, orderLineId) < came ? [orderLineId] : [],
  );
}
