// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { ApiError, type DriverRound, type GestureAnswer } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../lib/api.ts';
import { kept } from '../../../shared/offline/index.ts';
import { roundOf, stopOf } from '../testing/round.ts';
import { createDriverDevice, type DriverDevice } from './driver-device.ts';
import { noProof } from './proof.ts';
import { replay } from './replay.ts';

interface Sent {
  id: string;
  at: string;
  kind: 'arrive' | 'note' | 'deliver' | 'photo';
  round_id: number;
  order_id: number;
  text?: string;
}

const today = shopDay(Date.now());
const round = (more: Partial<DriverRound> = {}) => roundOf([stopOf(1), stopOf(2)], { day: today, ...more });

/** A server that applies each gesture once, and refuses those with the code of nobody. */
function serverOf() {
  let rounds: DriverRound[] = [round()];
  const received: Sent[] = [];
  const seen = new Set<string>();
  let away = false;
  let slow: Promise<void> | undefined;
  const answer = (sent: Sent): GestureAnswer => {
    received.push(sent);
    if (seen.has(sent.id)) return { id: sent.id, result: 'already' };
    seen.add(sent.id);
    if (sent.kind === 'deliver')
      return { id: sent.id, result: 'refused', code: 'wrong-code', message: 'Il codice è un altro' };
    const { id, at, ...body } = sent;
    rounds = replay(rounds, [{ seq: 1, id, room: 'round', by: 0, at, body }]);
    return { id, result: 'applied' };
  };
  const api = {
    call: async (_call: unknown, { gestures }: { gestures: Sent[] }) => {
      if (away) throw new ApiError('network', { status: 0, errors: [{ code: 'network', error: 'Senza rete' }] });
      const answers = gestures.map(answer);
      await slow;
      return { data: { answers, rounds } };
    },
  } as unknown as Api;
  return {
    api,
    received,
    now: () => rounds,
    goesAway: () => {
      away = true;
    },
    comesBack: () => {
      away = false;
    },
    answersAfter: (moment: Promise<void>) => {
      slow = moment;
    },
  };
}

let userId = 0;
const open: DriverDevice[] = [];
beforeEach(() => {
  userId += 1;
});
afterEach(() => {
  for (const device of open.splice(0)) device.close();
});

async function deviceOf(api: Api): Promise<DriverDevice> {
  const device = createDriverDevice(api, userId);
  open.push(device);
  await device.open();
  return device;
}
const stopAt = (device: DriverDevice, orderId: number) =>
  device.current().rounds?.[0]?.stops.find((stop) => stop.orderId === orderId);
const act = (device: DriverDevice, kind: Sent['kind'], more: object = {}) =>
  device.act({ kind, round_id: 3, order_id: 1, ...more });
const sentAll = (device: DriverDevice) =>
  vi.waitFor(() => expect(device.queue.current()).toMatchObject({ waiting: [], state: 'resting' }));

