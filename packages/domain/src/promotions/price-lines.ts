import { allocate, type Cents, divideHalfUp } from '../money.ts';
import { isByWeight, longQuantity, type Thousandths } from '../quantity.ts';
import { chooseGroups, countsPieces, type GroupOutcome, isGrouping, type TakenPart, type WorkLine } from './groups.ts';
import type { PromotionIndex } from './promotion-index.ts';
import { atStep } from './quantity-price.ts';
import type { PiecesRule, Touched, UnitRule } from './rule.ts';
import { ruleOf } from './rules.ts';
import type { AppliedPromotion, CartLine, PricedLine, Promotion } from './types.ts';
import { bestUnitPrice, stackedPrice, type UnitChoice } from './unit-choice.ts';

export interface LinesOutcome {
  /** In the order the lines were given. */
  lines: PricedLine[];
  /** For each eligible promotion that counts pieces, the places of the lines that have some. */
  counted: Map<Promotion, number[]>;
  /** Lines with a quantity price open to them: the pieces of the product in the cart, and all that sets its unit price. */
  stepped: { at: number; pieces: number; promotions: readonly Promotion[] }[];
}

/** Prices every line with the promotions that act on lines. */
export function priceLines(
  cart: readonly CartLine[],
  index: PromotionIndex,
  isEligible: (promotion: Promotion) => boolean,
): LinesOutcome {
  const touching = new Map<Promotion, number[]>();
  let pieces: ReadonlyMap<number, number> | undefined;
  const piecesOf = (productId: number) => {
    pieces ??= piecesByProduct(cart);
    return pieces.get(productId) ?? 0;
  };
  const stepped: LinesOutcome['stepped'] = [];
  const work = cart.map((line, at): WorkLine => {
    const charged = line.chargedQuantity ?? line.quantity;
    const atList = { cents: line.unitCents, steps: none };
    const own = promotionsOf(line, index);
    if (own.length === 0) return { line, charged, stacked: atList, best: atList };
    const perUnit: Promotion[] = [];
    let open: Promotion[] | undefined;
    for (const promotion of own) {
      if (!isEligible(promotion)) continue;
      if (promotion.kind === 'quantity-price') {
        if (!countsPieces(line)) continue;
        open = [...(open ?? []), promotion];
        const reached = atStep(promotion, piecesOf(line.productId));
        if (reached) perUnit.push(reached);
        continue;
      }
      if (!isGrouping(promotion)) {
        perUnit.push(promotion);
        continue;
      }
      if (line.quantity <= 0 || (ruleOf(promotion).level === 'pieces' && !countsPieces(line))) continue;
      const known = touching.get(promotion);
      if (known) known.push(at);
      else touching.set(promotion, [at]);
    }
    if (open)
      stepped.push({
        at,
        pieces: piecesOf(line.productId),
        promotions: [...perUnit.filter(isNotStep), ...open],
      });
    if (perUnit.length === 0) return { line, charged, stacked: atList, best: atList };
    const stacked = stackedPrice(line.unitCents, perUnit);
    return { line, charged, stacked, best: bestUnitPrice(line.unitCents, perUnit, stacked) };
  });

  const groups = chooseGroups(work, touching);
  const partsOfLine = new Map<number, TakenPart[]>();
  for (const part of groups.parts) {
    const known = partsOfLine.get(part.at);
    if (known) known.push(part);
    else partsOfLine.set(part.at, [part]);
  }
  return {
    lines: work.map((line, at) => settle(line, partsOfLine.get(at) ?? [], groups)),
    stepped,
    counted: new Map([...touching].filter(([promotion]) => ruleOf(promotion).level === 'pieces')),
  };
}

const isNotStep = ({ kind }: Promotion) => kind !== 'quantity-price';

/** Whole pieces of each product in the cart, over all of its lines: those that are paid. */
function piecesByProduct(cart: readonly CartLine[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const line of cart) {
    if (line.free || line.excluded || !countsPieces(line)) continue;
    pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + Math.floor(line.quantity / 1000));
  }
  return pieces;
}

const none: readonly never[] = [];

