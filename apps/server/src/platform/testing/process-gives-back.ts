/** A process that makes many objects, keeps a tenth of them, and tells how large its heap is before and after it gives back the rest. */
import { runInNewContext } from 'node:vm';
import { giveBackMemory } from '../give-back-memory.ts';

let made: { at: number; next: object }[] = Array.from({ length: 1_000_000 }, (_, at) => ({ at, next: {} }));
made = made.filter(({ at }) => at % 10 === 0);
const before = process.memoryUsage().heapTotal;
giveBackMemory();
const after = process.memoryUsage().heapTotal;
process.send?.({ before, after, kept: made.length, collector: runInNewContext('typeof gc') });
