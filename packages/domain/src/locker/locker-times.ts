/** Hours goods may stay at most: food is no parcel. */
export const MOST_STAY_HOURS = 72;

/** Time staff have to take goods out that nobody fetched, before the door is another order's. */
const EMPTYING_MINUTES = 120;
const HOUR = 3_600_000;

/**
 * How long a door is one order's: from the beginning of its slot, when the goods may come, until the latest of them would have gone back.
 * Epoch milliseconds.
 */
export function claimOf(
  slot: { beginAt: number; endAt: number },
  { stayHours }: { stayHours: number },
): { from: number; to: number } {
  return { from: slot.beginAt, to: slot.endAt + stayHours * HOUR + EMPTYING_MINUTES * 60_000 };
}

/** Until when goods may be fetched: counted from when they are in, and never later than their slot allows. Epoch milliseconds. */
export function stayEnd(filledAt: number, slotEndAt: number, { stayHours }: { stayHours: number }): number {
  return Math.min(filledAt, slotEndAt) + stayHours * HOUR;
}

/** When the reminder goes out: in the last quarter of the time there is, three hours before its end at the earliest. */
export function reminderAt(filledAt: number, until: number): number {
  return Math.max(until - 3 * HOUR, filledAt + (until - filledAt) * 0.75);
}
