/** Work for the tests of `in-thread.ts`. */
export function busyFor(ms: number): string {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return `busy for ${ms}`;
}

export const bytesOf = async (text: string): Promise<Buffer> => Buffer.from(text);

export function dayOf(date: Date): string {
  if (!(date instanceof Date)) throw new TypeError('no date');
  return date.toISOString();
}

export function end(): never {
  process.exit(3);
}
