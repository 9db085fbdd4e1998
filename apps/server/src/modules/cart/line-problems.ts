import { insertionTypeIds, productNatureIds } from '@sporta/contract/constants.ts';
import {
  canBuy,
  type LockerProblem,
  lockerProblems,
  longQuantity,
  type QuantityRules,
  quantityRules,
} from '@sporta/domain';
import { type CartLineState, type CartState, type ProductFacts, visibleLines } from './cart-state.ts';

/** Why a line cannot be bought as it is. The codes are those of `cart/buy`. */
export interface LineProblem {
  code: 'not-available' | 'max-quantity' | 'not-in-locker';
  error: string;
}

/** What may be bought of a product, by the product alone and by what is there. Thousandths. */
export function rulesOf(facts: ProductFacts, available: number | null = facts.available): QuantityRules {
  const limits = [facts.max, available].filter((limit) => limit !== null);
  return quantityRules({
    mode: facts.mode,
    min: facts.min,
    step: facts.step,
    ...(limits.length > 0 ? { max: Math.max(0, Math.min(...limits)) } : {}),
  });
}

/** True when the product can be put in the cart at all. */
export function isForSale(facts: ProductFacts): boolean {
  return facts.published && facts.sold && facts.unitCents !== null && facts.natureId !== productNatureIds.free;
}

/** Problems by line id; lines without any are not there. */
export function lineProblems(cart: CartState): Map<number, LineProblem[]> {
  const problems = new Map<number, LineProblem[]>();
  const add = (line: CartLineState, problem: LineProblem) => {
    const known = problems.get(line.cartItemId);
    if (known) known.push(problem);
    else problems.set(line.cartItemId, [problem]);
  };
  const classes = new Set<string>();
  for (const line of visibleLines(cart)) {
    const own = line.insertionTypeId === insertionTypeIds.free ? freeItemProblem(line) : ownProblem(line);
    if (own) add(line, own);
    if (line.insertionTypeId === insertionTypeIds.ordered && line.classMaxName) classes.add(line.classMaxName);
  }
  for (const name of classes) {
    const members = membersOf(cart, name);
    const last = members.at(-1)!;
    const shared = sharedMaximum(cart, last);
    if (!shared || shared.others + last.quantity <= shared.max) continue;
    add(last, {
      code: 'max-quantity',
      error: `${name}: al massimo ${longQuantity(shared.max, last.mode)} in tutto`,
    });
  }
  for (const [line, error] of outsideLocker(cart)) add(line, { code: 'not-in-locker', error });
  return problems;
}

const lockerTexts: Record<LockerProblem, string> = {
  alcohol: 'Gli alcolici non si ritirano al locker: serve controllare l’età',
  'no-frozen': 'Questo locker non ha vani per i surgelati',
  'no-chilled': 'Questo locker non ha vani freddi',
  'too-much': 'Nel locker non c’entra: toglilo, prendine meno o scegli un’altra consegna',
};

/** Lines the station the cart goes through cannot take, each with why. */
function outsideLocker(cart: CartState): [CartLineState, string][] {
  const { locker } = cart;
  if (!locker) return [];
  const lines = visibleLines(cart);
  const goods = lines.map((line) => ({ ...line, sectorTint: locker.tints[line.productId] ?? null }));
  const problems = lockerProblems(goods, { compartments: locker.doors, perOrder: locker.perOrder });
  return lines.flatMap((line, index): [CartLineState, string][] => {
    const problem = problems[index];
    return problem ? [[line, lockerTexts[problem]]] : [];
  });
}

/** What may be bought of a class of products together, and what of it the others in the cart take. Thousandths. */
export interface SharedMaximum {
  name: string;
  max: number;
  others: number;
}

/** The maximum a product shares with others in the cart; where they say different ones, the smallest. */
export function sharedMaximum(cart: CartState, facts: ProductFacts): SharedMaximum | undefined {
  const { classMaxName: name, classMaxQuantity } = facts;
  if (!name || !classMaxQuantity) return undefined;
  const others = membersOf(cart, name).filter((line) => line.productId !== facts.productId);
  return {
    name,
    max: Math.min(classMaxQuantity, ...others.map((line) => line.classMaxQuantity ?? classMaxQuantity)),
    others: others.reduce((sum, line) => sum + line.quantity, 0),
  };
}

/** What the customer buys of a class; free items take nothing of its maximum. */
function membersOf(cart: CartState, name: string): CartLineState[] {
  return visibleLines(cart).filter(
    (line) => line.classMaxName === name && line.insertionTypeId === insertionTypeIds.ordered,
  );
}

function freeItemProblem(line: CartLineState): LineProblem | undefined {
  const enough = line.sold && (line.available === null || line.available >= line.quantity);
  return enough ? undefined : { code: 'not-available', error: 'L’omaggio è finito' };
}

function ownProblem(line: CartLineState): LineProblem | undefined {
  if (!isForSale(line)) {
    const error = line.published ? 'Non è in vendita nel negozio che ti serve' : 'Non è più in vendita';
    return { code: 'not-available', error };
  }
  if (line.available !== null && line.available < line.quantity) {
    const left = rulesOf(line);
    return {
      code: 'not-available',
      error: canBuy(left) ? `Ne restano ${longQuantity(left.max!, line.mode)}` : 'È esaurito',
    };
  }
  if (line.max !== null && line.quantity > line.max) {
    return { code: 'max-quantity', error: `Massimo ${longQuantity(line.max, line.mode)} a spesa` };
  }
  return undefined;
}
