import { itemsSum } from '@sporta/contract/items-sum.ts';
import type { PricedLine } from '@sporta/domain';
import { type CartLineState, type CartState, visibleLines } from './cart-state.ts';
import { hintsByLine, type LineHint } from './hints-by-line.ts';
import { type LineProblem, lineProblems } from './line-problems.ts';
import type { PricedCartState } from './priced-cart-state.ts';

/** What an answer says of a line beside its product. */
interface LineFace {
  line: CartLineState;
  priced: PricedLine | undefined;
  errors: LineProblem[] | undefined;
  hint: LineHint | undefined;
}

/** Lines of a cart that a change made different. */
export interface ChangedLines {
  /** New lines, and those that look different, in the order of the cart. */
  changed: CartLineState[];
  /** Ids of lines that are there no more. */
  removed: number[];
  /** Over all lines (`itemsSum`). */
  sum: number;
}

/** A cart that stays as it is while the lines of the other one are changed. */
export function frozen(cart: CartState): CartState {
  return { ...cart, lines: cart.lines.map((line) => ({ ...line })) };
}

/** Compares the lines of a cart before and after a change, both priced at the same moment. Pure. */
export function changedLines(before: PricedCartState, after: PricedCartState): ChangedLines {
  const known = facesOf(before);
  const now = facesOf(after);
  const changed: CartLineState[] = [];
  for (const [id, face] of now) {
    const old = known.get(id);
    known.delete(id);
    if (!old || !isSame(old, face)) changed.push(face.line);
  }
  return { changed, removed: [...known.keys()], sum: sumOf(now.values()) };
}

function facesOf(state: PricedCartState): Map<number, LineFace> {
  const problems = lineProblems(state.cart);
  const hints = hintsByLine(state);
  return new Map(
    visibleLines(state.cart).map((line) => {
      const { cartItemId: id } = line;
      const errors = problems.get(id);
      return [id, { line, priced: state.lineOf.get(id), errors, hint: errors ? undefined : hints.get(id) }];
    }),
  );
}

function isSame(a: LineFace, b: LineFace): boolean {
  return (
    isWrittenSame(a.line, b.line) &&
    a.priced?.unitCents === b.priced?.unitCents &&
    a.priced?.listTotalCents === b.priced?.listTotalCents &&
    a.priced?.totalCents === b.priced?.totalCents &&
    isSameList(a.priced?.applied, b.priced?.applied, (x, y) => x.text === y.text && x.amountCents === y.amountCents) &&
    isSameList(a.errors, b.errors, (x, y) => x.code === y.code && x.error === y.error) &&
    a.hint?.text === b.hint?.text &&
    a.hint?.add.pieces === b.hint?.add.pieces
  );
}

function isWrittenSame(a: CartLineState, b: CartLineState): boolean {
  return (
    a.quantity === b.quantity &&
    a.unitCents === b.unitCents &&
    a.size === b.size &&
    a.isPackage === b.isPackage &&
    a.acceptAlternatives === b.acceptAlternatives &&
    a.wantedSubstituteId === b.wantedSubstituteId &&
    a.userNotes === b.userNotes &&
    a.shelfCents === b.shelfCents
  );
}

function isSameList<T>(
  a: readonly T[] | undefined,
  b: readonly T[] | undefined,
  same: (x: T, y: T) => boolean,
): boolean {
  // most lines have no offer and no problem
  if (!a?.length || !b?.length) return (a?.length ?? 0) === (b?.length ?? 0);
  return a.length === b.length && a.every((each, at) => same(each, b[at]!));
}

function sumOf(faces: Iterable<LineFace>): number {
  const items = [];
  for (const { line, priced, errors, hint } of faces) {
    items.push({
      cartItemId: line.cartItemId,
      quantity: line.quantity,
      totalCents: priced?.totalCents ?? 0,
      errors: errors?.length ?? 0,
      hintPieces: hint?.add.pieces ?? 0,
    });
  }
  return itemsSum(items);
}
