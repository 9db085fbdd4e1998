/** Which shop, which day and which slot a catalogue call is about (contract section 2). */
export interface ShopScope {
  /** 0 = the session's choice, else the default warehouse. */
  warehouseId: number;
  /** Delivery day, `YYYY-MM-DD`; absent when none was chosen. */
  date?: string;
  /** 0 = no slot chosen. */
  timeslotId: number;
}

const pattern = /^w(\d{1,9})d(0|\d{4}-\d{2}-\d{2})t(\d{1,9})$/;

/** Reads `w<warehouseId>d<YYYY-MM-DD|0>t<timeslotId>`. Any other text gives undefined: the session's choice holds. */
export function parseHash(text: string): ShopScope | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, warehouse, date, timeslot] = match;
  if (date !== '0' && !isCalendarDay(date as string)) return undefined;
  return {
    warehouseId: Number(warehouse),
    ...(date === '0' ? {} : { date }),
    timeslotId: Number(timeslot),
  };
}

/** Writes the hash of a scope; `w0d0t0` is the anonymous one. */
export function formatHash(scope: ShopScope): string {
  return `w${scope.warehouseId}d${scope.date ?? 0}t${scope.timeslotId}`;
}

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
