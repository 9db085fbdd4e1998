import type { PaymentOrder } from './provider.ts';

/** Most meal vouchers of one payment (DM 7 giugno 2017, n. 122, art. 4). */
const MOST_VOUCHERS = 8;

/** How long Satispay holds money where nobody says when it is collected. */
const HOLD_DAYS = 10;

/**
 * What Satispay is asked to make. It is the same in every repetition, as the idempotency key demands: nothing in it comes from
 * the clock. Without limits Satispay would let vouchers pay anything, so they are always sent.
 */
export function openingOf(
  order: PaymentOrder,
  { externalCode, redirectUrl }: { externalCode: string; redirectUrl: string },
) {
  const vouchers = order.mealVoucher?.maxCents ?? 0;
  const until = order.collectBy ?? new Date(order.createdAt.getTime() + HOLD_DAYS * 86_400_000);
  return {
    flow: order.capture === 'immediate' ? 'MATCH_CODE' : 'FUND_LOCK',
    amount_unit: order.amountCents,
    currency: 'EUR',
    external_code: externalCode,
    // Satispay writes its id in the place of {uuid}, which therefore stays as it is
    callback_url: `${order.noticeUrl}?payment_id={uuid}`,
    redirect_url: redirectUrl,
    // the end of the lock too [?]: the shop itself ends what the customer does not confirm
    expiration_date: until.toISOString(),
    metadata: { asked_unit: String(order.amountCents) },
    meal_voucher_max_amount_unit: vouchers,
    meal_voucher_max_quantity: vouchers > 0 ? MOST_VOUCHERS : 0,
  };
}
