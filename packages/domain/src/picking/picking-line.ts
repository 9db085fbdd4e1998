import { weightTolerancePercent } from '../authorisation.ts';

/* What picking does to one line: pure, so that a device without a network could decide alike. */

export type PickingStatus =
  | 'todo'
  | 'counting'
  | 'picked'
  | 'weighed'
  | 'partly'
  | 'missing'
  | 'substituted'
  | 'refused';
export type PickingMissingReason = 'not-there' | 'short-date' | 'damaged' | 'not-found';

/** The line as it was ordered. Thousandths and grams. */
export interface LineToPick {
  quantity: number;
  unit: string;
  /** Of what is weighed; null otherwise. */
  estimatedGrams: number | null;
  acceptAlternatives: boolean;
}

/** What is true of a line. */
export interface PickedLine {
  /** Counts the changes; 0 = untouched. */
  revision: number;
  status: PickingStatus;
  /** On the cart, thousandths; with `substituted` of the other product. */
  quantity: number;
  grams: number | null;
  reason: PickingMissingReason | null;
  substituteId: number | null;
  /** The customer refused what came in its place: nothing else does any more. */
  refused: boolean;
}

export const untouchedLine: PickedLine = {
  revision: 0,
  status: 'todo',
  quantity: 0,
  grams: null,
  reason: null,
  substituteId: null,
  refused: false,
};

/** A gesture says what is true afterwards. Quantities in thousandths. */
export type PickingGesture =
  | { kind: 'count'; quantity: number }
  | { kind: 'weight'; grams: number; quantity?: number | undefined }
  | { kind: 'partly'; quantity?: number | undefined; grams?: number | undefined; reason: PickingMissingReason }
  | { kind: 'missing'; reason: PickingMissingReason }
  | {
      kind: 'substitute';
      productId: number;
      quantity?: number | undefined;
      grams?: number | undefined;
      reason: PickingMissingReason;
    }
  | { kind: 'undo' };

export type GestureProblem =
  | 'invalid-quantity'
  | 'weight-needed'
  | 'weight-too-low'
  | 'weight-too-high'
  | 'no-alternatives';

/** Whether nothing is left to do for a line. */
export function isLineDone(status: PickingStatus): boolean {
  return status !== 'todo' && status !== 'counting';
}

/** The grams a weighed line may have: what was asked for ± the tolerance. Whole grams, so narrowed by rounding. */
export function weightRange(askedGrams: number, tolerancePercent = weightTolerancePercent) {
  return {
    least: Math.ceil((askedGrams * (100 - tolerancePercent)) / 100),
    most: Math.floor((askedGrams * (100 + tolerancePercent)) / 100),
  };
}

/**
 * What a gesture makes of a line, or why it cannot. What a customer refused takes nothing else in its place; the ordered goods may
 * still turn up.
 */
export function afterGesture(
  line: LineToPick,
  before: PickedLine,
  gesture: PickingGesture,
  tolerancePercent = weightTolerancePercent,
): PickedLine | GestureProblem {
  const next: PickedLine = { ...untouchedLine, revision: before.revision + 1, refused: before.refused };
  switch (gesture.kind) {
    case 'undo':
      return next;
    case 'missing':
      return { ...next, status: before.refused ? 'refused' : 'missing', reason: gesture.reason };
    case 'count':
      return counted(line, next, gesture.quantity);
    case 'weight':
      return weighed(line, next, gesture, tolerancePercent);
    case 'partly':
      return partly(line, next, gesture, tolerancePercent);
    case 'substitute': {
      if (!line.acceptAlternatives || before.refused) return 'no-alternatives';
      const quantity = gesture.quantity ?? gesture.grams;
      if (quantity === undefined || !isAmount(quantity)) return 'invalid-quantity';
      const { productId: substituteId, grams = null, reason } = gesture;
      return { ...next, status: 'substituted', substituteId, quantity, grams, reason };
    }
  }
}

/** The customer refuses what came in the place of a line: it is missing. Undefined when nothing did. */
export function afterRefusal(before: PickedLine): PickedLine | undefined {
  if (before.status !== 'substituted') return undefined;
  return { ...untouchedLine, revision: before.revision + 1, status: 'refused', refused: true, reason: before.reason };
}

const isAmount = (value: number) => Number.isSafeInteger(value) && value > 0;
const isWhole = (line: LineToPick, quantity: number) =>
  isAmount(quantity) && quantity <= line.quantity && (line.unit === 'kg' || quantity % 1000 === 0);

function counted(line: LineToPick, next: PickedLine, quantity: number): PickedLine | GestureProblem {
  if (line.estimatedGrams !== null) return 'weight-needed';
  if (!isWhole(line, quantity)) return 'invalid-quantity';
  return { ...next, status: quantity === line.quantity ? 'picked' : 'counting', quantity };
}

function weighed(
  line: LineToPick,
  next: PickedLine,
  { grams, quantity = line.quantity }: { grams: number; quantity?: number | undefined },
  tolerancePercent: number,
): PickedLine | GestureProblem {
  if (line.estimatedGrams === null || !isAmount(grams)) return 'invalid-quantity';
  const isLoose = line.unit === 'kg';
  if (!isLoose && !isWhole(line, quantity)) return 'invalid-quantity';
  const range = weightRange(line.estimatedGrams, tolerancePercent);
  // fewer packs than asked for are `partly`, whose weight is judged by the packs
  if (grams < range.least) return 'weight-too-low';
  if (grams > range.most) return 'weight-too-high';
  return { ...next, status: 'weighed', quantity: isLoose ? grams : quantity, grams };
}

function partly(
  line: LineToPick,
  next: PickedLine,
  {
    quantity,
    grams,
    reason,
  }: { quantity?: number | undefined; grams?: number | undefined; reason: PickingMissingReason },
  tolerancePercent: number,
): PickedLine | GestureProblem {
  if (line.estimatedGrams === null) {
    if (quantity === undefined || !isWhole(line, quantity) || quantity === line.quantity) return 'invalid-quantity';
    return { ...next, status: 'partly', quantity, reason };
  }
  if (grams === undefined) return 'weight-needed';
  if (!isAmount(grams)) return 'invalid-quantity';
  if (grams > weightRange(line.estimatedGrams, tolerancePercent).most) return 'weight-too-high';
  if (line.unit === 'kg') return { ...next, status: 'partly', quantity: grams, grams, reason };
  const packs = quantity ?? line.quantity;
  if (!isWhole(line, packs)) return 'invalid-quantity';
  return { ...next, status: 'partly', quantity: packs, grams, reason };
}
