import { canTransition, type OrderState } from './order-state.ts';

/** Why staff cannot move an order now. */
export type MoveProblem = 'move-not-possible' | 'before-cutoff' | 'payment-missing' | 'reason-needed';

export interface OrderToMove {
  state: OrderState;
  /** 1 home, 2 pick-up in store, 3 locker. */
  deliveryServiceId: number;
  /** Epoch milliseconds. */
  cutoffAt: number;
  /** What no tender covers of an order that was settled; 0 before. */
  missingCents: number;
}

const onTheWay: readonly OrderState[] = ['ready', 'out-for-delivery', 'in-locker', 'delivered'];

/**
 * What forbids a move of staff, beside the table of states: customers keep the time they were given to change their minds, nothing
 * leaves the shop that is not paid, only what is brought travels, who got nothing reads why, and only goods for a locker go into one.
 * @param by epoch milliseconds, and the reason that was given
 */
export function problemOfMove(
  order: OrderToMove,
  to: OrderState,
  { now, reason }: { now: number; reason?: string | undefined },
): MoveProblem | undefined {
  const { state, deliveryServiceId, cutoffAt, missingCents } = order;
  const travels = deliveryServiceId !== 2;
  // what no van took stays in the store: its customer reads why, and it is brought another time
  const skipsTheWay =
    deliveryServiceId === 1 && state === 'ready' && to !== 'out-for-delivery' && to !== 'not-delivered';
  if (!canTransition(state, to) || skipsTheWay || (!travels && to === 'out-for-delivery')) return 'move-not-possible';
  if (to === 'in-locker' && deliveryServiceId !== 3) return 'move-not-possible';
  // doors are emptied where the station is, which says so
  if (state === 'in-locker') return 'move-not-possible';
  if (to === 'picking' && now < cutoffAt) return 'before-cutoff';
  if (missingCents > 0 && onTheWay.includes(to)) return 'payment-missing';
  if (to === 'not-delivered' && !reason) return 'reason-needed';
  return undefined;
}
