import { type DriverRound, type GestureAnswer, staffEndpoints } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { Api } from '../../../lib/api.ts';
import {
  createGestureQueue,
  type Gesture,
  type GestureQueue,
  keep,
  keepPictures,
  kept,
} from '../../../shared/offline/index.ts';
import { createDoorDrafts, type DoorDrafts } from './door-drafts.ts';
import type { DriverAct } from './driver-act.ts';
import { isClosed, replay } from './replay.ts';
import { thatFit } from './that-fit.ts';

/** A gesture the server did not take, until the driver has read why. */
export interface Refusal {
  id: string;
  orderId: number | undefined;
  message: string;
}

/** What is kept on the phone for one driver. */
interface Kept {
  rounds?: readonly DriverRound[] | undefined;
  refusals: readonly Refusal[];
  /** Small pictures of the photos taken here, by the id of their gesture: the server sends none back. */
  thumbs: Readonly<Record<string, string>>;
}

export interface DriverView {
  /** With what has not reached the server; absent until something was read or found on the device. */
  rounds: readonly DriverRound[] | undefined;
  refusals: readonly Refusal[];
  thumbs: Readonly<Record<string, string>>;
  /** Gestures that have not reached the server. */
  waiting: number;
  /** The queue cannot send: no network, or a sign-in is needed. */
  stuck: 'no-network' | 'refused-entry' | undefined;
}

/** The rounds of a driver on this phone: shown at once, kept through reloads, sent to the server in order. */
export interface DriverDevice {
  queue: GestureQueue<DriverAct>;
  drafts: DoorDrafts;
  open(): Promise<void>;
  /** @param thumb of a photo, as a `data:` address. @throws when the phone has no room left */
  act(act: DriverAct, thumb?: string): Promise<void>;
  /** How often something happened here: an answer asked for before the last time knows too little. */
  changes(): number;
  /** What the server answered to a question asked when `changes` was this. */
  receive(rounds: readonly DriverRound[], changes: number): void;
  settleRefusal(id: string): void;
  current(): DriverView;
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function createDriverDevice(api: Api, userId: number): DriverDevice {
  const name = `round.${userId}`;
  const drafts = createDoorDrafts(`door-drafts.${userId}`);
  const listeners = new Set<() => void>();
  /** Gestures the rounds from the server hold already, though they have not left the queue yet. */
  const answered = new Set<string>();
  let device: Kept = { refusals: [], thumbs: {} };
  let view: DriverView = { rounds: undefined, refusals: [], thumbs: {}, waiting: 0, stuck: undefined };
  let changes = 0;

  const queue = createGestureQueue<DriverAct, GestureAnswer>({
    room: 'round',
    by: userId,
    async send(batch) {
      const some = thatFit(batch);
      const { data } = await api.call(staffEndpoints.staffDriver.gestures, {
        device: `banco-${userId}`,
        gestures: some.map(({ id, at, body }) => ({ ...body, id, at })),
      });
      changes += 1;
      for (const { id } of some) answered.add(id);
      await write({ ...device, rounds: data.rounds });
      return data.answers;
    },
    async settled(gesture, answer) {
      if (answer.result === 'refused') await refuse(gesture, answer.message ?? 'La sede non l’ha accettato');
    },
    refused: refuse,
  });

  async function refuse({ id, body }: Gesture<DriverAct>, message: string): Promise<void> {
    if (device.refusals.some((each) => each.id === id)) return;
    await write({ ...device, refusals: [...device.refusals, { id, orderId: body.order_id, message }] });
  }

  function show(): void {
    const { waiting, state } = queue.current();
    const unsent = waiting.filter(({ id }) => !answered.has(id));
    view = {
      rounds: device.rounds && replay(device.rounds, unsent),
      refusals: device.refusals,
      thumbs: device.thumbs,
      waiting: unsent.length,
      stuck: state === 'no-network' || state === 'refused-entry' ? state : undefined,
    };
    for (const listener of listeners) listener();
  }

  async function write(next: Kept): Promise<void> {
    device = next;
    show();
    if (next.rounds) drafts.keepOnly(ordersToDeliver(next.rounds));
    // A browser that keeps nothing (private windows) works as long as the page is open.
    await keep(name, next).catch(() => undefined);
  }

  const stopListening = queue.subscribe(show);

  return {
    queue,
    drafts,
    async open() {
      await drafts.open();
      const found = await kept<Kept>(name).catch(() => undefined);
      // The server may have answered in the meantime, and knows better.
      if (found && !device.rounds) device = { ...found, rounds: stillOfToday(found.rounds) };
      show();
      await queue.open();
    },
    async act(act, thumb) {
      changes += 1;
      const { id } = await queue.add(act);
      if (thumb) await write({ ...device, thumbs: { ...device.thumbs, [id]: thumb } });
    },
    changes: () => changes,
    receive(rounds, asked) {
      // The queue's own answer is newer, or is on its way.
      if (asked !== changes || queue.current().waiting.length > 0) return;
      void write({ ...device, rounds, thumbs: thumbsOf(rounds, device.thumbs) });
      void keepPictures(picturesOf(rounds)).catch(() => undefined);
    },
    settleRefusal(id) {
      void write({ ...device, refusals: device.refusals.filter((each) => each.id !== id) });
    },
    current: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stopListening();
      queue.close();
    },
  };
}

/** Addresses of other days are nobody's business today, unless the van is still on the road. */
const stillOfToday = (rounds: Kept['rounds']) =>
  rounds?.filter(({ day, state }) => day === shopDay(Date.now()) || state === 'started');

/** As the server knows them: a code it refuses opens the stop again, with all that was given at the door. */
const ordersToDeliver = (rounds: readonly DriverRound[]): Set<number> =>
  new Set(rounds.flatMap(({ stops }) => stops.filter((stop) => !isClosed(stop)).map(({ orderId }) => orderId)));

const picturesOf = (rounds: readonly DriverRound[]): string[] =>
  rounds.flatMap(({ stops }) => stops.flatMap(({ lines }) => lines.map(({ mediaURL }) => mediaURL))).filter(Boolean);

function thumbsOf(rounds: readonly DriverRound[], thumbs: Kept['thumbs']): Kept['thumbs'] {
  const ids = new Set(rounds.flatMap(({ stops }) => stops.flatMap(({ photos }) => photos.map(({ id }) => id))));
  return Object.fromEntries(Object.entries(thumbs).filter(([id]) => ids.has(id)));
}
