import { allocateTenders, formatEuro, percentOf, type TenderRefusal, weightTolerancePercent } from '@sporta/domain';
import type { CartState, GiftCertificateRow } from './cart-state.ts';

/** What a cart costs and what of it is food, in cents after promotions. */
export interface CartAmounts {
  goodsCents: number;
  /** Goods, bags and delivery. */
  totalCents: number;
  /** Goods that meal tickets may pay. */
  foodCents: number;
  /** The part of them that is weighed at picking. */
  weighedFoodCents: number;
}

/** What each tender of a cart pays, in cents; the rest is for the last one. */
export interface CartTenders {
  giftCertificates: AppliedCertificate[];
  certificateCents: number;
  mealTickets: AppliedMealTickets[];
  mealTicketCents: number;
  /** The most meal tickets may pay of this cart. */
  ticketableCents: number;
  /** What vouchers took of the food, and what is left out because it may weigh less: the steps from food to `ticketableCents`. */
  voucherShareCents: number;
  weightShareCents: number;
}

export interface AppliedCertificate {
  giftCertificateId: number;
  description: string;
  kind: GiftCertificateRow['kind'];
  cents: number;
  /** What the reopened order has taken of it already. */
  heldCents: number;
  /** Why it pays nothing, for the customer. */
  note?: string;
}

export interface AppliedMealTickets {
  paymentTypeId: number;
  tickets: { faceCents: number; count: number }[];
  cents: number;
  /** Why it pays nothing. */
  refused?: TenderRefusal;
}

/**
 * Vouchers lower the price first; then whole meal tickets pay food that is certain to come, prepaid certificates what is
 * left, and the last tender the rest (payments.md section 1).
 */
export function tendersOfCart(cart: CartState, amounts: CartAmounts): CartTenders {
  const { goodsCents, totalCents, foodCents, weighedFoodCents } = amounts;
  const applied = new Map<number, AppliedCertificate>();
  const vouchers = cart.giftCertificates.filter(({ kind }) => kind === 'voucher');
  const prepaid = cart.giftCertificates.filter(({ kind }) => kind === 'prepaid');
  const afterVouchers = applyCertificates(vouchers, totalCents, goodsCents, applied);
  const voucherCents = Math.min(totalCents - afterVouchers, goodsCents);
  // rounded up: tickets never pay what a voucher has paid
  const voucherShareCents = goodsCents === 0 ? 0 : Math.ceil((voucherCents * foodCents) / goodsCents);
  const weightShareCents = percentOf(weighedFoodCents, weightTolerancePercent);
  const ticketableCents = Math.max(0, Math.min(afterVouchers, foodCents - voucherShareCents - weightShareCents));
  const { tenders, refused } = allocateTenders({
    totalCents: afterVouchers,
    mealTicketEligibleCents: ticketableCents,
    mealTickets: cart.mealTickets,
  });
  const mealTickets = cart.mealTickets.map(({ paymentTypeId }): AppliedMealTickets => {
    for (const tender of tenders) {
      if (tender.kind === 'meal-ticket' && tender.paymentTypeId === paymentTypeId) {
        return { paymentTypeId, tickets: tender.tickets, cents: tender.amountCents };
      }
    }
    const refusal = refused.find((each) => each.kind === 'meal-ticket' && each.paymentTypeId === paymentTypeId);
    return { paymentTypeId, tickets: [], cents: 0, refused: refusal?.code ?? 'no-balance' };
  });
  const mealTicketCents = mealTickets.reduce((sum, { cents }) => sum + cents, 0);
  const left = applyCertificates(prepaid, afterVouchers - mealTicketCents, goodsCents, applied);
  return {
    giftCertificates: cart.giftCertificates.map(({ giftCertificateId }) => applied.get(giftCertificateId)!),
    certificateCents: totalCents - mealTicketCents - left,
    mealTickets,
    mealTicketCents,
    ticketableCents,
    voucherShareCents,
    weightShareCents,
  };
}

/**
 * Certificates pay in the order they were added, each no more than what is left. One that no longer holds pays nothing.
 * @returns what is left
 */
function applyCertificates(
  rows: readonly GiftCertificateRow[],
  toPayCents: number,
  goodsCents: number,
  applied: Map<number, AppliedCertificate>,
): number {
  let left = toPayCents;
  for (const each of rows) {
    const note = noteOf(each, goodsCents);
    const cents = note === undefined ? Math.min(left, each.balanceCents) : 0;
    left -= cents;
    const { giftCertificateId, description, kind, heldCents } = each;
    applied.set(giftCertificateId, {
      giftCertificateId,
      description,
      kind,
      cents,
      heldCents,
      ...(note === undefined ? {} : { note }),
    });
  }
  return left;
}

function noteOf({ expired, minimumOrderCents }: GiftCertificateRow, goodsCents: number): string | undefined {
  if (expired) return 'È scaduto: non si scala';
  if (goodsCents < minimumOrderCents) return `Vale da ${formatEuro(minimumOrderCents)} di spesa: per ora non si scala`;
  return undefined;
}
