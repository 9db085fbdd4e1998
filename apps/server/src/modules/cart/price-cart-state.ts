import { insertionTypeIds } from '@sporta/contract/constants.ts';
import {
  authoriseAmount,
  bagsNeeded,
  chargedQuantity,
  deliveryFee,
  EXTRA_BAGS,
  isByWeight,
  type PricedCart,
  type PricedLine,
  type Promotion,
  type PromotionIndex,
  piecesToBag,
  priceCart,
  totalVat,
  vatBreakdown,
  withPromotions,
} from '@sporta/domain';
import type { Account } from '../../platform/session.ts';
import { earnedPoints, earnedVoucher } from '../benefits/index.ts';
import { freeFromByPass, paysReducedFee } from '../delivery/index.ts';
import { quotedPromotions } from '../quoted-prices/index.ts';
import { withAmountsOf } from './being-paid.ts';
import { type CartLineState, type CartState, visibleLines, type ZoneRow } from './cart-state.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { tendersOfCart } from './tenders-of-cart.ts';

export interface PricingContext {
  account: Account;
  promotions: PromotionIndex;
  now: Date;
  /** Margin authorised above the estimate of weighed goods, percent. */
  marginPercent: number;
}

/**
 * What a cart costs: computed now, or what its order costs while that is being paid. Pure: the same cart always costs the
 * same.
 */
export function priceCartState(cart: CartState, context: PricingContext): PricedCartState {
  const reckoned = reckonCart(cart, context);
  return cart.beingPaid ? withAmountsOf(cart.beingPaid, reckoned) : reckoned;
}

/** Lines, promotions, bags, delivery, certificates, VAT, by the prices of now. */
function reckonCart(cart: CartState, { account, promotions, now, marginPercent }: PricingContext): PricedCartState {
  const lines = visibleLines(cart);
  const slotCents = cart.slot?.costCents ?? 0;
  const input = {
    lines: lines.map((line) => ({
      lineId: line.cartItemId,
      productId: line.productId,
      mode: line.mode,
      quantity: line.quantity,
      chargedQuantity: chargedQuantity(line.quantity, line.mode, line.averageGrams ?? undefined),
      unitCents: line.unitCents ?? 0,
      free: line.insertionTypeId === insertionTypeIds.free,
      excluded: !line.promotable,
    })),
    promotions: withPersonalOffers(cart, promotions),
    customer: { segment: account.segment, member: account.isMember, firstOrder: cart.firstOrder },
    warehouseId: cart.warehouseId ?? undefined,
    codes: cart.promoCodes,
    now: now.getTime(),
  };
  const { zone, deliveryPass } = cart;
  const feeFor = (paidCents: number, passFromCents?: number) =>
    zone
      ? deliveryFee({
          tariff: tariffOf(zone),
          slotCents,
          goodsCents: paidCents,
          reducedSegment: paysReducedFee(account, now),
          passFromCents,
        })
      : undefined;
  // the fee depends on the goods after their promotions, and has promotions of its own
  const pricedWith = (from?: number) =>
    priceCart({ ...input, deliveryCents: (paidCents) => feeFor(paidCents, from)?.cents ?? 0 });
  const passFromCents = freeFromByPass(deliveryPass, now, cart.slot?.day);
  const unpassed = pricedWith();
  const passed = passFromCents === undefined ? unpassed : pricedWith(passFromCents);
  // a promotion may have made it free already: then the pass saves nothing, and none of its deliveries is used
  const passSavedCents = lines.length === 0 ? 0 : Math.max(0, unpassed.deliveryCents - passed.deliveryCents);
  const priced = passSavedCents > 0 ? passed : unpassed;
  const goodsCents = priced.goodsCents - priced.basketDiscountCents;
  const fee = feeFor(goodsCents, passFromCents);
  const deliveryCents = lines.length === 0 ? 0 : priced.deliveryCents;
  const packages = packagesFor(cart, lines);
  const packagesCents = sum(packages, (each) => each.cents);
  const beforeCertificatesCents = goodsCents + packagesCents + deliveryCents;
  const lineOf = new Map<number, PricedLine>();
  for (const line of priced.lines) lineOf.set(line.lineId, line);
  const ownCents = (chosen: CartLineState[]) => sum(chosen, (line) => lineOf.get(line.cartItemId)?.totalCents ?? 0);
  const isExcluded = ({ promotable }: CartLineState) => !promotable;
  const excludedCents = ownCents(lines.filter(isExcluded));
  const promotedCents = priced.goodsCents - excludedCents;
  // a discount on the basket lowers only goods that may be promoted
  const share = promotedCents === 0 ? 0 : (goodsCents - excludedCents) / promotedCents;
  const part = (chosen: CartLineState[]) =>
    Math.round(share * ownCents(chosen.filter((line) => line.promotable))) + ownCents(chosen.filter(isExcluded));
  const weighedCents = part(lines.filter(isEstimated));
  const food = lines.filter((line) => line.mealTicket);
  const foodCents = part(food);
  const tenders = tendersOfCart(cart, {
    goodsCents,
    totalCents: beforeCertificatesCents,
    foodCents,
    weighedFoodCents: part(food.filter(isEstimated)),
    excludedCents,
    excludedFoodCents: ownCents(food.filter(isExcluded)),
  });
  const totalCents = beforeCertificatesCents - tenders.certificateCents;
  const lastCents = authoriseAmount({
    estimateCents: totalCents - tenders.mealTicketCents,
    weighedCents,
    // certificates may cover everything: then there is nothing a margin could be taken on
    extraBagsCents: weighedCents > 0 ? EXTRA_BAGS * (packages[0]?.type.costCents ?? 0) : 0,
    marginPercent,
  });
  const authoriseCents = tenders.mealTicketCents + lastCents;
  const toAuthoriseCents = Math.max(0, authoriseCents - (cart.change?.heldCents ?? 0));
  return {
    cart,
    priced,
    lineOf,
    goodsCents,
    excludedCents,
    packages,
    packagesCents,
    fee,
    deliveryCents,
    passSavedCents,
    beforeCertificatesCents,
    ...tenders,
    totalCents,
    vatCents: totalVat(
      vatBreakdown(taxedAmounts(lines, lineOf, { ...priced, excludedCents }, packages, deliveryCents)),
    ),
    weighedCents,
    authoriseCents,
    toAuthoriseCents,
    lastTenderCents: Math.max(0, toAuthoriseCents - tenders.mealTicketCents),
    foodCents,
    earnedPoints: earnedPoints(cart.pointRules, goodsCents - excludedCents, account.isMember),
    earnedVoucher: earnedVoucher(cart.voucherRules, goodsCents - excludedCents),
    totalItems: sum(lines, (line) => (line.mode === 'loose' ? 1 : Math.round(line.quantity / 1000))),
  };
}

