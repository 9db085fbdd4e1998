import { median } from '../reading.ts';

export interface Taken {
  perSecond: number;
  medianMs: number;
  /** Of a hundred, one took longer. */
  p99Ms: number;
}

/** Does `work` for each of `all`, `connections` at a time. @throws the first error, after the others in hand */
export async function inTurns<Each>(
  all: readonly Each[],
  connections: number,
  work: (each: Each, connection: number) => Promise<unknown>,
): Promise<Taken> {
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const hand = async (_: unknown, connection: number) => {
    for (let each = next++; each < all.length; each = next++) {
      const start = performance.now();
      await work(all[each]!, connection);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, hand));
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return { perSecond: all.length / seconds, medianMs: median(times), p99Ms: sorted[Math.floor(sorted.length * 0.99)]! };
}
