import type { DeliveryPassOffer, DeliveryPassOrder } from '@sporta/contract';
import { centsToEuro, passHolds, shopDay } from '@sporta/domain';
import type { PaymentRow } from '../payments/index.ts';
import { paymentToWire } from '../purchases/index.ts';
import { isOver, refundToday, withdrawUntil } from './end-pass.ts';
import type { PassOffer, PassRow } from './passes.repo.ts';

const states = {
  'awaiting-payment': 'pending',
  confirmed: 'paid',
  'payment-failed': 'failed',
  cancelled: 'ended',
} as const satisfies Record<PassRow['state'], DeliveryPassOrder['state']>;

export function offerToWire({
  offerId,
  name,
  days,
  priceCents,
  fromCents,
  perWeek,
}: Omit<PassOffer, 'onSale'>): DeliveryPassOffer {
  return {
    offerId,
    name,
    days,
    price: centsToEuro(priceCents),
    freeFrom: centsToEuro(fromCents),
    ...(perWeek === null ? {} : { perWeek }),
  };
}

/** @param payment its payment, where the answer shows its state */
export function passToWire(pass: PassRow, now: Date, payment?: PaymentRow): DeliveryPassOrder {
  const { state, startsOn, endsOn } = pass;
  const today = shopDay(now.getTime());
  const until = withdrawUntil(pass);
  const isHeld = state === 'confirmed' && startsOn !== null && endsOn !== null;
  return {
    ...offerToWire({ ...pass, priceCents: pass.amountCents }),
    orderId: pass.orderId,
    orderNumber: pass.orderNumber,
    state: states[state],
    ...paymentToWire(pass, payment, 'delivery-pass'),
    ...(startsOn !== null && endsOn !== null ? { startsOn, endsOn } : {}),
    holds: isHeld && pass.counts && passHolds({ startsOn, endsOn }, today),
    deliveries: pass.deliveries,
    saved: centsToEuro(pass.savedCents),
    createdAt: pass.createdAt.toISOString(),
    canWithdraw: isHeld && !isOver(pass, now) && until !== undefined && today <= until,
    ...(until ? { withdrawUntil: until } : {}),
    ...(isHeld ? { refund: centsToEuro(refundToday(pass, now)) } : {}),
    ...(pass.refundCents === null ? {} : { refund: centsToEuro(pass.refundCents) }),
    ...(pass.refundCents && pass.refundedAt ? { refundedAt: pass.refundedAt.toISOString() } : {}),
  };
}
