import { beforeEach, expect, it, vi } from 'vitest';

/** The cache storage of a browser, of which only marks are used. */
function createCaches() {
  const kept = new Map<string, Set<string>>();
  return {
    open: async (name: string) => ({
      put: async (key: string) => void kept.set(name, (kept.get(name) ?? new Set()).add(key)),
    }),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.has(key) ? {} : undefined,
    delete: async (name: string) => kept.delete(name),
  };
}

/** The worker as it starts: it knows what the device kept, and nothing else. */
async function start() {
  vi.resetModules();
  return import('./leaving.ts');
}

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('caches', createCaches());
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
});

it('asks nothing with the session of who left until the shop has ended it, across restarts of the worker', async () => {
  let worker = await start();
  expect(await worker.endSession()).toBe('none');
  expect(asked).not.toHaveBeenCalled();
  await worker.leave();
  asked.mockRejectedValue(new TypeError('no network'));
  expect(await worker.endSession()).toBe('goes-on');
  worker = await start();
  asked.mockResolvedValue(new Response('<title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } }));
  expect(await worker.endSession()).toBe('goes-on');
  asked.mockResolvedValue(new Response('', { status: 503 }));
  expect(await worker.endSession()).toBe('goes-on');
  asked.mockClear();
  asked.mockResolvedValue(Response.json({}));
  expect(await Promise.all([worker.endSession(), worker.endSession()])).toEqual(['ended', 'ended']);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await worker.endSession()).toBe('none');
  expect(await (await start()).endSession()).toBe('none');
});

it('is over when somebody signs in', async () => {
  const worker = await start();
  await worker.leave();
  await worker.stopLeaving();
  expect(await worker.endSession()).toBe('none');
  expect(asked).not.toHaveBeenCalled();
});
