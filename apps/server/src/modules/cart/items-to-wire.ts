import type { CartItem, Product } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import type { ShopView } from '../catalogue/index.ts';
import { wantedToWire } from '../substitutes/index.ts';
import type { CartLineState } from './cart-state.ts';
import { hintsByLine, type LineHint } from './hints-by-line.ts';
import { lineProblems } from './line-problems.ts';
import { isEstimated } from './price-cart-state.ts';
import type { PricedCartState } from './priced-cart-state.ts';

const euro = (cents: number) => cents / 100;

/** In the order they were added, free items last (specification section 4). */
export function ordered(lines: readonly CartLineState[]): CartLineState[] {
  return lines.toSorted((a, b) => a.insertionTypeId - b.insertionTypeId || idOrder(a) - idOrder(b));
}

/** A line that is not saved yet comes after those that are. */
function idOrder(line: CartLineState): number {
  return line.cartItemId > 0 ? line.cartItemId : 2 ** 40 - line.cartItemId;
}

/** Lines of a cart as its calls answer them. */
export function itemsToWire(lines: readonly CartLineState[], state: PricedCartState, view: ShopView): CartItem[] {
  const problems = lineProblems(state.cart);
  const hints = hintsByLine(state);
  return lines.map((line) => {
    const errors = problems.get(line.cartItemId);
    return itemToWire(line, state, view, errors, errors ? undefined : hints.get(line.cartItemId));
  });
}

/**
 * Each member stands in one literal, undefined where there is nothing to say: put together from parts, an item left three times as much
 * behind to be collected.
 */
function itemToWire(
  line: CartLineState,
  state: PricedCartState,
  view: ShopView,
  errors: { code: string; error: string }[] | undefined,
  hint: LineHint | undefined,
): CartItem {
  const priced = state.lineOf.get(line.cartItemId);
  const free = line.insertionTypeId === insertionTypeIds.free;
  const total = priced?.totalCents ?? 0;
  const unit = free ? 0 : sellingUnit(line, priced?.unitCents ?? line.unitCents ?? 0);
  return {
    cartItemId: line.cartItemId,
    product: productOf(line, view),
    quantity: line.quantity / 1000,
    weightUnitSelling: line.mode === 'loose' ? 'kg' : 'pz',
    price: euro(unit),
    priceBefore: state.cart.beingPaid ? undefined : priceBefore(line, unit, view),
    grossTotal: euro(total),
    standardTotal: priced && priced.listTotalCents > total ? euro(priced.listTotalCents) : undefined,
    estimated: isEstimated(line),
    editable: !free && !state.cart.locked,
    cartItemInsertionTypeId: line.insertionTypeId,
    cartItemInfo: {
      size: line.size || undefined,
      is_package: line.isPackage ? 'true' : 'false',
      accept_alternatives: line.acceptAlternatives ? 'true' : 'false',
      user_notes: line.userNotes || undefined,
    },
    wantedSubstitute: line.acceptAlternatives ? wantedToWire(view.catalogue, line.wantedSubstituteId) : undefined,
    promotions: priced?.applied.length
      ? priced.applied.map(({ text, amountCents }) => ({ name: text, amount: euro(amountCents) }))
      : undefined,
    hint: hint && { text: hint.text, add: hint.add.pieces },
    errors,
  };
}

/**
 * Euro the shop asked when the customer set the quantity; undefined where it asks the same now, or where the line is not paid at the
 * shop's price (one quoted to a company, an offer of one's own): what that one was is not kept.
 */
function priceBefore({ productId, shelfCents }: CartLineState, unitCents: number, view: ShopView): number | undefined {
  if (shelfCents === null || shelfCents === unitCents) return undefined;
  return view.priceOf(productId) === unitCents ? euro(shelfCents) : undefined;
}

function sellingUnit(line: CartLineState, cents: number): number {
  return line.mode === 'weighed' ? Math.floor((cents * (line.averageGrams ?? 1000) + 500) / 1000) : cents;
}

/** The product as the catalogue of this shop shows it; what is not sold here (any more) is shown as sold out. */
function productOf(line: CartLineState, view: ShopView): Product {
  const slot = view.catalogue.slotOf(line.productId);
  const shown = slot === undefined ? undefined : view.object(slot);
  if (shown) return shown;
  return view.unsold(line.productId, line.unitCents ?? 0);
}
