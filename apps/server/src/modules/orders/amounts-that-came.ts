import { chargedBags } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { chargesOf } from '../invoicing/index.ts';
import type { OrderView } from '../order-book/index.ts';
import { type DeliveredLine, type LineResult, whatCame } from './what-came.ts';

/** Most bags anybody counts for one order. */
const MOST_BAGS = 999;

/**
 * How many of the bags used are charged; null = as estimated, because nobody counted them or the order has none.
 * @throws BusinessError `invalid-quantity`
 */
export function bagsToCharge({ packages, lines, payableCents }: OrderView, used: number | undefined): number | null {
  if (used === undefined) return null;
  if (!Number.isInteger(used) || used < 0 || used > MOST_BAGS) {
    throw new BusinessError('invalid-quantity', `I sacchetti devono essere tra 0 e ${MOST_BAGS}`, { field: 'bags' });
  }
  const [bags] = packages;
  // what is held is more than the estimate only where something weighed is paid with money
  const isWeighed = payableCents > 0 && lines.some(({ estimatedGrams }) => estimatedGrams !== null);
  return bags ? chargedBags({ ordered: bags.quantity, used, isWeighed }) : null;
}

/** What is to be paid for what came: in all, for the goods, for the food among them, and of both for what no voucher may lower. */
export function amountsThatCame(view: OrderView, results: readonly LineResult[], bags: number | null) {
  const came: OrderView = {
    ...view,
    deliveredCents: null,
    packages: view.packages.map((each) => ({ ...each, deliveredQuantity: bags })),
    lines: view.lines.map((line, index) => {
      const { outcome, cents, quantity, grams } = results[index]!;
      return { ...line, outcome, deliveredCents: cents, deliveredQuantity: quantity, deliveredGrams: grams };
    }),
  };
  const { all, totalCents } = chargesOf(came);
  const food = new Set(view.lines.filter(({ mealTicket }) => mealTicket).map(({ orderLineId }) => orderLineId));
  const excluded = new Set(view.lines.filter(({ promotable }) => !promotable).map(({ orderLineId }) => orderLineId));
  const goods = all.filter(({ orderLineId }) => orderLineId !== undefined);
  const ofFood = goods.filter(({ orderLineId }) => food.has(orderLineId!));
  const isExcluded = ({ orderLineId }: (typeof goods)[number]) => excluded.has(orderLineId!);
  const sum = (charges: typeof all) => charges.reduce((total, { cents }) => total + cents, 0);
  return {
    totalCents,
    goodsCents: sum(goods),
    foodCents: sum(ofFood),
    excludedCents: sum(goods.filter(isExcluded)),
    excludedFoodCents: sum(ofFood.filter(isExcluded)),
  };
}

/**
 * What an order would cost with these lines as they came and the others as ordered, bags and delivery included; cents.
 * @throws BusinessError `line-not-found`, `invalid-quantity`
 */
export function costAsPicked(view: OrderView, picked: readonly DeliveredLine[]): number {
  const said = new Map(picked.map((each) => [each.orderLineId, each]));
  const all = view.lines.map(
    ({ orderLineId, estimatedGrams }): DeliveredLine =>
      said.get(orderLineId) ?? { orderLineId, outcome: 'picked', grams: estimatedGrams ?? undefined },
  );
  return amountsThatCame(view, whatCame(view.lines, all), null).totalCents;
}
