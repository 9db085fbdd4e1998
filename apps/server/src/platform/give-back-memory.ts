import { collector } from './collector.ts';

/**
 * Gives back what starting took and nobody needs any more: rows as they came from the database, sources, half-built indexes. V8 by
 * itself keeps that room until it is short of memory, a quarter of the process at 50,000 products. Everything stands still meanwhile
 * (half a second there), so that it is for a process nobody asks yet.
 */
export function giveBackMemory(): void {
  collector()({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
