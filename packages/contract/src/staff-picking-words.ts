/* Words of preparing orders; apart from the schemas, so that pages load none of those for their sake. */

/** The parts of a store somebody walks through with a cart; at the counter goods are cut and weighed. */
export const pickingZones = ['dry', 'chilled', 'frozen', 'counter'] as const;
export type PickingZone = (typeof pickingZones)[number];
export const pickingZoneLabels: Record<PickingZone, string> = {
  dry: 'secco',
  chilled: 'fresco',
  frozen: 'surgelati',
  counter: 'banco',
};

/**
 * Where a line is: `counting` some of it is on the cart and more is looked for · `partly` no more was found · `refused` the
 * customer did not want what came in its place, so that it is missing.
 */
export const pickingStatuses = [
  'todo',
  'counting',
  'picked',
  'weighed',
  'partly',
  'missing',
  'substituted',
  'refused',
] as const;
export type PickingStatus = (typeof pickingStatuses)[number];

/**
 * What somebody does with a line. Each says what is true afterwards, not what was added: `count` how many are on the cart (all of
 * them: the line is done) · `weight` how many grams · `partly` that there is no more than this · `missing` none ·
 * `substitute` another product in its place · `undo` the line is to be done again.
 */
export const pickingGestures = ['count', 'weight', 'partly', 'missing', 'substitute', 'undo'] as const;
export type PickingGestureKind = (typeof pickingGestures)[number];

/** Why goods are missing. `not-there`, the shelf is empty, corrects the stock; the others do not. */
export const missingReasons = ['not-there', 'short-date', 'damaged', 'not-found'] as const;
export type PickingMissingReason = (typeof missingReasons)[number];
export const missingReasonLabels: Record<PickingMissingReason, string> = {
  'not-there': 'Scaffale vuoto',
  'short-date': 'Scadenza vicina',
  damaged: 'Rovinato',
  'not-found': 'Non lo trovo',
};

/**
 * What became of a gesture: `applied` · `already-applied` it had come before · `conflict` somebody else changed the line or has
 * the work: nothing was written, the answer says what is true and who did it · `early` a gesture before it has not come yet: send it
 * again after that one · `refused` it cannot be, see its code.
 */
export const gestureOutcomes = ['applied', 'already-applied', 'conflict', 'early', 'refused'] as const;
export type GestureOutcome = (typeof gestureOutcomes)[number];

/** Why a gesture was refused; beside each an Italian message. */
export const gestureRefusals = [
  'line-not-found',
  'order-not-in-picking',
  'invalid-quantity',
  'weight-needed',
  'weight-too-low',
  'weight-too-high',
  /** More than was held for the order; sent again with `above_authorised` it is written. */
  'above-authorised',
  'product-not-found',
  /** The customer wants no alternatives for this line, or refused one. */
  'no-alternatives',
  /** It holds an allergen the ordered product does not, or breaks its diet. */
  'not-suitable',
] as const;
export type GestureRefusal = (typeof gestureRefusals)[number];
