/** What the address of the page of work says. */
export interface WorkSearch {
  /** Absent: all of one's stores. */
  store?: number | undefined;
}

/** Reads an address; what does not fit is as if it were not there. */
export function readWorkSearch(search: Record<string, unknown>): WorkSearch {
  const store = Number(search.store);
  return { store: Number.isInteger(store) && store > 0 ? store : undefined };
}

/** So many slots begin open: as many as one looks at together. The others are one press away. */
const OPEN_AT_FIRST = 4;

interface Waits {
  timeslot: { timeslotId: number };
  zones: readonly { waiting: number; taken: number }[];
}

/** The slots whose zones are shown unasked: the first ones in which something waits. @param slots by when they begin */
export const opensFirst = (slots: readonly Waits[]): ReadonlySet<number> =>
  new Set(
    slots
      .filter(({ zones }) => zones.some(({ waiting, taken }) => waiting > 0 || taken > 0))
      .slice(0, OPEN_AT_FIRST)
      .map(({ timeslot }) => timeslot.timeslotId),
  );
