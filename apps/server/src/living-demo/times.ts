import type { PlannedOrder } from './plan-orders.ts';

/* When what the demo says to be done was done: by the id of an order, so that it comes out the same again. */

const minutesFrom = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

type Timed = Pick<PlannedOrder, 'orderId' | 'slot'>;

/** When the goods of an order were settled and stood in the bay: 40 to 85 minutes before its window. */
export const preparedAt = ({ slot, orderId }: Timed) => minutesFrom(slot.beginAt, -40 - (orderId % 45));

/** When it was handed over: one in fourteen some minutes after its window. */
export const deliveredAt = ({ slot, orderId }: Timed) =>
  minutesFrom(
    orderId % 14 === 0 ? slot.endAt : slot.beginAt,
    orderId % 14 === 0 ? 3 + (orderId % 17) : 8 + (orderId % 104),
  );

/** When it was placed by its customer plus some minutes. */
export const minutesAfterOrder = ({ placedAt }: Pick<PlannedOrder, 'placedAt'>, minutes: number) =>
  minutesFrom(placedAt, minutes);

/** The one of a list who had an order in hand. */
export const handOf = <T>(people: readonly T[], { orderId }: Pick<PlannedOrder, 'orderId'>): T =>
  people[orderId % people.length]!;
