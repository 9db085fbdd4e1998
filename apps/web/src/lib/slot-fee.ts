import type { Cart } from '@sporta/contract';
import { type Cents, euroToCents } from '@sporta/domain';

/** What the delivery of a cart costs in its slot: without the surcharge of a small order, free where goods, a promotion or a pass make it so. */
export const slotFee = ({ deliveryCost, belowMinimumSurcharge = 0 }: Cart): Cents =>
  euroToCents(deliveryCost) - euroToCents(belowMinimumSurcharge);
