// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { ApiError, type GestureResult, type PickingLineState, type PickingWork } from '@sporta/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../lib/api.ts';
import { lineOf, orderOf, workOf } from '../testing/work.ts';
import type { LineGesture } from './line-state.ts';
import { createPickingDevice, type PickingDevice } from './picking-device.ts';

interface Sent {
  id: string;
  order_line_id: number;
  kind: string;
  revision: number;
  quantity?: number;
}

/** A server with two lines, on which another device may have been first. */
function serverOf() {
  const states = new Map<number, PickingLineState>();
  const received: Sent[] = [];
  const seen = new Set<string>();
  let away = false;
  const answer = (sent: Sent): GestureResult => {
    received.push(sent);
    const now = states.get(sent.order_line_id) ?? { revision: 0, status: 'todo', quantity: 0, amount: 0 };
    const of = { id: sent.id, orderLineId: sent.order_line_id };
    if (seen.has(sent.id)) return { ...of, outcome: 'already-applied', state: now };
    if (now.revision !== sent.revision)
      return { ...of, outcome: 'conflict', message: 'Lo ha già fatto Youssef alle 9:12', state: now };
    seen.add(sent.id);
    const next: PickingLineState = {
      revision: now.revision + 1,
      status: sent.quantity === 4 ? 'picked' : 'counting',
      quantity: sent.quantity ?? 0,
      amount: 0,
    };
    states.set(sent.order_line_id, next);
    return { ...of, outcome: 'applied', state: next };
  };
  const api = {
    call: async (_call: unknown, { gestures }: { gestures: Sent[] }) => {
      if (away) throw new ApiError('network', { status: 0, errors: [{ code: 'network', error: 'Senza rete' }] });
      return { data: { results: gestures.map(answer), orders: [] } };
    },
  } as unknown as Api;
  return {
    api,
    received,
    states,
    goesAway: () => {
      away = true;
    },
    comesBack: () => {
      away = false;
    },
    youssefWas: (orderLineId: number, state: PickingLineState) => states.set(orderLineId, state),
  };
}

let userId = 0;
beforeEach(() => {
  userId += 1;
});

const twoLines = (): PickingWork => workOf(orderOf(1, [lineOf(1), lineOf(2)]));
const count = (device: PickingDevice, orderLineId: number, quantity: number) => {
  const line = device.current().work?.orders[0]?.lines.find((each) => each.orderLineId === orderLineId);
  const gesture: LineGesture = {
    orderId: 1,
    orderLineId,
    kind: 'count',
    revision: line?.state.revision ?? 0,
    quantity,
  };
  device.act(gesture);
};
const quantities = (device: PickingDevice) =>
  device.current().work?.orders[0]?.lines.map(({ state }) => state.quantity);
const sentAll = (device: PickingDevice) => vi.waitFor(() => expect(device.current().waiting).toBe(0));

describe('work on a device', () => {
  it('shows a gesture at once and keeps what the server makes of it', async () => {
    const server = serverOf();
    const device = createPickingDevice(server.api, userId);
    await device.open();
    device.receive(twoLines());
    count(device, 1, 3);
    expect(quantities(device)).toEqual([3, 0]);
    await sentAll(device);
    expect(quantities(device)).toEqual([3, 0]);
    device.close();
  });

  it('opens without a network as it was left, and tells the server in order later', async () => {
    const server = serverOf();
    const before = createPickingDevice(server.api, userId);
    await before.open();
    before.receive(twoLines());
    server.goesAway();
    count(before, 1, 1);
    count(before, 1, 2);
    count(before, 2, 4);
    await vi.waitFor(() => expect(before.current()).toMatchObject({ waiting: 3, stuck: 'no-network' }));
    before.close();

    const after = createPickingDevice(server.api, userId);
    await after.open();
    expect(quantities(after)).toEqual([2, 4]);
    server.comesBack();
    after.queue.wake();
    await sentAll(after);
    expect(server.received.map(({ order_line_id, quantity }) => [order_line_id, quantity])).toEqual([
      [1, 1],
      [1, 2],
      [2, 4],
    ]);
    expect(after.current().conflicts).toEqual([]);
    after.close();
  });

  it('overwrites nobody: the line somebody else did is shown as they left it, and what was made upon it goes with it', async () => {
    const server = serverOf();
    const device = createPickingDevice(server.api, userId);
    await device.open();
    device.receive(twoLines());
    server.goesAway();
    server.youssefWas(1, { revision: 1, status: 'missing', quantity: 0, amount: 0, reason: 'not-there' });
    count(device, 1, 1);
    count(device, 1, 2);
    count(device, 2, 4);
    await vi.waitFor(() => expect(device.current().stuck).toBe('no-network'));
    server.comesBack();
    device.queue.wake();
    await sentAll(device);
    const { conflicts, work } = device.current();
    expect(conflicts).toMatchObject([{ kind: 'conflict', message: 'Lo ha già fatto Youssef alle 9:12' }]);
    expect(work?.orders[0]?.lines.map(({ state }) => state.status)).toEqual(['missing', 'picked']);
    // the second count would have fitted upon Youssef's gesture by its revision
    expect(server.received.filter(({ order_line_id }) => order_line_id === 1)).toHaveLength(1);

    const [conflict] = conflicts;
    if (conflict) device.settleConflict(conflict.id);
    count(device, 1, 2);
    await sentAll(device);
    expect(server.states.get(1)).toMatchObject({ revision: 2, quantity: 2 });
    expect(device.current().conflicts).toEqual([]);
    device.close();
  });

  it('does not go back when an older answer comes late', async () => {
    const server = serverOf();
    const device = createPickingDevice(server.api, userId);
    await device.open();
    device.receive(twoLines());
    count(device, 1, 4);
    await sentAll(device);
    device.receive(twoLines());
    expect(quantities(device)).toEqual([4, 0]);
    device.close();
  });
});
