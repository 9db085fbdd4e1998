import { addDays, SHOP_TIME_ZONE, type ShopDay, weekday } from './shop-day.ts';

/** Server only: uses `Temporal`, which browsers may not have. What the browser needs is in `slot-status.ts`. */

/** What a shop decides of a window: in its typical week, and otherwise for one day. */
export interface SlotTerms {
  capacityOrders: number;
  /** Work units: see `workUnits`. */
  capacityUnits: number;
  /** Crates the vans carry: see `estimatedCrates`; null = no limit. */
  capacityCrates: number | null;
  /** Orders close so many minutes before the beginning. */
  cutoffMinutes: number;
  /** Added to what the zone costs. */
  costCents: number;
  /** Shown as an eco slot. */
  eco: boolean;
  /** Only customers who buy for a company may choose it. */
  companiesOnly: boolean;
}

/** A window of the typical week of a warehouse and service. */
export interface SlotTemplate extends SlotTerms {
  slotTemplateId: number;
  /** ISO: 1 Monday … 7 Sunday. */
  weekday: number;
  /** Local time "HH:MM". */
  beginTime: string;
  endTime: string;
}

type Otherwise<T> = { [K in keyof T]?: T[K] | null | undefined };

/** A holiday or a closure (whole day, or one window), or other terms for one window; what is absent or null stays as in the typical week. */
export interface SlotException extends Otherwise<SlotTerms> {
  day: ShopDay;
  /** Absent or null = every window of the day. */
  slotTemplateId?: number | null | undefined;
  closed: boolean;
}

export interface DatedSlot extends SlotTerms {
  slotTemplateId: number;
  day: ShopDay;
  beginTime: string;
  endTime: string;
  /** Instants in epoch milliseconds. */
  beginAt: number;
  endAt: number;
  cutoffAt: number;
  releasedAt: number;
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
 * the whole day. A window within the hour that the clock skips in March is not there on that day. A slot is released at {@link RELEASE_TIME} of the day on which it comes within `days` days.
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
      const endAt = romeInstant(day, endTime);
      // an hour the clock skips in March is a window of no time, or ends before it begins
      if (endAt <= beginAt) continue;
      const terms = termsOf(template, exception);
      slots.push({
        ...terms,
        slotTemplateId,
        day,
        beginTime,
        endTime,
        beginAt,
        endAt,
        cutoffAt: beginAt - terms.cutoffMinutes * 60_000,
        releasedAt,
        closed: exception?.closed ?? false,
      });
    }
  }
  return slots;
}

function termsOf(typical: SlotTerms, exception: SlotException | undefined): SlotTerms {
  return {
    capacityOrders: exception?.capacityOrders ?? typical.capacityOrders,
    capacityUnits: exception?.capacityUnits ?? typical.capacityUnits,
    capacityCrates: exception?.capacityCrates ?? typical.capacityCrates,
    cutoffMinutes: exception?.cutoffMinutes ?? typical.cutoffMinutes,
    costCents: exception?.costCents ?? typical.costCents,
    eco: exception?.eco ?? typical.eco,
    companiesOnly: exception?.companiesOnly ?? typical.companiesOnly,
  };
}
