import type { Travel } from '../problem.ts';
import type { TravelSource } from '../travel/travel-source.ts';
import { ask, type Engine } from './ask.ts';

/**
 * Travel on roads by the table service of an OSRM of one's own. Its `--max-table-size` must be at least the number of places.
 * Places it cannot join, and any other answer than a whole table, are errors.
 */
export function osrmSource(engine: Engine): TravelSource {
  return {
    async between(places) {
      const list = places.map(({ latitude, longitude }) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(';');
      const answer = (await ask(engine, `/table/v1/driving/${list}?annotations=duration,distance`)) as {
        durations?: unknown;
        distances?: unknown;
      };
      return { seconds: table(answer.durations, places.length), metres: table(answer.distances, places.length) };
    },
  };
}

function table(rows: unknown, places: number): Travel['metres'] {
  const isWhole =
    Array.isArray(rows) &&
    rows.length === places &&
    rows.every((row) => Array.isArray(row) && row.length === places && row.every(Number.isFinite));
  if (!isWhole) throw new Error('OSRM answered no whole table');
  return (rows as number[][]).map((row) => row.map(Math.round));
}
