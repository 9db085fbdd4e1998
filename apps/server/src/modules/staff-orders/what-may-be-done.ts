import { calls, mayDo, rolesOfMove, type StaffMove, type StaffOrder, staffMoves } from '@sporta/contract';
import { canTransition, type OrderState, problemOfMove, shopDay } from '@sporta/domain';
import type { StaffRights } from '../../platform/staff-rights.ts';

/** An order as far as it decides what staff may do. */
export interface OrderAtHand {
  state: OrderState;
  deliveryServiceId: number;
  cutoffAt: number;
  slotDay: string;
  missingCents: number;
  /** The order whose goods it brings again, free. */
  redelivers?: { orderNumber: string } | null;
  /** Its money is taken, where it was settled at all. */
  collected: boolean;
}

/** Whether the roles of somebody make a move; a driver makes it on the day of the slot only. */
export function mayMove({ roles }: Pick<StaffRights, 'roles'>, to: StaffMove, slotDay: string, now: number): boolean {
  const open = rolesOfMove[to];
  if (
    mayDo(
      roles.filter((role) => role !== 'driver'),
      open,
    )
  )
    return true;
  return mayDo(roles, open) && shopDay(now) === slotDay;
}

const cancellable: readonly OrderState[] = ['confirmed', 'reopened', 'picking', 'not-delivered'];
const movable: readonly OrderState[] = ['confirmed', 'picking', 'picked', 'ready', 'not-delivered'];

export function cancelProblem({ state, collected }: OrderAtHand): string | undefined {
  if (!cancellable.includes(state) || !canTransition(state, 'cancelled')) return 'In questo stato non si annulla più';
  return collected ? undefined : 'L’incasso è in corso: riprova tra poco';
}

export function slotProblem({ state }: Pick<OrderAtHand, 'state'>): string | undefined {
  if (state === 'reopened') return 'Il cliente sta modificando l’ordine';
  return movable.includes(state) ? undefined : 'In questo stato la fascia non si cambia più';
}

export function refundProblem(
  { state, redelivers }: Pick<OrderAtHand, 'state' | 'redelivers'>,
  refundableCents: number,
): string | undefined {
  if (redelivers) return `È una riconsegna gratuita: si rimborsa dall’ordine ${redelivers.orderNumber}`;
  if (state !== 'delivered') return 'Si rimborsa quando la spesa è consegnata';
  return refundableCents > 0 ? undefined : 'È già stato rimborsato tutto';
}

const answer = (mayCall: boolean, problem: string | undefined) => {
  if (!mayCall) return { allowed: false, why: 'Non spetta al tuo ruolo' };
  return problem ? { allowed: false, why: problem } : { allowed: true };
};

/** Whether somebody may have what a held order misses charged again. */
export function mayChargeRest({ roles }: StaffRights): ReturnType<typeof answer> {
  return answer(mayDo(roles, calls.staffOrders.chargeRest.roles ?? []), undefined);
}

/** Whether somebody may decide that what a held order misses is not charged any more. */
export function mayCloseRest({ roles }: StaffRights): ReturnType<typeof answer> {
  return answer(mayDo(roles, calls.staffOrders.closeRest.roles ?? []), undefined);
}

/** What somebody may do with an order now, for its page; the calls check it again. */
export function whatMayBeDone(
  staff: StaffRights,
  order: OrderAtHand,
  { refundableCents, now }: { refundableCents: number; now: number },
): Pick<StaffOrder, 'moves' | 'cancel' | 'changeSlot' | 'refund'> {
  const { cancel, changeSlot, refund } = calls.staffOrders;
  const mayCall = ({ roles = [] }: { roles?: readonly (typeof staff.roles)[number][] }) => mayDo(staff.roles, roles);
  return {
    moves: staffMoves.filter((to) => {
      const isRedelivery = order.state === 'not-delivered' && to === 'ready';
      const reason = 'chiesto quando si fa';
      return (
        !isRedelivery &&
        (to !== 'ready' || order.state === 'picked') &&
        mayMove(staff, to, order.slotDay, now) &&
        !problemOfMove(order, to, { now, reason })
      );
    }),
    cancel: answer(mayCall(cancel), cancelProblem(order)),
    changeSlot: answer(mayCall(changeSlot), slotProblem(order)),
    refund: answer(mayCall(refund), refundProblem(order, refundableCents)),
  };
}
