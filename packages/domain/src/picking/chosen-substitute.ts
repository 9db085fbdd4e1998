import type { MissingLine, ReplaceableProduct } from './replaceable.ts';
import { amountText, costOf, nearestAmount } from './substitute-amount.ts';
import { type Unsuitable, whyUnsuitable } from './suitable-substitute.ts';

/** What somebody found on the shelf for a line, not among what was proposed. */
export interface ChosenSubstitute {
  productId: number;
  /** Thousandths of its unit: what comes nearest to what was asked for. */
  quantity: number;
  /** What it costs in the shop, and what the customer pays: never more than for what was ordered. */
  shopCents: number;
  customerCents: number;
  /** "2 confezioni"; empty when it is the number that was asked for. */
  text: string;
  /** Why it may not come in the place of the line. */
  unsuitable: Unsuitable | undefined;
}

/** Half a kilo of loose goods, where nothing says how much of them is like what was ordered. */
const usualLoose = 500;

/**
 * How much of a product somebody chose would come in the place of a line, at which price, and whether allergens and diet let it. Its
 * use and price are judged by who holds it in the hand; what the customer pays has the same limit as with any proposal.
 */
export function chosenSubstitute(line: MissingLine, other: ReplaceableProduct): ChosenSubstitute {
  const { product, paidCents } = line;
  const alike = product.unit === other.unit ? line.quantity : other.unit === 'kg' ? usualLoose : 1000;
  const quantity = nearestAmount(line, other)?.quantity ?? alike;
  const shopCents = costOf(other, quantity);
  return {
    productId: other.productId,
    quantity,
    shopCents,
    customerCents: Math.min(shopCents, paidCents),
    text: amountText(line, other, quantity),
    unsuitable: whyUnsuitable(product, other),
  };
}
