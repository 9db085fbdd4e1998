// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdleLock } from './use-idle-lock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const lock = vi.fn();

function Page() {
  useIdleLock(15, lock);
  return null;
}

const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000));

it('locks after the pause, and not while somebody works here or in another tab', () => {
  render(<Page />);
  minutes(14);
  fireEvent.keyDown(window, { key: 'a' });
  minutes(14);
  // another tab of the same browser writes down its gestures in the same place
  localStorage.setItem('sporta.banco.last-gesture', String(Date.now()));
  minutes(14);
  expect(lock).not.toHaveBeenCalled();
  minutes(2);
  expect(lock).toHaveBeenCalled();
});

it('notices a pause it slept through when it wakes', () => {
  lock.mockClear();
  render(<Page />);
  localStorage.setItem('sporta.banco.last-gesture', String(Date.now() - 16 * 60_000));
  fireEvent(document, new Event('visibilitychange'));
  expect(lock).toHaveBeenCalledOnce();
});
