// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDevice } from './browser-device.ts';

const endpoint = 'https://push.example/abc';

function browser(ready: Promise<unknown>, permission = 'granted') {
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', { serviceWorker: { ready } });
}
const worker = { pushManager: { getSubscription: async () => ({ endpoint }) } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for a worker that starts when the page is touched', async () => {
  let start: (worker: unknown) => void = () => {};
  browser(new Promise((resolve) => (start = resolve)));
  const read = readDevice([endpoint]);
  await vi.advanceTimersByTimeAsync(9_000);
  start(worker);
  expect(await read).toEqual({ kind: 'on', endpoint });
});

it('says that a browser whose worker never starts is unable', async () => {
  browser(new Promise(() => {}));
  const read = readDevice([endpoint]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await read).toEqual({ kind: 'unable' });
});

it('knows what the owner forbade, and a device the shop does not send to', async () => {
  browser(Promise.resolve(worker), 'denied');
  expect(await readDevice([endpoint])).toEqual({ kind: 'forbidden', by: 'browser' });
  browser(Promise.resolve(worker));
  expect(await readDevice([])).toEqual({ kind: 'off' });
});
