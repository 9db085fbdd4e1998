import 'fake-indexeddb/auto';
import { ApiError, type ApiErrorKind } from '@sporta/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  closeKept,
  createGestureQueue,
  forgetKept,
  type Gesture,
  type GestureQueue,
  keep,
  kept,
  type QueueOptions,
} from './index.ts';

const failure = (kind: ApiErrorKind, text = 'no') =>
  new ApiError(kind, { status: 0, errors: [{ code: kind, error: text }] });

/** A server that can be away, and keeps what it was sent. */
function testServer() {
  const received: string[] = [];
  const applied: string[] = [];
  const ids = new Set<string>();
  const refusals: [string, string][] = [];
  let trouble: ((batch: readonly Gesture<string>[]) => Error | undefined) | undefined;
  let losesAnswer = false;
  const options = (room: string, by = 1): QueueOptions<string, string> => ({
    room,
    by,
    async send(batch) {
      const error = trouble?.(batch);
      if (error) throw error;
      for (const { id, body } of batch) {
        received.push(body);
        if (!ids.has(id)) applied.push(body);
        ids.add(id);
      }
      if (losesAnswer) {
        losesAnswer = false;
        throw failure('network');
      }
      return batch.map(({ body }) => body);
    },
    settled: () => undefined,
    refused: ({ body }, reason) => {
      refusals.push([body, reason]);
    },
  });
  return {
    received,
    applied,
    refusals,
    options,
    breaks: (how: typeof trouble) => {
      trouble = how;
    },
    losesNextAnswer: () => {
      losesAnswer = true;
    },
  };
}

const open: GestureQueue<string>[] = [];
async function queueOf(options: QueueOptions<string, string>): Promise<GestureQueue<string>> {
  const queue = createGestureQueue(options);
  open.push(queue);
  await queue.open();
  return queue;
}
const waitingIn = (queue: GestureQueue<string>) => queue.current().waiting.map(({ body }) => body);
const resting = (queue: GestureQueue<string>) =>
  vi.waitFor(() => expect([queue.current().state, waitingIn(queue)]).toEqual(['resting', []]));

afterEach(() => {
  for (const queue of open.splice(0)) queue.close();
});

describe('gestures on the device', () => {
  it('are shown at once and sent in their order', async () => {
    const server = testServer();
    const queue = await queueOf(server.options('order'));
    const added = ['a', 'b', 'c'].map((body) => queue.add(body));
    expect(waitingIn(queue)).toEqual(['a', 'b', 'c']);
    await Promise.all(added);
    await resting(queue);
    expect(server.received).toEqual(['a', 'b', 'c']);
  });

  it('wait while there is no network and outlive the page', async () => {
    const server = testServer();
    server.breaks(() => failure('network'));
    const before = await queueOf(server.options('reload'));
    for (const body of ['a', 'b']) await before.add(body);
    await vi.waitFor(() => expect(before.current().state).toBe('no-network'));
    before.close();

    const after = await queueOf(server.options('reload'));
    expect(waitingIn(after)).toEqual(['a', 'b']);
    await after.add('c');
    expect(waitingIn(after)).toEqual(['a', 'b', 'c']);
    server.breaks(undefined);
    after.wake();
    await resting(after);
    expect(server.received).toEqual(['a', 'b', 'c']);
  });

  it('are sent again under the same id when the answer is lost', async () => {
    const server = testServer();
    const queue = await queueOf(server.options('answer'));
    server.losesNextAnswer();
    await queue.add('a');
    await vi.waitFor(() => expect(queue.current().state).toBe('no-network'));
    queue.wake();
    await resting(queue);
    expect(server.received).toEqual(['a', 'a']);
    expect(server.applied).toEqual(['a']);
  });

  it('go on when one of them is refused for good, which leaves with its reason', async () => {
    const server = testServer();
    server.breaks(() => failure('network'));
    const queue = await queueOf(server.options('refused'));
    for (const body of ['a', 'bad', 'c']) await queue.add(body);
    await vi.waitFor(() => expect(queue.current().state).toBe('no-network'));
    server.breaks((batch) => (batch.some(({ body }) => body === 'bad') ? failure('refused', 'Non si può') : undefined));
    queue.wake();
    await resting(queue);
    expect(server.applied).toEqual(['a', 'c']);
    expect(server.refusals).toEqual([['bad', 'Non si può']]);
  });

  it.each(['loginNeeded', 'forbidden'] as const)('wait for the person when the answer is %s', async (kind) => {
    const server = testServer();
    server.breaks(() => failure(kind));
    const queue = await queueOf(server.options(kind));
    await queue.add('a');
    await vi.waitFor(() => expect(queue.current().state).toBe('refused-entry'));
    server.breaks(undefined);
    await queue.add('b');
    expect(server.received).toEqual([]);
    queue.wake();
    await resting(queue);
    expect(server.received).toEqual(['a', 'b']);
  });

  it('of one person are never sent by another', async () => {
    const server = testServer();
    server.breaks(() => failure('network'));
    const first = await queueOf(server.options('shared', 1));
    await first.add('by the first');
    await vi.waitFor(() => expect(first.current().state).toBe('no-network'));
    first.close();
    server.breaks(undefined);
    const second = await queueOf(server.options('shared', 2));
    await second.add('by the second');
    await resting(second);
    expect(server.received).toEqual(['by the second']);
  });

  it('are sent once though two tabs are open, and leave both', async () => {
    const server = testServer();
    server.breaks(() => failure('network'));
    const one = await queueOf(server.options('tabs'));
    const other = await queueOf(server.options('tabs'));
    await one.add('a');
    await vi.waitFor(() => expect(waitingIn(other)).toEqual(['a']));
    server.breaks(undefined);
    one.wake();
    other.wake();
    await Promise.all([resting(one), resting(other)]);
    expect(server.received).toEqual(['a']);
  });
});

it('keeps values by name until they are let go', async () => {
  await keep('work', { orders: [1] });
  expect(await kept('work')).toEqual({ orders: [1] });
  await keep('work', { orders: [2] });
  expect(await kept('work')).toEqual({ orders: [2] });
  await forgetKept();
  expect(await kept('work')).toBeUndefined();
});

it('keeps nothing after somebody signed out but what was done and not sent', async () => {
  const server = testServer();
  server.breaks(() => failure('network'));
  const queue = await queueOf(server.options('leaving'));
  await keep('round', { street: 'Via Savona 58' });
  await queue.add('delivered');
  await closeKept();
  // an answer that was on its way
  await keep('round', { street: 'Via Savona 58' });
  expect(await kept('round')).toBeUndefined();
  const again = await queueOf(server.options('leaving'));
  expect(waitingIn(again)).toEqual(['delivered']);
});
