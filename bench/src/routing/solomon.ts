import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RoundsProblem } from '@sporta/routing';

/** A published instance of vehicle routing with time windows, and the best result known for it. */
export interface Published {
  readonly name: string;
  readonly problem: RoundsProblem;
  readonly best: { readonly vehicles: number; readonly distance: number };
}

/** Solomon's vehicles hold 200 and there are 25 of them, in the classes whose names begin so. */
const CAPACITY = 200;
const VEHICLES = 25;

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
      return known ? [{ name, problem: parse(readFileSync(path.join(folder, file), 'utf8')), best: known }] : [];
    });
}

/** Distances are Euclidean, and a vehicle needs as long as the way is. @throws Error naming a row that cannot be read */
export function parse(text: string): RoundsProblem {
  const rows = text.trim().split(/\r?\n/).slice(1).map(readRow);
  const ways = rows.map(([, x, y]) => rows.map(([, toX, toY]) => Math.hypot(toX! - x!, toY! - y!)));
  const [, , , , , back] = rows[0]!;
  return {
    travel: { seconds: ways, metres: ways },
    vans: Array.from({ length: VEHICLES }, (_, index) => ({
      id: `${index + 1}`,
      capacity: CAPACITY,
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
