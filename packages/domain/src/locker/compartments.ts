import type { CratesByZone } from '../crates.ts';
import type { StorageZone } from '../storage-zone.ts';

export const compartmentSizes = ['small', 'medium', 'large'] as const;
export type CompartmentSize = (typeof compartmentSizes)[number];

/** Crates that go into a compartment, side by side or one on the other. */
export const cratesOfSize: Readonly<Record<CompartmentSize, number>> = { small: 1, medium: 2, large: 4 };

/** A door of a locker station. */
export interface Compartment {
  compartmentId: number;
  size: CompartmentSize;
  temperature: StorageZone;
}

/** Crates of one zone that go behind one door. */
export interface PlannedCompartment {
  compartmentId: number;
  zone: StorageZone;
  crates: number;
}

/** Orders take no more doors than this, whatever the station says: the search below tries them all. */
export const MOST_COMPARTMENTS = 4;

/** Doors of each size, the largest last. */
type Doors = readonly [small: number, medium: number, large: number];

const capacity = ([small, medium, large]: Doors) =>
  small * cratesOfSize.small + medium * cratesOfSize.medium + large * cratesOfSize.large;
const count = ([small, medium, large]: Doors) => small + medium + large;

/** Every choice of at most `most` doors among those there are. */
function choices(there: Doors, most: number): Doors[] {
  const found: Doors[] = [];
  for (let small = 0; small <= Math.min(there[0], most); small++) {
    for (let medium = 0; medium <= Math.min(there[1], most - small); medium++) {
      for (let large = 0; large <= Math.min(there[2], most - small - medium); large++)
        found.push([small, medium, large]);
    }
  }
  return found;
}

const minus = (a: Doors, b: Doors): Doors => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

interface Choice {
  frozen: Doors;
  chilled: Doors;
  dry: Doors;
  /** Cold doors for goods that keep anywhere, when those without cold are taken. */
  dryInCold: Doors;
}

/**
 * The doors an order takes among those that are free: the fewest, then those that leave the cold ones to cold goods, then the
 * smallest. Goods of one zone share no door with those of another; dry goods may stand in the cold, never the other way round.
 * @param most doors one order may take
 * @returns undefined when they do not fit; no crates at all take one door
 */
export function planCompartments(
  needs: CratesByZone,
  free: readonly Compartment[],
  most: number,
): PlannedCompartment[] | undefined {
  const wanted = needs.dry + needs.chilled + needs.frozen === 0 ? { ...needs, dry: 1 } : needs;
  const choice = bestChoice(wanted, free, Math.min(most, MOST_COMPARTMENTS));
  if (!choice) return undefined;
  const left = new Map<string, number[]>();
  for (const { compartmentId, size, temperature } of [...free].sort((a, b) => a.compartmentId - b.compartmentId)) {
    const key = `${temperature} ${size}`;
    left.set(key, [...(left.get(key) ?? []), compartmentId]);
  }
  const take = (zone: StorageZone, temperature: StorageZone, doors: Doors) =>
    compartmentSizes.flatMap((size, index) =>
      (left.get(`${temperature} ${size}`) ?? [])
        .splice(0, doors[index]!)
        .map((compartmentId) => ({ compartmentId, zone, crates: cratesOfSize[size] })),
    );
  return [
    ...filled(wanted.frozen, take('frozen', 'frozen', choice.frozen)),
    ...filled(wanted.chilled, take('chilled', 'chilled', choice.chilled)),
    ...filled(wanted.dry, [...take('dry', 'dry', choice.dry), ...take('dry', 'chilled', choice.dryInCold)]),
  ];
}

/** Spreads crates over doors, the largest first, so that none is planned full of nothing. */
function filled(crates: number, doors: PlannedCompartment[]): PlannedCompartment[] {
  let left = crates;
  return doors
    .sort((a, b) => b.crates - a.crates)
    .map((door) => {
      const own = Math.min(door.crates, left);
      left -= own;
      return { ...door, crates: own };
    });
}

function bestChoice(needs: CratesByZone, free: readonly Compartment[], most: number): Choice | undefined {
  const there = (temperature: StorageZone): Doors => {
    const doors = [0, 0, 0] as [number, number, number];
    for (const each of free) if (each.temperature === temperature) doors[compartmentSizes.indexOf(each.size)]! += 1;
    return doors;
  };
  const frozen = best(choices(there('frozen'), most).filter((doors) => capacity(doors) >= needs.frozen));
  if (!frozen) return undefined;
  const cold = there('chilled');
  const dryThere = there('dry');
  let found: { choice: Choice; cost: number } | undefined;
  for (const chilled of choices(cold, most - count(frozen))) {
    if (capacity(chilled) < needs.chilled) continue;
    const leftOver = most - count(frozen) - count(chilled);
    for (const dryInCold of choices(minus(cold, chilled), leftOver)) {
      const open = needs.dry - capacity(dryInCold);
      const dry = best(choices(dryThere, leftOver - count(dryInCold)).filter((doors) => capacity(doors) >= open));
      if (!dry) continue;
      const doors = count(chilled) + count(dryInCold) + count(dry);
      const cost = doors * 10_000 + count(dryInCold) * 100 + capacity(chilled) + capacity(dryInCold) + capacity(dry);
      if (!found || cost < found.cost) found = { choice: { frozen, chilled, dry, dryInCold }, cost };
    }
  }
  return found?.choice;
}

/** The fewest doors, then the smallest. */
function best(among: readonly Doors[]): Doors | undefined {
  return among.toSorted((a, b) => count(a) - count(b) || capacity(a) - capacity(b))[0];
}
