import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionNow, fetchNoting } from './connection.ts';
import { shopNow } from './shop-clock.ts';

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

it.each([200, 503])('takes a page in place of an answer (%i) for a network that is away', async (status) => {
  answering.mockResolvedValue(
    new Response('<title>Wi-Fi dell’albergo</title>', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  );
  await expect(fetchNoting('/ebsn/api/cart/view')).rejects.toThrow('a page in place of an answer');
  expect(connectionNow().offline).toBe(true);
});

it('learns the time from answers that nobody keeps, on a device whose clock is a day off', async () => {
  const tomorrow = Date.now() + 86_400_000;
  const said = { date: new Date(tomorrow).toUTCString(), 'cache-control': 'no-store' };
  answering.mockResolvedValue(new Response('{}', { headers: { ...said, 'cache-control': 'private, max-age=60' } }));
  await fetchNoting('/ebsn/api/category');
  expect(Math.abs(shopNow() - Date.now())).toBeLessThan(1000);
  answering.mockResolvedValue(new Response('{}', { headers: said }));
  await fetchNoting('/ebsn/api/cart/view');
  expect(Math.abs(shopNow() - tomorrow)).toBeLessThan(5000);
  answering.mockResolvedValue(new Response('{}', { headers: { ...said, date: new Date().toUTCString() } }));
  await fetchNoting('/ebsn/api/cart/view');
  expect(shopNow() - Date.now()).toBe(0);
});

it('says of when the cart is that the page shows, when the network goes away under it', async () => {
  const before = Date.now();
  await fetchNoting('/ebsn/api/cart/view');
  answering.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetchNoting('/ebsn/api/cart/add-item')).rejects.toThrow('Failed to fetch');
  expect(Date.parse(connectionNow().seen.cart ?? '')).toBeGreaterThanOrEqual(before);
  // what the device answers in place of the shop says it better
  const kept = '2026-11-20T14:31:00.000Z';
  answering.mockResolvedValue(new Response('{}', { headers: { 'x-seen-at': kept } }));
  await fetchNoting('/ebsn/api/cart/view');
  expect(connectionNow().seen.cart).toBe(kept);
});
