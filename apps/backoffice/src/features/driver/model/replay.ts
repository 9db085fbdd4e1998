import type { DriverCollection, DriverRound, DriverStop } from '@sporta/contract';
import type { Gesture } from '../../../shared/offline/index.ts';
import type { DriverAct } from './driver-act.ts';

type Refused = DriverStop['refused'][number];

export const isClosed = ({ state }: Pick<DriverStop, 'state'>): boolean => state === 'delivered' || state === 'back';

/** The rounds as the server knows them, with what this device has yet to send. */
export function replay(rounds: readonly DriverRound[], waiting: readonly Gesture<DriverAct>[]): DriverRound[] {
  return waiting.reduce<DriverRound[]>(
    (before, gesture) => before.map((round) => roundAfter(round, gesture)),
    [...rounds],
  );
}

function roundAfter(round: DriverRound, { id, at, body }: Gesture<DriverAct>): DriverRound {
  if (round.roundId !== body.round_id) return round;
  if (body.kind === 'start') return round.state === 'confirmed' ? { ...round, state: 'started', departsAt: at } : round;
  if (body.kind === 'finish') return { ...round, state: 'done' };
  const stops = round.stops.map((stop) =>
    stop.orderId === body.order_id && !isClosed(stop) ? stopAfter(stop, id, at, body) : stop,
  );
  return { ...round, stops: inDrivingOrder(stops) };
}

const ranks: Record<DriverStop['state'], number> = { delivered: 0, back: 0, arrived: 1, waiting: 2, again: 3 };

/** As the server puts them: what is done by its time, then who waits, then who is tried again. */
function inDrivingOrder(stops: readonly DriverStop[]): DriverStop[] {
  const sorted = stops.toSorted(
    (a, b) =>
      ranks[a.state] - ranks[b.state] || (a.doneAt ?? '').localeCompare(b.doneAt ?? '') || a.position - b.position,
  );
  let number = 0;
  return sorted.map((stop, index) => {
    const key = stop.station?.key;
    // orders of one station that follow each other are one stop
    if (key === undefined || sorted[index - 1]?.station?.key !== key) number += 1;
    return { ...stop, position: number };
  });
}

function stopAfter(stop: DriverStop, id: string, at: string, act: DriverAct): DriverStop {
  switch (act.kind) {
    case 'arrive':
      return stop.state === 'arrived' ? stop : { ...stop, state: 'arrived', arrivesAt: at };
    case 'crate':
      return {
        ...stop,
        crates: stop.crates.map((crate) =>
          crate.code.toUpperCase() === act.crate?.toUpperCase()
            ? { ...crate, handedOver: act.handed_over === true }
            : crate,
        ),
      };
    case 'collect':
      return stop.collections
        ? {
            ...stop,
            collections: stop.collections.map((each) =>
              each.collectionId === act.collection_id ? collectionAfter(each, act) : each,
            ),
          }
        : stop;
    case 'empties':
      return { ...stop, empties: act.count ?? stop.empties };
    case 'age':
      return { ...stop, age: act.adult ? 'adult' : 'refused' };
    case 'refuse':
      return withRefused(stop, act.order_line_id, refusedLine(stop, act));
    case 'accept':
      return withRefused(stop, act.order_line_id);
    case 'photo':
      return { ...stop, photos: [...stop.photos, { id, subject: act.subject ?? 'goods', at }] };
    case 'attempt':
      return { ...stop, attempts: [...stop.attempts, { how: act.how ?? 'rang', at }] };
    case 'note':
      return { ...stop, driverNotes: [...stop.driverNotes, { text: act.text ?? '', at }] };
    case 'deliver':
      return { ...stop, state: 'delivered', doneAt: at, ...(act.proof ? { proof: act.proof } : {}) };
    case 'fill':
      return { ...stop, state: 'delivered', doneAt: at, proof: 'locker' };
    case 'again':
      return stop.state === 'arrived' ? { ...stop, state: 'again', tries: stop.tries + 1 } : stop;
    case 'back':
      return { ...stop, state: 'back', doneAt: at, backReason: act.text ?? '' };
    default:
      return stop;
  }
}

function collectionAfter(before: DriverCollection, { collected, text }: DriverAct): DriverCollection {
  const { reason: _before, ...collection } = before;
  if (collected) return { ...collection, state: 'collected' };
  return { ...collection, state: 'not-collected', ...(text ? { reason: text } : {}) };
}

function refusedLine(stop: DriverStop, act: DriverAct): Refused | undefined {
  const line = stop.lines.find(({ orderLineId }) => orderLineId === act.order_line_id);
  if (!line || line.quantity === 0) return undefined;
  const quantity = act.quantity ?? line.quantity;
  // The server takes the discounts of the basket off, and says so when it answers.
  const amount = Math.round((line.amount * 100 * quantity) / line.quantity) / 100;
  return { orderLineId: line.orderLineId, quantity, reason: act.reason ?? 'not-wanted', amount };
}

function withRefused(stop: DriverStop, orderLineId: number | undefined, added?: Refused): DriverStop {
  const others = stop.refused.filter((each) => each.orderLineId !== orderLineId);
  const refused = added ? [...others, added] : others;
  const cents = refused.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return { ...stop, refused, refusedTotal: cents / 100, finalTotal: (Math.round(stop.total * 100) - cents) / 100 };
}
