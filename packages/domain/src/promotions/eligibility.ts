import type { Promotion, PromotionCustomer } from './types.ts';

/** Who, where and when: what decides whether a promotion is open to a cart at all. */
export interface PromotionContext {
  customer: PromotionCustomer;
  /** Absent = not chosen yet: then only promotions valid everywhere hold. */
  warehouseId?: number | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** Codes the customer has typed. */
  codes?: readonly string[] | undefined;
}

export type Eligibility =
  | 'eligible'
  | 'not-started'
  | 'ended'
  | 'other-warehouse'
  | 'other-segment'
  | 'members-only'
  | 'first-order-only'
  | 'code-needed';

/** Codes are compared without regard to case and outer spaces. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * Whether a promotion is open to this customer, here and now. The answer is always explicit: "not eligible" is never
 * expressed by a price or a discount of 0.
 */
export function eligibility(promotion: Promotion, context: PromotionContext): Eligibility {
  const { customer, now } = context;
  if (now < promotion.startsAt) return 'not-started';
  if (now >= promotion.endsAt) return 'ended';
  const { warehouseIds } = promotion;
  if (warehouseIds && (context.warehouseId === undefined || !warehouseIds.includes(context.warehouseId))) {
    return 'other-warehouse';
  }
  if (promotion.segment !== 'everyone' && promotion.segment !== customer.segment) return 'other-segment';
  if (promotion.kind === 'member-only' && !customer.member) return 'members-only';
  if (isForFirstOrder(promotion) && !customer.firstOrder) return 'first-order-only';
  if (promotion.promoCode) {
    const wanted = normaliseCode(promotion.promoCode);
    if (!context.codes?.some((code) => normaliseCode(code) === wanted)) return 'code-needed';
  }
  return 'eligible';
}

function isForFirstOrder(promotion: Promotion): boolean {
  return promotion.kind === 'first-order' || (promotion.kind === 'delivery-discount' && promotion.firstOrder === true);
}

/** Why a code does nothing, for the customer. */
export function ineligibleText(reason: Exclude<Eligibility, 'eligible'>): string {
  switch (reason) {
    case 'not-started':
      return 'Questo codice non è ancora valido';
    case 'ended':
      return 'Questo codice è scaduto';
    case 'other-warehouse':
      return 'Questo codice non vale nella tua zona';
    case 'other-segment':
      return 'Questo codice non vale per il tuo profilo';
    case 'members-only':
      return 'Questo codice è riservato ai soci';
    case 'first-order-only':
      return 'Questo codice vale solo sul primo ordine';
    case 'code-needed':
      return 'Serve un codice';
  }
}
