const HOUR_MS = 3_600_000;
/** Time for the customer to pay, as long as the slot can still be reached. */
const HOURS_TO_PAY = 48;
const FIRST_REMINDER_HOURS = 24;

/** Until when a customer who is asked to pay may do so, and when they are reminded; null = there is no time for that. */
export function payByOf(cutoffAt: Date, now: Date): { payBy: Date; remindAt: Date | null } {
  const payBy = new Date(Math.min(now.getTime() + HOURS_TO_PAY * HOUR_MS, cutoffAt.getTime()));
  const reminder = new Date(payBy.getTime() - FIRST_REMINDER_HOURS * HOUR_MS);
  return { payBy, remindAt: reminder > now ? reminder : null };
}
