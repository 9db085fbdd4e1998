import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RoundsProblem } from '@sporta/routing';

/** A published instance of vehicle routing with time windows, and the best result known for it. */
export interface Published {
  readonly name: string;
  readonly problem: RoundsProblem;
  readonly best: { readonly vehicles: number; readonly distance: number };
}

/** What a vehicle holds in each class of Solomon's instances, and in the larger ones of Gehring and Homberger. */
const capacities: Record<string, number> = { C1: 200, R1: 200, RC1: 200, C2: 700, R2: 1000, RC2: 1000 };

/**
 * Reads a folder of instances as tables (a row each: number, x, y, demand, ready time, due date, service time; the depot first)
 * and `best-known.json`. Instances without a known best are left out.
 * @throws Error when the folder or its best-known.json cannot be read
 */
export function readFolder(folder: string): Published[] {
  const best = JSON.parse(readFileSync(path.join(folder, 'best-known.json'), 'utf8')) as Record<
    string,
    Published['best'] | undefined
  >;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .flatMap((file) => {
      const name = path.basename(file, '.csv');
      const known = best[name];
      return known
        ? [{ name, problem: parse(readFileSync(path.join(folder, file), 'utf8'), capacityOf(name)), best: known }]
        : [];
    });
}

function capacityOf(name: string): number {
  const capacity = capacities[/^(RC|C|R)[12]/i.exec(name)?.[0].toUpperCase() ?? ''];
  if (capacity === undefined) throw new Error(`${name} is of no known class`);
  return capacity;
}

/**
 * Distances are Euclidean, and a vehicle needs as long as the way is. There are 25 vehicles for 100 customers.
 * @throws Error naming a row that cannot be read
 */
export function parse(text: string, capacity: number): RoundsProblem {
  const rows = text.trim().split(/\r?\n/).slice(1).map(readRow);
  const ways = rows.map(([, x, y]) => rows.map(([, toX, toY]) => Math.hypot(toX! - x!, toY! - y!)));
  const [, , , , , back] = rows[0]!;
  return {
    travel: { seconds: ways, metres: ways },
    vans: Array.from({ length: Math.ceil((rows.length - 1) / 4) }, (_, index) => ({
      id: `${index + 1}`,
      capacity,
      start: 0,
      end: 0,
      leaves: 0,
      back: back!,
    })),
    stops: rows.slice(1).map(([id, , , demand, ready, due, service], index) => ({
      id: `${id}`,
      place: index + 1,
      window: { from: ready!, to: due! },
      service: service!,
      crates: demand!,
    })),
  };
}

/**
 * In tables that were cut at fixed columns a cell may hold the head of the next one: `0.00    1,110` is 0 and 1110 (customer 37
 * of C104, whose 1110 is the latest hour that leaves time to drive back).
 */
function readRow(row: string): number[] {
  const cells = row
    .replace(/(\S)\s+(\d+),(\d)/g, '$1,$2$3')
    .split(',')
    .map(Number);
  if (cells.length !== 7 || !cells.every(Number.isFinite)) throw new Error(`not a row of an instance: ${row}`);
  return cells;
}
