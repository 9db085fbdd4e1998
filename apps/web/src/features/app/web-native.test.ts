// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createWebNative } from './web-native.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['once somebody has touched the page', true, [[10]]],
  ['never before, which browsers complain of', false, []],
])('moves the device %s', (_name, hasBeenActive, expected) => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive }, vibrate });
  createWebNative().tick();
  expect(vibrate.mock.calls).toEqual(expected);
});

it('does without a browser that cannot', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  expect(() => createWebNative().tick()).not.toThrow();
});
