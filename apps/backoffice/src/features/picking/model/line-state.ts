import type {
  PickingGestureKind,
  PickingLine,
  PickingLineState,
  PickingMissingReason,
  PickingProposal,
} from '@sporta/contract';
import {
  afterGesture,
  centsToEuro,
  divideHalfUp,
  euroToCents,
  type GestureProblem,
  multiplyByQuantity,
  type PickedLine,
  type PickingGesture,
  quantityFromWire,
  quantityToWire,
} from '@sporta/domain';

/** What somebody did with a line: what is true afterwards. Quantities in pieces or kg, as on the wire. */
export interface LineGesture {
  orderId: number;
  orderLineId: number;
  kind: PickingGestureKind;
  /** Of the line, when it was done. */
  revision: number;
  quantity?: number;
  grams?: number;
  productId?: number;
  /** What comes in its place, to show it until the server answers. */
  chosen?: PickingProposal;
  reason?: PickingMissingReason;
  aboveAuthorised?: boolean;
}

/**
 * What a gesture makes of a line, by the rule the server decides with; a word when it cannot be. Amounts are for the eye: the
 * server's answer takes their place.
 */
export function stateAfter(line: PickingLine, gesture: LineGesture, at: string): PickingLineState | GestureProblem {
  const { state } = line;
  const next = afterGesture(
    {
      quantity: quantityFromWire(line.orderedQuantity),
      unit: line.unit,
      estimatedGrams: line.weight?.asked ?? null,
      acceptAlternatives: line.acceptAlternatives,
    },
    pickedLine(state),
    asRule(gesture),
  );
  if (typeof next === 'string') return next;
  const quantity = quantityToWire(next.quantity);
  const grams = next.grams ?? undefined;
  const substitute =
    next.substituteId === null ? undefined : substituteOf(line, gesture, next.substituteId, quantity, grams);
  return {
    revision: next.revision,
    status: next.status,
    quantity,
    ...(grams === undefined ? {} : { grams }),
    amount: substitute?.amount ?? amountOf(line, quantity, grams),
    ...(next.reason === null ? {} : { reason: next.reason }),
    ...(substitute ? { substitute } : {}),
    at,
  };
}

/** Euro the customer pays for this much of a line. @param quantity pieces or kg @param grams of weighed goods */
export function amountOf(line: PickingLine, quantity: number, grams: number | undefined): number {
  if (line.weight && grams !== undefined) {
    const cents = euroToCents(line.orderedAmount);
    return centsToEuro(divideHalfUp(cents * grams, line.weight.asked));
  }
  return centsToEuro(multiplyByQuantity(euroToCents(line.price), quantityFromWire(quantity)));
}

/** Euro per kg of a weighed line, also where the price of the line is that of a pack; 0 of any other line. */
export function perKg({ weight, orderedAmount }: PickingLine): number {
  return weight ? centsToEuro(divideHalfUp(euroToCents(orderedAmount) * 1000, weight.asked)) : 0;
}

function pickedLine(state: PickingLineState): PickedLine {
  return {
    revision: state.revision,
    status: state.status,
    quantity: quantityFromWire(state.quantity),
    grams: state.grams ?? null,
    reason: state.reason ?? null,
    substituteId: state.substitute?.productId ?? null,
    refused: state.status === 'refused',
  };
}

function asRule(gesture: LineGesture): PickingGesture {
  const quantity = gesture.quantity === undefined ? undefined : quantityFromWire(gesture.quantity);
  const { grams, reason = 'not-there' } = gesture;
  switch (gesture.kind) {
    case 'count':
      return { kind: 'count', quantity: quantity ?? 0 };
    case 'weight':
      return { kind: 'weight', grams: grams ?? 0, quantity };
    case 'partly':
      return { kind: 'partly', quantity, grams, reason };
    case 'missing':
      return { kind: 'missing', reason };
    case 'substitute':
      return { kind: 'substitute', productId: gesture.productId ?? 0, quantity, grams, reason };
    case 'undo':
      return { kind: 'undo' };
  }
}

/** What came in the place of a line: what was chosen, or one of the proposals; the server adds the name of anything else. */
function substituteOf(
  line: PickingLine,
  { chosen }: LineGesture,
  productId: number,
  quantity: number,
  grams: number | undefined,
) {
  const proposal = [...(chosen ? [chosen] : []), ...line.proposals].find((each) => each.productId === productId);
  const own = proposal ? multiplyByQuantity(euroToCents(proposal.price), quantityFromWire(quantity)) : 0;
  return {
    productId,
    name: proposal?.name ?? 'Un altro prodotto',
    shortDescr: proposal?.shortDescr ?? '',
    description: proposal?.description ?? '',
    mediaURL: proposal?.mediaURL ?? '',
    ...(proposal?.tint === undefined ? {} : { tint: proposal.tint }),
    quantity,
    // never more than for what was ordered
    amount: proposal ? centsToEuro(Math.min(own, euroToCents(line.orderedAmount))) : line.orderedAmount,
    ...(grams === undefined ? {} : { grams }),
  };
}