describe('the phone of a driver', () => {
  it('keeps what is being given at a door through a reload, until the server says that it was delivered', async () => {
    const server = serverOf();
    const device = await deviceOf(server.api);
    device.receive(server.now(), device.changes());
    const draft = { proof: { ...noProof('Marta'), signature: 'M1 1L90 90' }, note: 'Citofono' };
    for (let x = 0; x < 20; x++) device.drafts.set(1, { ...draft, note: `Citofono ${x}` });
    device.drafts.set(1, draft);
    device.drafts.set(2, draft);
    await vi.waitFor(async () => expect(await kept(`door-drafts.${userId}`)).toEqual({ 1: draft, 2: draft }));
    device.close();

    const again = await deviceOf(server.api);
    expect(again.drafts.of(1)).toEqual(draft);
    // the server refuses the delivery: the stop is open, and nobody signs twice
    await act(again, 'deliver');
    await sentAll(again);
    expect(again.drafts.of(1)).toEqual(draft);
    const delivered = { ...round(), stops: [stopOf(1, { state: 'delivered' }), stopOf(2)] };
    again.receive([delivered], again.changes());
    expect([again.drafts.of(1), again.drafts.of(2)]).toEqual([undefined, draft]);
    await vi.waitFor(async () => expect(await kept(`door-drafts.${userId}`)).toEqual({ 2: draft }));
  });

  it('shows at once what is done, and what the server makes of it', async () => {
    const server = serverOf();
    const device = await deviceOf(server.api);
    device.receive(server.now(), device.changes());
    const done = act(device, 'arrive');
    expect(stopAt(device, 1)?.state).toBe('arrived');
    await done;
    await sentAll(device);
    expect(server.now()[0]!.stops[0]!.state).toBe('arrived');
    expect(stopAt(device, 1)?.state).toBe('arrived');
  });

  it('keeps what was done without a network through a reload, and sends it once and in order', async () => {
    const server = serverOf();
    const device = await deviceOf(server.api);
    device.receive(server.now(), device.changes());
    server.goesAway();
    await act(device, 'arrive');
    await act(device, 'note', { text: 'Citofono rotto' });
    await act(device, 'photo', { subject: 'door', image: 'AAAA' });
    await vi.waitFor(() => expect(device.current()).toMatchObject({ stuck: 'no-network', waiting: 3 }));
    device.close();

    const again = await deviceOf(server.api);
    await vi.waitFor(() => expect(again.current()).toMatchObject({ stuck: 'no-network', waiting: 3 }));
    expect(stopAt(again, 1)).toMatchObject({ state: 'arrived', driverNotes: [{ text: 'Citofono rotto' }] });
    server.comesBack();
    again.queue.wake();
    await sentAll(again);
    expect(server.received.map(({ kind }) => kind)).toEqual(['arrive', 'note', 'photo']);
    expect(stopAt(again, 1)?.driverNotes).toHaveLength(1);
    expect(again.current()).toMatchObject({ stuck: undefined, waiting: 0 });
  });

  it('shows nothing twice while an answer is written down', async () => {
    const server = serverOf();
    const device = await deviceOf(server.api);
    device.receive(server.now(), device.changes());
    const most: number[] = [];
    device.subscribe(() => most.push(stopAt(device, 1)?.driverNotes.length ?? 0));
    await act(device, 'note', { text: 'Secondo cortile' });
    await sentAll(device);
    expect(Math.max(...most)).toBe(1);
  });

  it('opens a stop again when the server refuses, and says why until it was read', async () => {
    const server = serverOf();
    const device = await deviceOf(server.api);
    device.receive(server.now(), device.changes());
    await act(device, 'arrive');
    await act(device, 'deliver', { proof: 'code', code: '0000' });
    await sentAll(device);
    expect(stopAt(device, 1)?.state).toBe('arrived');
    expect(device.current().refusals).toMatchObject([{ orderId: 1, message: 'Il codice è un altro' }]);
    device.close();

    const again = await deviceOf(server.api);
    const [refusal] = again.current().refusals;
    again.settleRefusal(refusal!.id);
    expect(again.current().refusals).toEqual([]);
  });

  it('believes no answer that was asked for before something was done', async () => {
    const server = serverOf();
    const device = await deviceOf(server.api);
    const before = server.now();
    device.receive(before, device.changes());
    const asked = device.changes();
    await act(device, 'arrive');
    await sentAll(device);
    device.receive(before, asked);
    expect(stopAt(device, 1)?.state).toBe('arrived');
    // the page was left and opened: the old answer is still the last one
    device.receive(before, asked);
    expect(stopAt(device, 1)?.state).toBe('arrived');
    device.receive([round({ number: 9 })], device.changes());
    expect(device.current().rounds?.[0]?.number).toBe(9);
  });

  it('believes none either while something is on its way', async () => {
    const server = serverOf();
    const answer = Promise.withResolvers<void>();
    server.answersAfter(answer.promise);
    const device = await deviceOf(server.api);
    device.receive(server.now(), device.changes());
    await act(device, 'note', { text: 'Portone verde' });
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    device.receive(server.now(), device.changes());
    expect(stopAt(device, 1)?.driverNotes).toHaveLength(1);
    answer.resolve();
    await sentAll(device);
    expect(stopAt(device, 1)?.driverNotes).toHaveLength(1);
  });

  it('keeps small pictures of what was photographed here, as long as the stop is of today', async () => {
    const server = serverOf();
    const device = await deviceOf(server.api);
    device.receive(server.now(), device.changes());
    await device.act(
      { kind: 'photo', round_id: 3, order_id: 1, subject: 'door', image: 'AAAA' },
      'data:image/jpeg;base64,AAAA',
    );
    await sentAll(device);
    const [photo] = stopAt(device, 1)!.photos;
    expect(device.current().thumbs[photo!.id]).toBe('data:image/jpeg;base64,AAAA');
    device.receive([round({ roundId: 4 })], device.changes());
    expect(device.current().thumbs).toEqual({});
  });

  it('shows no addresses of another day, unless the van is still on the road', async () => {
    const server = serverOf();
    const device = await deviceOf(server.api);
    const yesterday = { day: '2025-11-21' };
    device.receive(
      [
        round({ ...yesterday, roundId: 1, state: 'done' }),
        round({ ...yesterday, roundId: 2, state: 'started' }),
        round(),
      ],
      device.changes(),
    );
    // the pictures and the rounds are written in the background
    await vi.waitFor(async () => {
      const again = await deviceOf(server.api);
      expect(again.current().rounds?.map(({ roundId }) => roundId)).toEqual([2, 3]);
    });
  });
});
