/** Something light that people ask for all the time. */
export interface LightCall {
  url: string;
  headers: Record<string, string>;
}

/** What became of light calls, in milliseconds from when each was due. */
export interface Seen {
  count: number;
  failed: number;
  p50: number;
  p99: number;
  most: number;
}

export function summed(times: readonly number[], failed: number): Seen {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, failed, p50: at(0.5), p99: at(0.99), most: at(1) };
}
