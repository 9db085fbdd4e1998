import { isPaid, type PaymentState } from '@sporta/domain';
import type { OrderView } from '../order-book/index.ts';
import { costAsPicked, type DeliveredLine } from '../orders/index.ts';

/**
 * Cents by which an order may still grow before it costs more than was held for it; negative when it does already, undefined where
 * nothing was held (a company that pays later).
 */
export function headroomOf(view: OrderView, picked: readonly DeliveredLine[]): number | undefined {
  const held =
    view.payments.reduce((sum, { state, amountCents }) => sum + (isPaid(state as PaymentState) ? amountCents : 0), 0) +
    view.certificates.reduce((sum, { state, amountCents }) => sum + (state === 'reserved' ? amountCents : 0), 0);
  return held === 0 ? undefined : held - costAsPicked(view, picked);
}
