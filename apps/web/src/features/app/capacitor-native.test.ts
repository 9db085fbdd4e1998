// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const lock = vi.fn(async (_to: object) => {});
const hide = vi.fn(async () => {});
vi.mock('@capacitor/core', () => ({ Capacitor: { getPlatform: () => 'ios' } }));
vi.mock('./capacitor-push.ts', () => ({ createCapacitorPush: () => undefined }));
vi.mock('./capacitor-plugins.ts', () => ({
  ScreenOrientation: { lock: (to: object) => lock(to) },
  SplashScreen: { hide: () => hide() },
  StatusBar: { setStyle: async () => {} },
}));
const { createCapacitorNative } = await import('./capacitor-native.ts');

beforeEach(() => {
  lock.mockClear();
  hide.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [390, true],
  [599, true],
  [600, false],
  [820, false],
])('a device %i px wide stays upright: %s (specification, section 1)', (width, upright) => {
  vi.stubGlobal('innerWidth', width);
  createCapacitorNative().ready();
  expect(lock.mock.calls).toEqual(upright ? [[{ orientation: 'portrait' }]] : []);
  // the splash goes either way
  expect(hide).toHaveBeenCalledTimes(1);
});
