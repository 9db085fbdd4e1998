/** Draws that come out the same for the same seed, so that a demo can be looked at twice. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  /** True in so many of 100 cases. */
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the list; the first are drawn more often. */
  favourite<T>(list: readonly T[]): T;
}

/** @param seed any text; another one gives other draws */
export function chanceOf(seed: string): Chance {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 16_777_619);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(list: readonly T[], place: number): T => {
    const found = list[Math.min(list.length - 1, Math.floor(place * list.length))];
    if (found === undefined) throw new Error('there is nothing to draw from');
    return found;
  };
  return {
    next,
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    percent: (share) => next() * 100 < share,
    pick: (list) => at(list, next()),
    favourite: (list) => at(list, next() ** 2),
  };
}
