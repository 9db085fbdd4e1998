import { cratesByZone, type GoodsToCarry } from '../crates.ts';
import { storageZone } from '../storage-zone.ts';
import { type Compartment, planCompartments } from './compartments.ts';

/** Why a line cannot go through a locker. */
export type LockerProblem =
  /** An adult has to take it, and at a door nobody sees who opens. */
  | 'alcohol'
  | 'no-frozen'
  | 'no-chilled'
  /** With the lines before it the order fills more doors than one order may take. */
  | 'too-much';

/** What a station has for one order, all doors free. */
export interface StationRoom {
  /** Those that work. */
  compartments: readonly Compartment[];
  perOrder: number;
}

/**
 * What of a cart a locker station cannot take, line by line in the order the lines were added: who takes those lines out, or fewer of them,
 * can buy the rest. A line that does not fit leaves its room to those after it.
 * @returns one entry for each line, undefined where it fits
 */
export function lockerProblems(
  lines: readonly (GoodsToCarry & { alcohol: boolean })[],
  { compartments, perOrder }: StationRoom,
): (LockerProblem | undefined)[] {
  const fitting: GoodsToCarry[] = [];
  const has = (temperature: Compartment['temperature']) =>
    compartments.some((each) => each.temperature === temperature);
  return lines.map((line) => {
    if (line.alcohol) return 'alcohol';
    const zone = storageZone(line);
    if (zone === 'frozen' && !has('frozen')) return 'no-frozen';
    if (zone === 'chilled' && !has('chilled')) return 'no-chilled';
    if (!planCompartments(cratesByZone([...fitting, line]), compartments, perOrder)) return 'too-much';
    fitting.push(line);
    return undefined;
  });
}
