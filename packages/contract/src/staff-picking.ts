import { z } from 'zod';
import { orderSlot, orderStates } from './order.ts';
import { storageZones } from './staff-order-words.ts';
import {
  gestureOutcomes,
  gestureRefusals,
  missingReasons,
  pickingStatuses,
  pickingZones,
} from './staff-picking-words.ts';

/* Preparing orders. Quantities in selling units (pieces or kg), weights in whole grams, money in euro. */

const picker = z.object({
  userId: z.number().int(),
  /** A first name. */
  name: z.string(),
});

/** The work of one zone of a slot. Orders that need nothing of a zone are not counted in it. */
export const pickingZoneWork = z.object({
  zone: z.enum(pickingZones),
  /** Orders nobody has taken (or whose picker fell silent), in hands, and done. */
  waiting: z.number().int(),
  taken: z.number().int(),
  done: z.number().int(),
  /** Lines to do of those waiting. */
  lines: z.number().int(),
});

/** The orders of a slot that are to be prepared. */
export const pickingSlot = z.object({
  timeslot: orderSlot,
  warehouseId: z.number().int(),
  deliveryServiceId: z.number().int(),
  /** ISO instant from which customers cannot change these orders. */
  cutoff: z.string(),
  /** ISO instant by which they should be in the bay. */
  finishBy: z.string(),
  /** Customers may still change some: those can be taken once the cut-off has passed, or a manager has started the wave. */
  waitingForCutoff: z.number().int(),
  /** Orders that can be prepared now or are being prepared, and those prepared. */
  orders: z.number().int(),
  prepared: z.number().int(),
  zones: z.array(pickingZoneWork),
});

/** Work in somebody's hands. */
export const pickingTaken = z.object({
  orderId: z.number().int(),
  warehouseId: z.number().int(),
  orderNumber: z.string(),
  /** "Riva", or the name of the company. */
  customer: z.string(),
  zone: z.enum(pickingZones),
  picker,
  mine: z.boolean(),
  lines: z.number().int(),
  linesDone: z.number().int(),
  /** ISO instants. */
  takenAt: z.string(),
  lastSeenAt: z.string(),
  /** Nothing was heard for so long that anybody may take it. */
  silent: z.boolean(),
});

/** The part of an order in one zone that nobody has, or whose picker fell silent. */
export const pickingWaiting = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  customer: z.string(),
  lines: z.number().int(),
  linesDone: z.number().int(),
});

/** An order whose lines are all done and that waits to be closed. */
export const pickingToClose = z.object({
  orderId: z.number().int(),
  warehouseId: z.number().int(),
  orderNumber: z.string(),
  customer: z.string(),
  timeslot: orderSlot,
  crates: z.number().int(),
});

/** Somebody who prepares orders of a store: to whom work can be given. */
export const pickingPerson = picker.extend({ warehouseIds: z.array(z.number().int()) });

/** A product that came, or may come, in the place of another one. */
const otherProduct = z.object({
  productId: z.number().int(),
  name: z.string(),
  /** Brand. */
  shortDescr: z.string(),
  /** Pack size. */
  description: z.string(),
  mediaURL: z.string(),
  tint: z.string().optional(),
  quantity: z.number(),
  /** What the customer pays for all of it: never more than for what was ordered. */
  amount: z.number(),
});

/** What is true of a line. */
export const pickingLineState = z.object({
  /** Counts the changes; a gesture names the one it was made upon. 0: untouched. */
  revision: z.number().int(),
  status: z.enum(pickingStatuses),
  /** On the cart. */
  quantity: z.number(),
  /** Of weighed goods. */
  grams: z.number().int().optional(),
  /** What the customer pays for it now. */
  amount: z.number(),
  reason: z.enum(missingReasons).optional(),
  substitute: otherProduct.extend({ grams: z.number().int().optional() }).optional(),
  /** Who did it: absent when nobody did, or when the customer refused. */
  by: picker.extend({ device: z.string() }).optional(),
  /** ISO instant. */
  at: z.string().optional(),
});

/** How bar codes lead to a product. */
const scannable = {
  /** 8, 13 or 14 digits, as `normaliseEan` writes them. */
  eans: z.array(z.string()),
  /** Item code inside the bar codes the shop prints itself (20–29); what it weighs or costs follows in the code. */
  inStoreCode: z.string().optional(),
};

