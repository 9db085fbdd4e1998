import { isShopDay } from '@sporta/domain';

/** What the address of the page says. */
export interface RoundsSearch {
  /** `YYYY-MM-DD`; absent = today. */
  day?: string | undefined;
  /** Id of the slot; absent = the one under way, or the next. */
  slot?: number | undefined;
}

/** Reads an address; what does not fit is as if it were not there. */
export const readRoundsSearch = ({ day, slot }: Record<string, unknown>): RoundsSearch => ({
  day: typeof day === 'string' && isShopDay(day) ? day : undefined,
  slot: /^[1-9]\d{0,8}$/.test(String(slot)) ? Number(slot) : undefined,
});
