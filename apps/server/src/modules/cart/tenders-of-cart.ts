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
  /** Of the goods and of the food, those that no voucher may lower (product.promotable). */
  excludedCents: number;
  excludedFoodCents: number;
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
  /** Why it pays less than it is worth. */
  partly?: string;
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
  const { goodsCents, totalCents, foodCents, weighedFoodCents, excludedCents, excludedFoodCents } = amounts;
  const promotedCents = goodsCents - excludedCents;
  const applied = new Map<number, AppliedCertificate>();
  const vouchers = cart.giftCertificates.filter(({ kind }) => kind === 'voucher');
  const prepaid = cart.giftCertificates.filter(({ kind }) => kind === 'prepaid');
  const voucherable = {
    toPayCents: totalCents - excludedCents,
    goodsCents: promotedCents,
    isLimited: excludedCents > 0,
  };
  const afterVouchers = applyCertificates(vouchers, voucherable, applied) + excludedCents;
  const voucherCents = Math.min(totalCents - afterVouchers, promotedCents);
  // rounded up: tickets never pay what a voucher has paid
  const voucherShareCents =
    promotedCents === 0 ? 0 : Math.ceil((voucherCents * (foodCents - excludedFoodCents)) / promotedCents);
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
  const left = applyCertificates(
    prepaid,
    { toPayCents: afterVouchers - mealTicketCents, goodsCents, isLimited: false },
    applied,
  );
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

/** What certificates may pay. */
interface Payable {
  toPayCents: number;
  /** Goods that count for the smallest order. */
  goodsCents: number;
  /** Some goods are excluded from vouchers. */
  isLimited: boolean;
}

/**
 * Certificates pay in the order they were added, each no more than what is left. One that no longer holds pays nothing.
 * @returns what is left
 */
function applyCertificates(
  rows: readonly GiftCertificateRow[],
  payable: Payable,
  applied: Map<number, AppliedCertificate>,
): number {
  let left = payable.toPayCents;
  for (const each of rows) {
    const { giftCertificateId, description, kind, heldCents, balanceCents } = each;
    const note = noteOf(each, payable, left);
    const cents = note === undefined ? Math.min(left, balanceCents) : 0;
    left -= cents;
    applied.set(giftCertificateId, {
      giftCertificateId,
      description,
      kind,
      cents,
      heldCents,
      ...(note === undefined ? {} : { note }),
      ...(cents > 0 && cents < balanceCents ? { partly: partlyText(balanceCents, cents, payable) } : {}),
    });
  }
  return left;
}

/** Why a certificate pays nothing. */
function noteOf(
  { expired, minimumOrderCents, balanceCents }: GiftCertificateRow,
  { goodsCents, isLimited }: Payable,
  leftCents: number,
): string | undefined {
  if (expired) return 'È scaduto: non si scala';
  if (balanceCents === 0) return 'È già stato usato: non si scala';
  if (goodsCents < minimumOrderCents) {
    const without = isLimited ? ', senza i prodotti esclusi dai buoni' : '';
    return `Vale da ${formatEuro(minimumOrderCents)} di spesa${without}: per ora non si scala`;
  }
  if (leftCents > 0) return undefined;
  return isLimited
    ? 'Il resto della spesa è escluso dai buoni sconto: per ora non si scala'
    : 'Non c’è altro da pagare: per ora non si scala';
}

/** A certificate that is worth more than it may pay says so: the rest stays on it. */
function partlyText(balanceCents: number, cents: number, { isLimited }: Payable): string {
  const why = isLimited ? ', una parte della spesa è esclusa dai buoni sconto' : '';
  return `Vale ${formatEuro(balanceCents)}: qui ne usi ${formatEuro(cents)}${why}. Il resto ti rimane`;
}