/** Where something is. */
const placed = {
  /** In the order one walks through the store; the label is what hangs above it: "Corsia 4 · Pasta". */
  aisle: z.object({ position: z.number().int(), label: z.string() }),
  /** Within the aisle: "vano 3". */
  place: z.string().optional(),
};

/** What could come in the place of a line, the best first. */
export const pickingProposal = otherProduct.extend({
  ...scannable,
  ...placed,
  /** Euro per piece or kg in the shop. */
  price: z.number(),
  unit: z.enum(['pz', 'kg']),
  /** It has a weight only when it is weighed: then a substitution needs grams. */
  weighed: z.boolean(),
  /** Known stock of this store, in selling units. */
  stock: z.number().optional(),
  recommended: z.boolean(),
  /** The customer chose it beforehand: it goes before all others. */
  wanted: z.boolean().optional(),
  /** "Stesso uso, 2 confezioni". */
  why: z.string(),
});

/** What somebody found for a line by its code or name, beyond the proposals. */
export const pickingSubstitute = pickingProposal.extend({
  /** A code of the shop's own says what it weighs. */
  grams: z.number().int().optional(),
  /** Italian: why it may not come in the place of the line. */
  problem: z.string().optional(),
});

/** What there is to do of an order. */
export const pickingLine = z.object({
  orderLineId: z.number().int(),
  zone: z.enum(pickingZones),
  /** The kind of crate it travels in. */
  temperature: z.enum(storageZones),
  ...placed,
  ...scannable,
  /** Absent when the product no longer exists. */
  productId: z.number().int().optional(),
  code: z.string(),
  name: z.string(),
  /** Brand. */
  shortDescr: z.string(),
  /** Pack size. */
  description: z.string(),
  mediaURL: z.string(),
  tint: z.string().optional(),
  unit: z.enum(['pz', 'kg']),
  orderedQuantity: z.number(),
  /** Euro per piece or kg, and for all of it as ordered. */
  price: z.number(),
  orderedAmount: z.number(),
  /** Only of weighed goods: what was asked for and between which grams it may be. */
  weight: z
    .object({ asked: z.number().int(), least: z.number().int(), most: z.number().int(), pieces: z.number().optional() })
    .optional(),
  /** Written by the customer for this line. */
  userNotes: z.string().optional(),
  acceptAlternatives: z.boolean(),
  alcohol: z.boolean(),
  state: pickingLineState,
  /** None where the customer wants no alternatives, and on lines that are done. */
  proposals: z.array(pickingProposal),
});

/** A crate of an order, with the label on it. */
export const pickingCrate = z.object({
  crateId: z.number().int(),
  orderId: z.number().int(),
  /** What the bar code says (Code 128). */
  code: z.string(),
  temperature: z.enum(storageZones),
  /** 1, 2, 3… within the order. */
  number: z.number().int(),
  /** Where it waits for the van: absent until it is placed. */
  bay: z.string().optional(),
});

/** The part of an order in one zone. */
export const pickingTask = z.object({
  zone: z.enum(pickingZones),
  /** Absent: nobody has taken it. */
  picker: picker.optional(),
  mine: z.boolean(),
  lines: z.number().int(),
  linesDone: z.number().int(),
});

/** The progress of an order; also the answer to gestures. */
export const pickingProgress = z.object({
  orderId: z.number().int(),
  state: z.enum(orderStates),
  tasks: z.array(pickingTask),
  /** Every line of every zone is done. */
  closable: z.boolean(),
  /** Euro by which weights may still rise before they exceed what was held; absent where nothing limits them. */
  headroom: z.number().optional(),
});

/** An order on somebody's cart: whole, so that a device needs no network to go on. */
export const pickingOrder = pickingProgress.extend({
  orderNumber: z.string(),
  customer: z.string(),
  company: z.boolean(),
  warehouseId: z.number().int(),
  deliveryServiceId: z.number().int(),
  timeslot: orderSlot,
  /** ISO instant by which it should be in the bay. */
  finishBy: z.string(),
  /** 1 to 6: where it is on the cart. */
  cartPlace: z.number().int(),
  orderComment: z.string().optional(),
  /** Those of the zones this person has, in walking order. */
  lines: z.array(pickingLine),
  crates: z.array(pickingCrate),
  /** Bags the customer pays for; absent where the order has none. */
  bagsOrdered: z.number().int().optional(),
  /** Rewards the customer waits for that may travel with this order. */
  rewards: z.array(z.object({ rewardRequestId: z.number().int(), text: z.string() })).optional(),
});

