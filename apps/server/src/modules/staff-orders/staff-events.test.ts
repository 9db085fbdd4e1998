import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deps } from '../../platform/deps.ts';
import { StaffEvents } from './staff-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that reads what it is sent, and keeps it. */
function page() {
  const written: string[] = [];
  const response = { writableLength: 0, write: (text: string) => written.push(text), on: () => {}, end: () => {} };
  return { written, response: response as unknown as ServerResponse };
}

it('greets pages twice a minute by an event they can hear: a comment would keep proxies quiet, and pages in the dark', async () => {
  const events = new StaffEvents();
  await events.start({ notifications: { on: async () => () => {} } } as unknown as Deps);
  const { written, response } = page();
  events.open(response, { roles: ['picker'], stores: [1] } as never);
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual(Array(3).fill('event: hello\ndata: {"kind":"hello"}\n\n'));
  events.stop();
});
