// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdleLock } from './use-idle-lock.ts';

const KEY = 'sporta.banco.last-gesture';
const lock = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  lock.mockClear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

function Page({ session = 'morning' }) {
  useIdleLock(15, session, lock);
  return null;
}

const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000));
const touchedMinutesAgo = (session: string, ago: number) =>
  localStorage.setItem(KEY, `${session}|${Date.now() - ago * 60_000}`);

it('locks after the pause, and not while somebody works here or in another tab', () => {
  render(<Page />);
  minutes(14);
  fireEvent.keyDown(window, { key: 'a' });
  minutes(14);
  // another tab of the same browser writes down its gestures in the same place
  touchedMinutesAgo('morning', 0);
  minutes(14);
  expect(lock).not.toHaveBeenCalled();
  minutes(2);
  expect(lock).toHaveBeenCalled();
});

it('notices a pause it slept through when it wakes', () => {
  render(<Page />);
  touchedMinutesAgo('morning', 16);
  fireEvent(document, new Event('visibilitychange'));
  expect(lock).toHaveBeenCalledOnce();
});

it('is not fooled by loading the page again', () => {
  touchedMinutesAgo('morning', 16);
  render(<Page />);
  expect(lock).toHaveBeenCalledOnce();
});

it('leaves a new sign-in open whatever pause was before it', () => {
  touchedMinutesAgo('yesterday', 16 * 60);
  render(<Page />);
  minutes(14);
  expect(lock).not.toHaveBeenCalled();
});