/** All that is in this person's hands. */
export const pickingWork = z.object({
  /** ISO instant it was read. */
  at: z.string(),
  orders: z.array(pickingOrder),
  /** How the store's own bar codes are written, by signs: digits as they are, `I` item, `W` grams, `P` cents, `C` check digit. */
  inStoreLayouts: z.array(z.string()),
  /** Minutes of silence after which others may take the work. */
  silenceMinutes: z.number().int(),
});

/** What became of one gesture. */
export const gestureResult = z.object({
  id: z.string(),
  outcome: z.enum(gestureOutcomes),
  /** Only when it was refused. */
  code: z.enum(gestureRefusals).optional(),
  /** Italian; when it was refused, or somebody else was first ("Lo ha già fatto Youssef alle 9:12"). */
  message: z.string().optional(),
  orderLineId: z.number().int(),
  /** What is true now; absent when there is no such line. */
  state: pickingLineState.optional(),
});

/** What a scanned code is. */
export const scannedProduct = otherProduct.omit({ quantity: true, amount: true }).extend({
  price: z.number(),
  unit: z.enum(['pz', 'kg']),
  weighed: z.boolean(),
  /** Grams or euro a code of the shop's own carries. */
  grams: z.number().int().optional(),
  amount: z.number().optional(),
});

/** What is said to a customer whose order is prepared, and to who prepared it. */
export const pickingClosed = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  state: z.enum(orderStates),
  /** Italian: "Pronto", "Da portare in cella". */
  stateLabel: z.string(),
  picked: z.number().int(),
  substituted: z.number().int(),
  missing: z.number().int(),
  bags: z.number().int().optional(),
  crates: z.array(pickingCrate),
  /** What the customer ordered and what came, in all. */
  orderedTotal: z.number(),
  total: z.number(),
  /** What no tender covers yet: the order stays in the store until it is paid. */
  missingAmount: z.number(),
});

/** How work went. Fractions between 0 and 1; absent where nothing was done to judge by. */
export const pickingFigures = z.object({
  orders: z.number().int(),
  lines: z.number().int(),
  linesPerHour: z.number().optional(),
  missing: z.number().optional(),
  substituted: z.number().optional(),
  /** Of the substitutions, those the customer kept. */
  accepted: z.number().optional(),
  /** By how much weights were off what was asked, on average and without sign. */
  weightDeviation: z.number().optional(),
});

export const pickingFiguresRow = pickingFigures.extend({ picker });

export type PickingZoneWork = z.infer<typeof pickingZoneWork>;
export type PickingSlot = z.infer<typeof pickingSlot>;
export type PickingTaken = z.infer<typeof pickingTaken>;
export type PickingWaiting = z.infer<typeof pickingWaiting>;
export type PickingToClose = z.infer<typeof pickingToClose>;
export type PickingPerson = z.infer<typeof pickingPerson>;
export type PickingLineState = z.infer<typeof pickingLineState>;
export type PickingProposal = z.infer<typeof pickingProposal>;
export type PickingSubstitute = z.infer<typeof pickingSubstitute>;
export type PickingLine = z.infer<typeof pickingLine>;
export type PickingCrate = z.infer<typeof pickingCrate>;
export type PickingTask = z.infer<typeof pickingTask>;
export type PickingProgress = z.infer<typeof pickingProgress>;
export type PickingOrder = z.infer<typeof pickingOrder>;
export type PickingWork = z.infer<typeof pickingWork>;
export type GestureResult = z.infer<typeof gestureResult>;
export type ScannedProduct = z.infer<typeof scannedProduct>;
export type PickingClosed = z.infer<typeof pickingClosed>;
export type PickingFigures = z.infer<typeof pickingFigures>;
export type PickingFiguresRow = z.infer<typeof pickingFiguresRow>;
