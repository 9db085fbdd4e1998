import type { GestureResult, PickingLineState, PickingProgress, PickingWork } from '@sporta/contract';
import { staffEndpoints } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';
import {
  createGestureQueue,
  type Gesture,
  type GestureQueue,
  keep,
  keepPictures,
  kept,
} from '../../../shared/offline/index.ts';
import { type Conflict, isBroken, oneEachLine } from './conflicts.ts';
import { deviceName } from './device-name.ts';
import type { LineGesture } from './line-state.ts';
import { replay, withProgress } from './replay.ts';

/** What is kept on the device for one person. */
interface Kept {
  work?: PickingWork | undefined;
  conflicts: readonly Conflict[];
}

export interface PickingView {
  /** With what has not reached the server; absent until something was read or found on the device. */
  work: PickingWork | undefined;
  conflicts: readonly Conflict[];
  /** Gestures that have not reached the server. */
  waiting: number;
  /** The queue cannot send: no network, or a sign-in is needed. */
  stuck: 'no-network' | 'refused-entry' | undefined;
}

/** The work in somebody's hands on this device: shown at once, kept through reloads, sent to the server in order. */
export interface PickingDevice {
  queue: GestureQueue<LineGesture>;
  open(): Promise<void>;
  act(gesture: LineGesture): void;
  /** What the server says is in this person's hands. */
  receive(work: PickingWork): void;
  /** The person has seen it. */
  settleConflict(id: string): void;
  current(): PickingView;
  subscribe(listener: () => void): () => void;
  close(): void;
}

type Outcome = GestureResult & { progress?: PickingProgress | undefined };

export function createPickingDevice(api: Api, userId: number): PickingDevice {
  const name = `picking.${userId}`;
  const listeners = new Set<() => void>();
  let device: Kept = { conflicts: [] };
  let view: PickingView = { work: undefined, conflicts: [], waiting: 0, stuck: undefined };

  const queue = createGestureQueue<LineGesture, Outcome>({
    room: 'picking',
    by: userId,
    async send(batch) {
      const first = batch[0] as Gesture<LineGesture>;
      if (isBroken(device.conflicts, first)) return [broken(first)];
      const sent = oneEachLine(batch).filter((each) => !isBroken(device.conflicts, each));
      // Skipping one in the middle would change the order: what follows it waits for the next try.
      const upTo = batch.findIndex((each, index) => sent[index] !== each);
      const some = sent.slice(0, upTo < 0 ? sent.length : upTo);
      const { data } = await api.call(staffEndpoints.staffPicking.gestures, {
        device: deviceName(),
        gestures: some.map(toWire),
      });
      const progress = new Map(data.orders.map((each) => [each.orderId, each]));
      const results = data.results.map(
        (result, index): Outcome => ({
          ...result,
          progress: progress.get((some[index] as Gesture<LineGesture>).body.orderId),
        }),
      );
      const early = results.findIndex(({ outcome }) => outcome === 'early');
      if (early < 0) return results;
      // The first of all cannot be early by what this device has yet to send: the line has changed under it.
      return early === 0 ? [{ ...(results[0] as Outcome), outcome: 'conflict' }] : results.slice(0, early);
    },
    async settled(gesture, outcome) {
      const { body } = gesture;
      let { work, conflicts } = device;
      if (work && outcome.state) work = withLine(work, body, outcome.state, outcome.progress);
      const lost = outcome.outcome === 'conflict' || outcome.outcome === 'refused';
      if (lost && !isBroken(conflicts, gesture)) {
        conflicts = [...conflicts, conflictOf(gesture, outcome, lastSeqOf(body.orderLineId))];
      }
      await write({ work, conflicts });
    },
    async refused(gesture, reason) {
      const conflict: Conflict = {
        id: gesture.id,
        kind: 'refused',
        message: reason,
        gesture: gesture.body,
        untilSeq: lastSeqOf(gesture.body.orderLineId),
      };
      await write({ ...device, conflicts: [...device.conflicts, conflict] });
    },
  });

  const lastSeqOf = (orderLineId: number) =>
    Math.max(
      0,
      ...queue
        .current()
        .waiting.filter(({ body }) => body.orderLineId === orderLineId)
        .map(({ seq }) => seq),
    );

  function show(): void {
    const { waiting, state } = queue.current();
    view = {
      work:
        device.work &&
        replay(
          device.work,
          waiting.filter((each) => !isBroken(device.conflicts, each)),
        ),
      conflicts: device.conflicts,
      waiting: waiting.length,
      stuck: state === 'no-network' || state === 'refused-entry' ? state : undefined,
    };
    for (const listener of listeners) listener();
  }

  async function write(next: Kept): Promise<void> {
    device = next;
    show();
    await keep(name, next);
  }

  const stopListening = queue.subscribe(show);

  return {
    queue,
    async open() {
      const found = await kept<Kept>(name).catch(() => undefined);
      // The server may have answered in the meantime, and knows better.
      if (found && !device.work) device = found;
      show();
      await queue.open();
    },
    act(gesture) {
      void queue.add(gesture);
    },
    receive(work) {
      void write({ ...device, work: device.work ? notOlder(device.work, work) : work }).catch(() => undefined);
      void keepPictures(picturesOf(work)).catch(() => undefined);
    },
    settleConflict(id) {
      void write({ ...device, conflicts: device.conflicts.filter((each) => each.id !== id) });
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

const toWire = ({ id, at, body }: Gesture<LineGesture>) => ({
  id,
  at,
  order_id: body.orderId,
  order_line_id: body.orderLineId,
  kind: body.kind,
  revision: body.revision,
  quantity: body.quantity,
  grams: body.grams,
  product_id: body.productId,
  reason: body.reason,
  above_authorised: body.aboveAuthorised,
});

const broken = ({ id, body }: Gesture<LineGesture>): Outcome => ({
  id,
  outcome: 'conflict',
  orderLineId: body.orderLineId,
});

const conflictOf = ({ id, body }: Gesture<LineGesture>, outcome: Outcome, untilSeq: number): Conflict => ({
  id,
  kind: outcome.outcome === 'refused' ? 'refused' : 'conflict',
  code: outcome.code,
  message: outcome.message ?? 'Qualcun altro ha cambiato questa riga',
  gesture: body,
  state: outcome.state,
  untilSeq,
});

function withLine(
  work: PickingWork,
  { orderId, orderLineId }: LineGesture,
  state: PickingLineState,
  progress: PickingProgress | undefined,
): PickingWork {
  return {
    ...work,
    orders: work.orders.map((order) => {
      if (order.orderId !== orderId) return order;
      const lines = order.lines.map((line) => (line.orderLineId === orderLineId ? { ...line, state } : line));
      return withProgress({ ...order, ...progress, lines });
    }),
  };
}

/** An answer that was on its way while gestures were written takes none of them back. */
function notOlder(before: PickingWork, next: PickingWork): PickingWork {
  const known = new Map(before.orders.flatMap(({ lines }) => lines.map((line) => [line.orderLineId, line.state])));
  return {
    ...next,
    orders: next.orders.map((order) => {
      const lines = order.lines.map((line) => {
        const state = known.get(line.orderLineId);
        return state && state.revision > line.state.revision ? { ...line, state } : line;
      });
      return withProgress({ ...order, lines });
    }),
  };
}

const picturesOf = ({ orders }: PickingWork): string[] =>
  orders
    .flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.proposals]))
    .map(({ mediaURL }) => mediaURL)
    .filter(Boolean);
