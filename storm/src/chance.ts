/** Chance with a memory: the same seed draws the same things, so that a storm can be called again. */
export interface Chance {
  /** 0 ≤ n < 1. */
  next(): number;
  /** True in `share` of the draws, 0–1. */
  happens(share: number): boolean;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  one<T>(of: readonly T[]): T;
  /** One of the names, as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
  /** A generator of its own: what one journey draws does not depend on how many others draw meanwhile. */
  branch(name: string | number): Chance;
}

export function chanceOf(seed: number | string): Chance {
  let state = hash(String(seed));
  const chance: Chance = {
    // mulberry32
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    },
    happens: (share) => chance.next() < share,
    whole: (least, most) => least + Math.floor(chance.next() * (most - least + 1)),
    one: (of) => of[Math.floor(chance.next() * of.length)]!,
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const all = Object.entries(weights) as [Name, number][];
      let left = chance.next() * all.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of all) {
        left -= weight;
        if (left < 0) return name;
      }
      return all[0]![0];
    },
    branch: (name) => chanceOf(`${seed}/${name}`),
  };
  return chance;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  return value >>> 0;
}