function promotionsOf(line: CartLine, index: PromotionIndex): readonly Promotion[] {
  if (line.free || line.excluded) return none;
  const own = index.byProduct.get(line.productId) ?? none;
  return index.everywhere.length === 0 ? own : [...own, ...index.everywhere];
}

/** Puts the parts of a line together: one rounding, and savings that add up to the cent. */
function settle(work: WorkLine, parts: readonly TakenPart[], groups: GroupOutcome): PricedLine {
  const { line, charged, best } = work;
  if (line.free) {
    return { lineId: line.lineId, unitCents: 0, listTotalCents: 0, totalCents: 0, discountCents: 0, applied: [] };
  }
  // most lines of a long cart are on no offer
  if (parts.length === 0 && best.steps.length === 0 && line.quantity > 0) {
    const { unitCents } = line;
    const cents = divideHalfUp(unitCents * charged, 1000);
    return { lineId: line.lineId, unitCents, listTotalCents: cents, totalCents: cents, discountCents: 0, applied: [] };
  }
  const savings = new Map<Promotion, { milli: number; quantity: Thousandths; groups: number }>();
  const save = (promotion: Promotion, milli: number, quantity: Thousandths, groupCount = 0): void => {
    const known = savings.get(promotion) ?? { milli: 0, quantity: 0, groups: groupCount };
    known.milli += milli;
    known.quantity += quantity;
    savings.set(promotion, known);
  };
  const saveSteps = (choice: UnitChoice, chargedPart: Thousandths, quantity: Thousandths): void => {
    for (const { promotion, offCents } of choice.steps) save(promotion, offCents * chargedPart, quantity);
  };

  let paidMilli = 0;
  let chargedLeft = charged;
  let quantityLeft = line.quantity;
  for (const part of parts) {
    paidMilli += part.from.cents * part.charged - part.offMilli;
    chargedLeft -= part.charged;
    quantityLeft -= part.quantity;
    saveSteps(part.from, part.charged, part.quantity);
    save(part.promotion, part.offMilli, part.quantity, groups.groups.get(part.promotion.promotionId));
  }
  if (quantityLeft > 0) {
    paidMilli += best.cents * chargedLeft;
    saveSteps(best, chargedLeft, quantityLeft);
  }

  const listTotalCents = divideHalfUp(line.unitCents * charged, 1000);
  const totalCents = divideHalfUp(paidMilli, 1000);
  const entries = [...savings].sort(([a], [b]) => a.promotionId - b.promotionId);
  const amounts = allocate(
    listTotalCents - totalCents,
    entries.map(([, saving]) => saving.milli),
  );
  const applied = entries.flatMap(([promotion, saving], position): AppliedPromotion[] => {
    const amountCents = amounts[position] as Cents;
    if (amountCents === 0) return [];
    const { promotionId, name, kind } = promotion;
    const rule = ruleOf(promotion) as UnitRule<Promotion> | PiecesRule<Promotion>;
    const per = isByWeight(line.mode) ? '/kg' : '';
    const touched: Touched = { quantityText: longQuantity(saving.quantity, line.mode), per, groups: saving.groups };
    const text = rule.explain(promotion, touched);
    const { quantity } = saving;
    return [{ promotionId, name, kind, amountCents, quantity, label: rule.label(promotion), text }];
  });
  return {
    lineId: line.lineId,
    unitCents: unitPriceOf(work, parts, quantityLeft),
    listTotalCents,
    totalCents,
    discountCents: listTotalCents - totalCents,
    applied,
  };
}

/** The unit price to show: that of the units no grouping promotion took, or the one it gave to all of them alike. */
function unitPriceOf({ line, best }: WorkLine, parts: readonly TakenPart[], quantityLeft: Thousandths): Cents {
  const [only] = parts;
  if (only === undefined || quantityLeft > 0 || parts.length > 1) return best.cents;
  if (ruleOf(only.promotion).level === 'pieces' || only.charged === 0) return only.from.cents;
  return Math.min(line.unitCents, only.from.cents - Math.round(only.offMilli / only.charged));
}