/** The promotions of the shop, the personal ones on the products this customer chose, and prices quoted to the company; the best counts. */
function withPersonalOffers(
  { personalOffers, quotedPrices, lines }: CartState,
  promotions: PromotionIndex,
): PromotionIndex {
  if (personalOffers.length === 0 && quotedPrices.length === 0) return promotions;
  const offers = personalOffers.map(
    (offer): Promotion => ({
      kind: 'percentage',
      // below the ids of the shop's promotions
      promotionId: -offer.accountOfferId,
      name: 'La tua offerta',
      startsAt: offer.startsAt,
      endsAt: offer.endsAt,
      segment: 'everyone',
      productIds: offer.productIds,
      stackable: false,
      percent: offer.percent,
    }),
  );
  return withPromotions(
    promotions,
    [...quotedPromotions(quotedPrices), ...offers],
    lines.map((line) => line.productId),
  );
}

/** Sold by weight: its price is known when it has been weighed. */
export function isEstimated(line: Pick<CartLineState, 'mode'>): boolean {
  return isByWeight(line.mode);
}

function tariffOf(zone: ZoneRow) {
  return {
    baseCents: zone.baseCostCents,
    freeThresholdCents: zone.freeThresholdCents,
    reducedCents: zone.reducedCostCents,
    minimum: {
      minimumCents: zone.minimumOrderCents,
      below: zone.belowMinimum,
      surchargeCents: zone.belowMinimumSurchargeCents,
    },
  };
}

function packagesFor(cart: CartState, lines: CartLineState[]): PricedCartState['packages'] {
  const [type] = cart.packageTypes;
  const pieces = sum(lines, piecesToBag);
  if (!type || pieces === 0) return [];
  const quantity = bagsNeeded(pieces, type.unitsPerPackage);
  return [{ type, quantity, cents: quantity * type.costCents }];
}

const deliveryVatBp = 2200;

/** What each rate of VAT is computed on; a discount on the whole basket lowers every line that may be promoted in proportion. */
function taxedAmounts(
  lines: CartLineState[],
  lineOf: ReadonlyMap<number, PricedLine>,
  goods: Pick<PricedCart, 'basketDiscountCents' | 'goodsCents'> & { excludedCents: number },
  packages: PricedCartState['packages'],
  deliveryCents: number,
): { grossCents: number; rateBp: number }[] {
  let discount = goods.basketDiscountCents;
  let remaining = goods.goodsCents - goods.excludedCents;
  const taxed = lines.map((line) => {
    const cents = lineOf.get(line.cartItemId)?.totalCents ?? 0;
    if (!line.promotable) return { grossCents: cents, rateBp: line.vatRateBp };
    // each line takes its share of what is still to be shared: no cent is lost to rounding
    const part = remaining === 0 ? 0 : Math.round((discount * cents) / remaining);
    discount -= part;
    remaining -= cents;
    return { grossCents: cents - part, rateBp: line.vatRateBp };
  });
  return [
    ...taxed,
    ...packages.map((each) => ({ grossCents: each.cents, rateBp: each.type.vatRateBp })),
    { grossCents: deliveryCents, rateBp: deliveryVatBp },
  ];
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += value(item);
  return total;
}
