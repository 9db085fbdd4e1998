// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { chooseLook, lookNow, lookScript, onLook } from './look.ts';

const root = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  chooseLook('auto');
});

/** Runs the script of the head, as the browser does with a page that arrives. */
function arrive(): string | undefined {
  delete root.dataset.look;
  new Function(`(${lookScript})()`)();
  return root.dataset.look;
}

it('follows the device till somebody chooses, and keeps what was chosen', () => {
  expect(arrive()).toBeUndefined();
  chooseLook('dark');
  expect([root.dataset.look, lookNow(), arrive()]).toEqual(['dark', 'dark', 'dark']);
  chooseLook('light');
  expect([root.dataset.look, lookNow(), arrive()]).toEqual(['light', 'light', 'light']);
  chooseLook('auto');
  expect([root.dataset.look, lookNow(), arrive()]).toEqual([undefined, 'auto', undefined]);
});

it('takes nothing that is no look from the device', () => {
  localStorage.setItem('sporta.look', '"><script>');
  expect([lookNow(), arrive()]).toEqual(['auto', undefined]);
});

it('changes the page of a device that keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseLook('dark');
  expect(root.dataset.look).toBe('dark');
});

it('follows another page of the same browser', () => {
  const heard = vi.fn();
  const stop = onLook(heard);
  localStorage.setItem('sporta.look', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'sporta.look' }));
  dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));
  expect([root.dataset.look, heard.mock.calls.length]).toEqual(['dark', 1]);
  stop();
  chooseLook('light');
  expect(heard).toHaveBeenCalledTimes(1);
});
