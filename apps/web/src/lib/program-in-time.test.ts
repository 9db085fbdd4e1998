import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './program-in-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('gives up on a part of the program after two minutes, and not before', async () => {
  let arrive = (_part: string) => {};
  const arrives = inTime(new Promise<string>((resolve) => (arrive = resolve)));
  await vi.advanceTimersByTimeAsync(119_999);
  arrive('part');
  expect(await arrives).toBe('part');

  const stuck = expect(inTime(new Promise(() => {}))).rejects.toThrow('Loading chunk failed');
  await vi.advanceTimersByTimeAsync(120_000);
  await stuck;
  expect(vi.getTimerCount()).toBe(0);
});

it('passes on why a part did not arrive', async () => {
  await expect(inTime(Promise.reject(new TypeError('Importing a module script failed')))).rejects.toThrow('Importing');
  expect(vi.getTimerCount()).toBe(0);
});
