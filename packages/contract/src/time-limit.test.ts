import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitOf } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is sent adds to the time by its size', () => {
  const limit = limitOf(20_000, 'x'.repeat(75_000), undefined);
  vi.advanceTimersByTime(22_999);
  expect(limit.isOver()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(limit.isOver()).toBe(true);
  expect(limit.signal?.reason).toMatchObject({ name: 'TimeoutError' });
});

test('an answer in time leaves nothing that runs', () => {
  limitOf(20_000, undefined, undefined).end();
  expect(vi.getTimerCount()).toBe(0);
});
