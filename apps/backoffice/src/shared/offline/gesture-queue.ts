import { isApiError } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { deviceDatabase, type Gesture } from './device-store.ts';

/** Pauses between tries, in milliseconds; the last one is repeated. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
/** So many gestures are given to `send` at once. */
const BATCH = 50;

export interface QueueState<Body> {
  /** What has not reached the server, in order. */
  waiting: readonly Gesture<Body>[];
  /** `resting`: nothing to do. `no-network`: tries again by itself. `refused-entry`: a sign-in or the PIN is needed first. */
  state: 'resting' | 'sending' | 'no-network' | 'refused-entry';
}

export interface QueueOptions<Body, Outcome> {
  room: string;
  by: number;
  /**
   * Sends gestures in their order. It answers an outcome for each of the first ones, at least for one; those without an
   * outcome are sent again. An `ApiError` says why none was taken.
   */
  send(batch: readonly Gesture<Body>[]): Promise<readonly Outcome[]>;
  /** A gesture reached the server. What it writes is written before the gesture leaves the queue, so it may come twice. */
  settled(gesture: Gesture<Body>, outcome: Outcome): Promise<void> | void;
  /** The server will never take this gesture: it leaves the queue with the reason in words. */
  refused(gesture: Gesture<Body>, reason: string): Promise<void> | void;
}

/** Gestures of one person in one room: kept on the device, sent in order, each applied once however often it is sent. */
export interface GestureQueue<Body> {
  /** Reads what an earlier page left, and begins to send it. */
  open(): Promise<void>;
  /** Shown at once; resolves when it is written on the device. */
  add(body: Body): Promise<Gesture<Body>>;
  /** Tries now instead of waiting out the pause: the network is back, somebody signed in. */
  wake(): void;
  current(): QueueState<Body>;
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function createGestureQueue<Body, Outcome>(options: QueueOptions<Body, Outcome>): GestureQueue<Body> {
  const { room, by } = options;
  const listeners = new Set<() => void>();
  const others = new BroadcastChannel(`sporta.banco.${room}.${by}`);
  let state: QueueState<Body> = { waiting: [], state: 'resting' };
  /** Gestures shown but not written yet; a reading of the device does not hold them. */
  const writing: Gesture<Body>[] = [];
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  const become = (next: Partial<QueueState<Body>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const readDevice = async () => {
    const db = await deviceDatabase();
    return (await db.getAllFromIndex('gestures', 'queue', [room, by])) as Gesture<Body>[];
  };
  const readAgain = async () => {
    const waiting = await readDevice();
    const ids = new Set(waiting.map(({ id }) => id));
    become({ waiting: [...waiting, ...writing.filter(({ id }) => !ids.has(id))] });
  };
  const leave = async (gesture: Gesture<Body>) => {
    await (await deviceDatabase()).delete('gestures', gesture.seq);
    become({ waiting: state.waiting.filter(({ id }) => id !== gesture.id) });
    others.postMessage('changed');
  };

  /** One try. @returns whether more can be sent at once */
  async function sendSome(size: number): Promise<boolean> {
    const batch = (await readDevice()).slice(0, size);
    const [first] = batch;
    if (!first || closed) {
      // Another tab may have sent what this one still shows.
      await readAgain();
      return false;
    }
    become({ state: 'sending' });
    try {
      const outcomes = await options.send(batch);
      for (const [index, outcome] of outcomes.entries()) {
        const gesture = batch[index] as Gesture<Body>;
        await options.settled(gesture, outcome);
        await leave(gesture);
      }
      failures = 0;
      return outcomes.length > 0;
    } catch (error) {
      const kind = isApiError(error) ? error.kind : 'fault';
      if (kind === 'loginNeeded' || kind === 'forbidden') {
        become({ state: 'refused-entry' });
        return false;
      }
      if (isApiError(error) && (kind === 'refused' || kind === 'invalid' || kind === 'notFound')) {
        // One of them is bad: alone it shows which, and the others are not lost with it.
        if (batch.length > 1) return sendSome(1);
        await options.refused(first, error.message);
        await leave(first);
        return true;
      }
      // A fault of the program loses no gesture either: they stay on the device.
      if (kind === 'fault') reportError(error);
      tryLater();
      return false;
    }
  }

  function tryLater(): void {
    become({ state: 'no-network' });
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
    failures += 1;
    timer = setTimeout(() => void drain(), pause);
  }

  async function sendAll(): Promise<void> {
    while (await sendSome(BATCH));
    if (state.state === 'sending') become({ state: 'resting' });
  }

  /** One tab of the browser sends at a time, or two would send the same gestures side by side. */
  function drain(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= (navigator.locks ? navigator.locks.request(`sporta.banco.${room}.${by}`, sendAll) : sendAll()).finally(
      () => {
        running = undefined;
        // Something was written after the last look.
        if (state.state === 'resting' && state.waiting.some(({ seq }) => seq > 0) && !closed) void drain();
      },
    );
    return running;
  }

  others.onmessage = () => void readAgain();

  return {
    async open() {
      await readAgain();
      if (state.waiting.length > 0) void drain();
    },
    async add(body) {
      const gesture: Gesture<Body> = { seq: 0, id: newKey(), room, by, at: new Date().toISOString(), body };
      writing.push(gesture);
      become({ waiting: [...state.waiting, gesture] });
      const { seq: _, ...record } = gesture;
      // The device numbers it: writings of one page are done in the order they are asked for.
      const seq = await (await deviceDatabase()).add('gestures', record as Gesture);
      writing.splice(writing.indexOf(gesture), 1);
      const written = { ...gesture, seq };
      become({ waiting: state.waiting.map((each) => (each.id === gesture.id ? written : each)) });
      others.postMessage('changed');
      if (timer === undefined && state.state !== 'refused-entry') void drain();
      return written;
    },
    wake() {
      failures = 0;
      if (state.waiting.length > 0) void drain();
    },
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      others.close();
    },
  };
}
