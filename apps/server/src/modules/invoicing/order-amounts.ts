import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { allocate } from '@sporta/domain';
import { type BagsView, bagsCharged, type Charge, lineTitle, type OrderView } from '../order-book/index.ts';

/** VAT of the delivery, basis points. */
export const DELIVERY_VAT_BP = 2200;

/** What an order costs in the end, to the cent. */
export interface Charges {
  /** Every line, then the bags, then the delivery. */
  all: Charge[];
  /** The lines at their own prices. */
  goodsCents: number;
  /** Off the basket as a whole. */
  discountCents: number;
  /** Of everything: what was paid with money and with certificates. */
  totalCents: number;
  /** Covered by certificates. */
  certificateCents: number;
}

/**
 * The charges of an order as delivered (before that: as ordered). They add up to what was really paid: a discount on the
 * basket is shared out among the lines that may be promoted, largest remainder first, so that no cent is lost between a line, its VAT and a refund.
 */
export function chargesOf(order: OrderView): Charges {
  const own = order.lines.map((line) => line.deliveredCents ?? line.grossCents);
  const goodsCents = own.reduce((sum, cents) => sum + cents, 0);
  // nothing came: nothing was brought either
  const isEmpty = order.lines.every(({ outcome }) => outcome === 'missing');
  const extras = isEmpty
    ? []
    : [...order.packages.map(chargeOfPackage), chargeOfDelivery(order)].filter(({ cents }) => cents > 0);
  const extraCents = extras.reduce((sum, { cents }) => sum + cents, 0);
  const paidCents = paidForGoods(order, goodsCents, extraCents);
  const shares = sharesOf(paidCents, order.lines, own);
  const lines = order.lines.map((line, index): Charge => {
    const { orderLineId, vatRateBp: rateBp, unit } = line;
    const came = line.unit === 'kg' && line.deliveredGrams !== null ? line.deliveredGrams : line.deliveredQuantity;
    return {
      orderLineId,
      name: lineTitle(line),
      rateBp,
      // what came is what is charged
      quantity: came ?? line.quantity,
      unit,
      cents: goodsCents === 0 ? 0 : shares[index]!,
    };
  });
  const totalCents = (goodsCents === 0 ? 0 : paidCents) + extraCents;
  return {
    all: [...lines, ...extras],
    goodsCents,
    discountCents: goodsCents - (goodsCents === 0 ? 0 : paidCents),
    totalCents,
    certificateCents:
      order.deliveredCents === null ? order.certificateCents : Math.max(0, totalCents - order.deliveredCents),
  };
}

/** An amount given back for no line, shared out over what was charged at each rate of VAT; nothing of it is lost. */
export function shareAmount(order: OrderView, cents: number): Charge[] {
  if (cents === 0) return [];
  const byRate = new Map<number, number>();
  for (const { rateBp, cents: charged } of chargesOf(order).all)
    byRate.set(rateBp, (byRate.get(rateBp) ?? 0) + charged);
  const rates = [...byRate].filter(([, charged]) => charged > 0).sort(([a], [b]) => a - b);
  const shares = allocate(
    cents,
    rates.map(([, charged]) => charged),
  );
  return rates.flatMap(([rateBp], index) =>
    shares[index]! > 0 ? [{ name: 'Abbuono', rateBp, quantity: 1000, unit: '', cents: shares[index]! }] : [],
  );
}

/** Lines excluded from promotions keep their own price as long as what was paid covers it; the others share the rest. */
function sharesOf(paidCents: number, lines: OrderView['lines'], own: readonly number[]): number[] {
  const promoted = own.map((cents, index) => (lines[index]!.promotable ? cents : 0));
  const excluded = own.map((cents, index) => (lines[index]!.promotable ? 0 : cents));
  const excludedCents = Math.min(paidCents, sum(excluded));
  const shares = allocate(paidCents - excludedCents, promoted);
  return excludedCents === 0 ? shares : allocate(excludedCents, excluded).map((cents, index) => cents + shares[index]!);
}

const sum = (all: readonly number[]) => all.reduce((total, cents) => total + cents, 0);

/** What of the total is for the goods: a discount on the basket follows the lines that may be promoted. */
function paidForGoods(order: OrderView, goodsCents: number, extraCents: number): number {
  const excluded = order.lines.filter(({ promotable }) => !promotable);
  const orderedExcluded = sum(excluded.map(({ grossCents }) => grossCents));
  const ordered = sum(order.lines.map(({ grossCents }) => grossCents)) - orderedExcluded;
  const cameExcluded = sum(excluded.map((line) => line.deliveredCents ?? line.grossCents));
  const discounted = order.itemsCents - orderedExcluded;
  const inProportion =
    cameExcluded + (ordered === 0 ? 0 : Math.round(((goodsCents - cameExcluded) * discounted) / ordered));
  if (order.deliveredCents === null) return inProportion;
  const paid = order.deliveredCents + usedCertificateCents(order) - extraCents;
  // nothing was left to pay: the certificates may have covered less than they could have
  const exact = order.deliveredCents === 0 ? Math.min(paid, inProportion) : paid;
  return Math.max(0, Math.min(exact, goodsCents));
}

/** What certificates pay: less than they were to, where less came and the rest went back to them. */
function usedCertificateCents({ certificates, certificateCents }: OrderView): number {
  if (certificates.length === 0) return certificateCents;
  return certificates.reduce((sum, { state, amountCents }) => (state === 'reserved' ? sum + amountCents : sum), 0);
}

const chargeOfPackage = (bags: BagsView): Charge => ({
  name: bags.descr,
  rateBp: bags.vatRateBp,
  quantity: bagsCharged(bags) * 1000,
  unit: 'pz',
  cents: bagsCharged(bags) * bags.costCents,
});

const chargeOfDelivery = ({ deliveryServiceId, deliveryCents }: OrderView): Charge => ({
  name: deliveryServiceId === deliveryServiceIds.home ? 'Consegna' : 'Ritiro',
  rateBp: DELIVERY_VAT_BP,
  quantity: 1000,
  unit: '',
  cents: deliveryCents,
});
