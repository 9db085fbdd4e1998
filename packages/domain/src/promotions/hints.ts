import { type Cents, formatEuro } from '../money.ts';
import type { BasketOutcome } from './price-basket.ts';
import type { LinesOutcome } from './price-lines.ts';
import { unitChoiceAt } from './quantity-steps.ts';
import type { PiecesRule } from './rule.ts';
import { ruleOf } from './rules.ts';
import type { CartLine, Promotion, PromotionHint } from './types.ts';

/** What the cart nearly earns: first what wants a few pieces more, then what wants more spending. */
export function hintsOf(cart: readonly CartLine[], onLines: LinesOutcome, onBasket: BasketOutcome): PromotionHint[] {
  const counted = [...onLines.counted].sort(([a], [b]) => a.promotionId - b.promotionId);
  const lineIdOf = ({ at }: LinesOutcome['stepped'][number]) => (cart[at] as CartLine).lineId;
  const stepped = [...onLines.stepped].sort((a, b) => lineIdOf(a) - lineIdOf(b));
  const spending = onBasket.missing.map(({ promotion, missingCents, what }) => ({
    promotionId: promotion.promotionId,
    name: promotion.name,
    text: `Ti mancano ${formatEuro(missingCents)}: ${what}`,
    missingCents,
  }));
  return [
    ...counted.flatMap(([promotion, places]) => piecesHint(promotion, places, cart, onLines)),
    ...stepped.flatMap((line) => stepHint(line, cart, onLines)),
    ...spending,
  ];
}

/**
 * The next step of a quantity price, on the first line of its product. Nothing where the pieces already cost as little:
 * another offer on them would be worth more.
 */
function stepHint(
  { at, pieces, promotions }: LinesOutcome['stepped'][number],
  cart: readonly CartLine[],
  { lines, stepped }: LinesOutcome,
): PromotionHint[] {
  const line = cart[at] as CartLine;
  const isSame = (other: number) => (cart[other] as CartLine).productId === line.productId;
  if (stepped.some((other) => isSame(other.at) && (cart[other.at] as CartLine).lineId < line.lineId)) return [];
  const next = promotions
    .flatMap((promotion) => (promotion.kind === 'quantity-price' ? promotion.steps : []))
    .map((step) => step.pieces)
    .filter((count) => count > pieces)
    .sort((a, b) => a - b);
  const paidMilli = Math.round(((lines[at]?.totalCents ?? 0) * 1_000_000) / line.quantity);
  for (const count of next) {
    const choice = unitChoiceAt(line.unitCents, promotions, count);
    const by = choice.steps.find(({ promotion }) => promotion.kind === 'quantity-price');
    if (!by || choice.cents * 1000 >= paidMilli) continue;
    const { promotionId, name } = by.promotion;
    const text = `Ancora ${count - pieces} per pagare ${formatEuro(choice.cents)} l’uno`;
    return [{ promotionId, name, text, add: { lineId: line.lineId, pieces: count - pieces } }];
  }
  return [];
}

/**
 * The pieces that complete a group, of the cheapest product: groups take the dearest pieces first, so those are the ones that
 * become free. Nothing while another offer saves on one of these lines, because completing the group would then cost that.
 */
function piecesHint(
  promotion: Promotion,
  places: readonly number[],
  cart: readonly CartLine[],
  { lines }: LinesOutcome,
): PromotionHint[] {
  const { promotionId, name } = promotion;
  const rule = ruleOf(promotion) as PiecesRule<Promotion>;
  const size = rule.groupSize(promotion);
  const pieces = places.reduce((sum, at) => sum + Math.floor((cart[at] as CartLine).quantity / 1000), 0);
  const missing = (size - (pieces % size)) % size;
  if (missing === 0 || (pieces + missing) * 1000 > (promotion.maxPerOrder ?? Number.POSITIVE_INFINITY)) return [];
  if (places.some((at) => lines[at]?.applied.some((applied) => applied.promotionId !== promotionId))) return [];
  const cheapest = places.map((at) => cart[at] as CartLine).reduce((a, b) => (isCheaper(b, a) ? b : a));
  if (!saves(rule, promotion, Array<Cents>(size).fill(cheapest.unitCents))) return [];
  const text = `Aggiungine ${missing}: ${rule.reward(promotion, missing)}`;
  return [{ promotionId, name, text, add: { lineId: cheapest.lineId, pieces: missing } }];
}

/** The lower id decides between equals: the order of the lines never matters. */
const isCheaper = (a: CartLine, b: CartLine) =>
  a.unitCents < b.unitCents || (a.unitCents === b.unitCents && a.lineId < b.lineId);

const sum = (prices: readonly Cents[]) => prices.reduce((total, price) => total + price, 0);

function saves(rule: PiecesRule<Promotion>, promotion: Promotion, prices: readonly Cents[]): boolean {
  return sum(rule.groupPrices(promotion, prices)) < sum(prices);
}
