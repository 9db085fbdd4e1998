import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWedge } from './wedge.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function hand() {
  const codes: string[] = [];
  const typed: string[] = [];
  const wedge = createWedge({ onCode: (code) => codes.push(code), onTyped: (key) => typed.push(key) });
  let now = 0;
  /** @param gap milliseconds between the keys */
  const press = (keys: readonly string[], gap: number) =>
    keys.map((key) => {
      now += gap;
      vi.advanceTimersByTime(gap);
      return wedge.press(key, now);
    });
  return { codes, typed, press };
}

it('takes a fast burst that ends in Enter or Tab for a code, with all of its keys', () => {
  for (const end of ['Enter', 'Tab']) {
    const { codes, typed, press } = hand();
    expect(press([...'8001234567893', end], 12)).toEqual(Array(14).fill(true));
    vi.runAllTimers();
    expect(codes).toEqual(['8001234567893']);
    expect(typed).toEqual([]);
  }
});

it('gives slow keys to the page one by one, and lets their Enter through', () => {
  const { codes, typed, press } = hand();
  expect(press([...'0486', 'Enter'], 200).at(-1)).toBe(false);
  vi.runAllTimers();
  expect(typed).toEqual(['0', '4', '8', '6']);
  expect(codes).toEqual([]);
});

it('tells a figure that was typed right before a scan from the scan', () => {
  const { codes, typed, press } = hand();
  press(['5'], 0);
  press(['2'], 300);
  press([...'041750004864', 'Enter'], 10);
  expect([codes, typed]).toEqual([['2041750004864'], ['5']]);
});

it('takes a short burst for typing', () => {
  const { codes, typed, press } = hand();
  press([...'12', 'Enter'], 10);
  expect([codes, typed]).toEqual([[], ['1', '2']]);
});

it('reads two scans one right after the other', () => {
  const { codes, press } = hand();
  press([...'80012345', 'Enter', ...'80054321', 'Enter'], 8);
  expect(codes).toEqual(['80012345', '80054321']);
});

it('leaves the space that presses a button, and keys that write nothing', () => {
  const { typed, press } = hand();
  expect(press([' ', 'ArrowDown', 'Escape', 'Tab', 'Enter'], 10)).toEqual([false, false, false, false, false]);
  expect(typed).toEqual([]);
});
