import { addDays, SHOP_TIME_ZONE, type ShopDay, weekday } from './shop-day.ts';

/** Server only: uses `Temporal`, which browsers may not have. What the browser needs is in `slot-status.ts`. */

/** A window of the typical week of a warehouse and service. */
export interface SlotTemplate {
  slotTemplateId: number;
  /** ISO: 1 Monday … 7 Sunday. */
  weekday: number;
  /** Local time "HH:MM". */
  beginTime: string;
  endTime: string;
  capacityOrders: number;
  /** Work units: see `workUnits`. */
  capacityUnits: number;
  /** Orders close so many minutes before the beginning. */
  cutoffMinutes: number;
}

/** A holiday or a closure (whole day, or one window), or another capacity for one window. */
export interface SlotException {
  day: ShopDay;
  /** Absent or null = every window of the day. */
  slotTemplateId?: number | null | undefined;
  closed: boolean;
  capacityOrders?: number | null | undefined;
}

export interface DatedSlot {
  slotTemplateId: number;
  day: ShopDay;
  beginTime: string;
  endTime: string;
  /** Instants in epoch milliseconds. */
  beginAt: number;
  endAt: number;
  cutoffAt: number;
  releasedAt: number;
  capacityOrders: number;
  capacityUnits: number;
  /** Shown as closed rather than left out, so that the table of the day has no holes. */
  closed: boolean;
}

/** Days that can be booked, today included (domain rules: [7]). */
export const SLOT_DAYS = 7;
/** New days open at this time, never at midnight (domain rules: [06:00]). */
export const RELEASE_TIME = '06:00';

/** The instant of a local time of a shop day; a time the clock skips in March moves on by an hour. */
export function romeInstant(day: ShopDay, time: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: SHOP_TIME_ZONE,
    plainTime: Temporal.PlainTime.from(time),
  }).epochMilliseconds;
}

/**
 * Dated slots of `days` days from `fromDay` on, by day and beginning. An exception about one window wins over one about
 * the whole day. A slot is released at {@link RELEASE_TIME} of the day on which it comes within `days` days.
 */
export function generateSlots(input: {
  templates: readonly SlotTemplate[];
  exceptions: readonly SlotException[];
  fromDay: ShopDay;
  days?: number | undefined;
  releaseTime?: string | undefined;
}): DatedSlot[] {
  const days = input.days ?? SLOT_DAYS;
  const slots: DatedSlot[] = [];
  for (let offset = 0; offset < days; offset += 1) {
    const day = addDays(input.fromDay, offset);
    const releasedAt = romeInstant(addDays(day, 1 - days), input.releaseTime ?? RELEASE_TIME);
    const exceptions = input.exceptions.filter((exception) => exception.day === day);
    const templates = input.templates
      .filter((template) => template.weekday === weekday(day))
      .sort((a, b) => a.beginTime.localeCompare(b.beginTime) || a.slotTemplateId - b.slotTemplateId);
    for (const template of templates) {
      const { slotTemplateId, beginTime, endTime } = template;
      const exception =
        exceptions.find((candidate) => candidate.slotTemplateId === slotTemplateId) ??
        exceptions.find((candidate) => candidate.slotTemplateId === undefined || candidate.slotTemplateId === null);
      const beginAt = romeInstant(day, beginTime);
      slots.push({
        slotTemplateId,
        day,
        beginTime,
        endTime,
        beginAt,
        endAt: romeInstant(day, endTime),
        cutoffAt: beginAt - template.cutoffMinutes * 60_000,
        releasedAt,
        capacityOrders: exception?.capacityOrders ?? template.capacityOrders,
        capacityUnits: template.capacityUnits,
        closed: exception?.closed ?? false,
      });
    }
  }
  return slots;
}
