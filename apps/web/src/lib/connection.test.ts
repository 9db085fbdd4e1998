import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionNow, fetchNoting } from './connection.ts';

const answering = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.stubGlobal('fetch', answering);
  answering.mockResolvedValue(new Response('{}'));
  await fetchNoting('/version.json');
});
afterEach(() => vi.unstubAllGlobals());

/** A request that its signal has ended. */
function ended(reason: unknown): Promise<Response> {
  answering.mockRejectedValue(reason);
  return fetchNoting('/ebsn/api/cart/view', { signal: AbortSignal.abort(reason) });
}

it('takes a request whose time is over for a network that is away', async () => {
  await expect(ended(new DOMException('late', 'TimeoutError'))).rejects.toThrow('late');
  expect(connectionNow().offline).toBe(true);
});

it('learns nothing from a request that nobody waits for any more', async () => {
  await expect(ended(new DOMException('left', 'AbortError'))).rejects.toThrow('left');
  expect(connectionNow().offline).toBe(false);
});
