import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives back what starting took and nobody needs any more: rows as they came from the database, sources, half-built indexes. V8 by
 * itself keeps that room until it is short of memory, a quarter of the process at 50,000 products. Everything stands still meanwhile
 * (half a second there), so that it is for a process nobody asks yet.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  // contexts that are made later get none
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
