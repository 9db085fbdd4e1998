import type { OrderEvent } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { type OrderState, orderStateLabel } from '@sporta/domain';
import type { OrderView } from '../order-book/index.ts';
import { iso } from './wire-values.ts';

const homeSteps: OrderState[] = ['confirmed', 'picking', 'ready', 'out-for-delivery', 'delivered'];
const pickupSteps: OrderState[] = ['confirmed', 'picking', 'ready', 'delivered'];
const lockerSteps: OrderState[] = ['confirmed', 'picking', 'ready', 'in-locker', 'delivered'];
const stepLabels: Partial<Record<OrderState, string>> = {
  confirmed: 'Ordine ricevuto',
  picking: 'In preparazione',
  'out-for-delivery': 'In viaggio',
};

export function isUnderWay(state: OrderState): boolean {
  return [
    'confirmed',
    'reopened',
    'picking',
    'picked',
    'ready',
    'out-for-delivery',
    'in-locker',
    'not-delivered',
  ].includes(state);
}

/** Who notes that the store where an order is fetched is another, or elsewhere. */
export const pickupPlaceActor = 'store';

/** Whether an event moved the order; the others note something of its payment, or of where it is fetched. */
export const isMove = ({ fromState, toState }: OrderView['events'][number]): boolean => fromState !== toState;

/** What happened, and what is still to come for an order under way. */
export function timelineOf(order: OrderView): OrderEvent[] {
  const label = (state: OrderState) => stepLabels[state] ?? orderStateLabel(state, order.deliveryServiceId);
  const past = order.events.filter((event) => {
    const { fromState, toState, version } = event;
    if (toState === 'draft' || toState === 'awaiting-payment' || toState === 'replaced') return false;
    if (!isMove(event)) return true;
    // changes that were not completed leave the order as it was
    if (fromState === 'reopened' && toState === 'confirmed') return false;
    // the customer was changing it: the version that came of it tells so
    return toState !== 'reopened' || (order.state === 'reopened' && version === order.version);
  });
  const changed = new Map(
    past
      .filter(({ toState }) => toState === 'confirmed')
      .toReversed()
      .map((each) => [each.version, each]),
  );
  const events: OrderEvent[] = past.map((event, index) => ({
    state: event.toState,
    label: !isMove(event)
      ? event.actor === pickupPlaceActor
        ? 'Sul ritiro'
        : 'Sul pagamento'
      : event.version > 1 && changed.get(event.version) === event
        ? 'Modificato'
        : label(event.toState),
    status: index === past.length - 1 && order.state !== 'delivered' ? 'current' : 'done',
    at: iso(event.at),
    actor: actorName(event.actor),
    ...(event.note ? { note: event.note } : {}),
  }));
  if (!isUnderWay(order.state)) return events;
  const { deliveryServiceId } = order;
  const steps =
    deliveryServiceId === deliveryServiceIds.home
      ? homeSteps
      : deliveryServiceId === deliveryServiceIds.locker
        ? lockerSteps
        : pickupSteps;
  const reached = new Set(past.map((event) => event.toState));
  const furthest = Math.max(-1, ...steps.map((step, index) => (reached.has(step) ? index : -1)));
  const next = steps.slice(furthest + 1).map(
    (state): OrderEvent => ({
      state,
      label: label(state),
      status: 'next',
      ...(state === (deliveryServiceId === deliveryServiceIds.locker ? 'in-locker' : 'delivered')
        ? { expectedAt: iso(order.slotBeginAt) }
        : {}),
    }),
  );
  return [...events, ...next];
}

function actorName(actor: string): string {
  if (actor === 'customer') return 'Tu';
  return actor.startsWith('staff:') ? actor.slice('staff:'.length) : 'Sporta';
}
