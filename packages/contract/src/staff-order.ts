import { z } from 'zod';
import { order, orderLine, orderSlot, orderStates, orderTender } from './order.ts';
import { staffMoves, staffOrderFlags, storageZones } from './staff-order-words.ts';
import { collectionStates } from './staff-round-words.ts';

export const staffTenderMark = z.object({
  paymentTypeId: z.number().int(),
  kind: orderTender.shape.kind,
  name: z.string(),
  brand: z.string().optional(),
});

/** A row of the list of orders. Euro. */
export const staffOrderRow = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  state: z.enum(orderStates),
  /** As staff say it: "Da preparare", "Pronto". */
  stateLabel: z.string(),
  customer: z.object({ userId: z.number().int(), name: z.string(), company: z.string().optional() }),
  /** "Via Tortona 31", or the store it is fetched from. */
  address: z.string(),
  postalcode: z.string(),
  warehouseId: z.number().int(),
  deliveryServiceId: z.number().int(),
  timeslot: orderSlot,
  /** Number of the round that brings it, once it is on one. */
  round: z.number().int().optional(),
  /** ISO instants. */
  createdAt: z.string(),
  cutoff: z.string(),
  lines: z.number().int(),
  missingLines: z.number().int(),
  zones: z.array(z.enum(storageZones)),
  tenders: z.array(staffTenderMark),
  total: z.number(),
  /** Not weighed yet: "ca.". */
  estimated: z.boolean(),
  flags: z.array(z.enum(staffOrderFlags)),
});

export const staffOrderLine = orderLine.extend({
  zone: z.enum(storageZones),
  /** Somebody has to look at the customer's age. */
  alcohol: z.boolean(),
  /** What of it can still be given back, in selling units, and euro for all of that. */
  refundableQuantity: z.number(),
  refundableAmount: z.number(),
});

/** A tender with its three columns. Euro. */
export const staffTender = orderTender.extend({
  paymentId: z.number().int().optional(),
  provider: z.string().optional(),
  /** What the provider calls it, for a call to its help line. */
  reference: z.string().optional(),
  authorised: z.number(),
  captured: z.number(),
  refunded: z.number(),
  /** ISO instant at which it came into its state. */
  changedAt: z.string().optional(),
});

/** Something that happened, the latest first: also what a customer does not read. */
export const staffOrderEvent = z.object({
  kind: z.enum(['state', 'payment', 'slot', 'refund', 'problem', 'note', 'letter']),
  /** Set when the order changed its state. */
  state: z.enum(orderStates).optional(),
  /** "Fondi autorizzati 101,92 €", "Preparato da Youssef". */
  label: z.string(),
  /** ISO instant. */
  at: z.string(),
  /** "Youssef", "Cliente", "Sporta". */
  actor: z.string().optional(),
  reason: z.string().optional(),
});

export const staffOrderNote = z.object({
  orderNoteId: z.number().int(),
  /** ISO instant. */
  at: z.string(),
  userId: z.number().int(),
  name: z.string(),
  text: z.string(),
});

export const staffOrderCustomer = z.object({
  userId: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  company: z.object({ companyId: z.number().int(), name: z.string() }).optional(),
  /** Year of birth, where it is known; `adult` is the answer to the question behind it. */
  birthYear: z.number().int().optional(),
  adult: z.boolean().optional(),
  /** ISO instant of the first order, and how many they kept, of the stores this person sees. */
  since: z.string().optional(),
  orders: z.number().int(),
});

/** VAT contained, by rate. Euro. */
export const vatRow = z.object({
  /** A fraction, 0.04. */
  rate: z.number(),
  taxable: z.number(),
  tax: z.number(),
  gross: z.number(),
});

/** A question this person may answer with yes; with no, why not. */
const allowed = z.object({ allowed: z.boolean(), why: z.string().optional() });

/** Goods of this order that a van fetches. */
export const staffCollection = z.object({
  collectionId: z.number().int(),
  /** "2 × Latte intero e 0,5 kg di Mele". */
  goods: z.string(),
  state: z.enum(collectionStates),
  /** ISO instants. */
  askedAt: z.string(),
  endedAt: z.string().optional(),
  /** Who of the staff ended it. */
  endedBy: z.string().optional(),
  /** Why not, or why not any more. */
  reason: z.string().optional(),
});

/** The next order that a van brings to the door of goods. */
export const nextPass = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  date: z.string(),
  beginTime: z.string(),
  endTime: z.string(),
  round: z.number().int().optional(),
});

/** A row of the list of goods that vans fetch. */
export const staffCollectionRow = staffCollection.extend({
  orderId: z.number().int(),
  orderNumber: z.string(),
  userId: z.number().int(),
  customer: z.string(),
  /** "Via Tortona 31, Milano". */
  street: z.string(),
  warehouseName: z.string(),
  /** It has been so for longer than it should. */
  overdue: z.boolean(),
  next: nextPass.optional(),
});

export const staffOrder = order.extend({
  /** As staff say it: "Da preparare". `stateLabel` is what the customer reads. */
  staffLabel: z.string(),
  warehouseId: z.number().int(),
  customer: staffOrderCustomer,
  lines: z.array(staffOrderLine),
  tenders: z.array(staffTender),
  tenderTotals: z.object({ authorised: z.number(), captured: z.number(), refunded: z.number() }),
  /** How the sum that one tender holds came about: estimate, margin on weighed goods, bags picking may add. Absent where nothing is added. */
  hold: z
    .object({
      name: z.string(),
      maskedNumber: z.string().optional(),
      estimate: z.number(),
      margin: z.number(),
      bags: z.number(),
      total: z.number(),
    })
    .optional(),
  vat: z.array(vatRow),
  /** Goods as ordered, and what weights, substitutes and missing lines changed; only once it is prepared. */
  preparation: z
    .object({ ordered: z.number(), difference: z.number(), estimatedWeighed: z.number(), weighed: z.number() })
    .optional(),
  /** Crates packed so far, each with its label. */
  crates: z.number().int(),
  /** The round that brings it, and its place among the stops of that; only once it is on one. */
  round: z.object({ number: z.number().int(), stop: z.number().int(), stops: z.number().int() }).optional(),
  events: z.array(staffOrderEvent),
  notes: z.array(staffOrderNote),
  flags: z.array(z.enum(staffOrderFlags)),
  /** What can be given back yet of all that was paid, delivery and bags included. */
  refundable: z.number(),
  /** The moves this person may make now. */
  moves: z.array(z.enum(staffMoves)),
  cancel: allowed,
  collections: z.array(staffCollection),
  /** Whether a van can fetch goods of it, and the next order that one brings to the same door, where one is to come. */
  collecting: allowed.extend({
    next: nextPass.optional(),
  }),
  /** Of an order nobody took: redelivery. */
  changeSlot: allowed,
  refund: allowed,
  /**
   * It stays in the store because its tenders do not cover it: what it misses, why, and whether this person may charge it again, or
   * decide that it is not charged any more.
   */
  held: z.object({ amount: z.number(), reason: z.string(), chargeRest: allowed, closeRest: allowed }).optional(),
  /** What it missed and is not charged any more: who of the staff decided so, why, and when (ISO instant). */
  closedRest: z.object({ amount: z.number(), reason: z.string(), name: z.string(), at: z.string() }).optional(),
});

/** A slot an order could move to. */
export const staffSlotChoice = z.object({
  timeslotId: z.number().int(),
  /** `YYYY-MM-DD`. */
  date: z.string(),
  /** "oggi", "domani", "dom 23". */
  dayLabel: z.string(),
  beginTime: z.string(),
  endTime: z.string(),
  placesLeft: z.number().int(),
  /** It is past the cut-off for customers; staff may still use it. */
  late: z.boolean(),
});

/** Somebody a letter about chosen orders would go to. */
export const staffLetterReader = z.object({
  userId: z.number().int(),
  /** Of the person, or of the company that ordered. */
  name: z.string(),
  /** Absent where there is no address any more: they are not written to. */
  email: z.string().optional(),
  orderNumbers: z.array(z.string()),
});

/** What `staff/order/refund` answers: first a preview, then what was decided. Euro. */
export const staffRefund = z.object({
  state: z.enum(['preview', 'requested']),
  orderId: z.number().int(),
  lines: z.array(
    z.object({
      orderLineId: z.number().int(),
      name: z.string(),
      quantity: z.number(),
      weightUnitSelling: z.string(),
      amount: z.number(),
      rate: z.number(),
    }),
  ),
  /** Beside the lines, e.g. for a late delivery. */
  amount: z.number(),
  total: z.number(),
  /** Where the money goes, in the order of the rule: card and wallet, gift certificate, whole meal tickets, else a new certificate. */
  shares: z.array(
    z.object({
      /** Set where its sum may be chosen: there is another place for the rest. */
      ref: z.string().optional(),
      kind: orderTender.shape.kind,
      name: z.string(),
      brand: z.string().optional(),
      maskedNumber: z.string().optional(),
      amount: z.number(),
      most: z.number(),
      /** "I buoni pasto tornano solo interi". */
      note: z.string().optional(),
    }),
  ),
  vat: z.array(vatRow),
});

export type StaffOrderRow = z.infer<typeof staffOrderRow>;
export type StaffTenderMark = z.infer<typeof staffTenderMark>;
export type StaffCollection = z.infer<typeof staffCollection>;
export type StaffCollectionRow = z.infer<typeof staffCollectionRow>;
export type StaffOrder = z.infer<typeof staffOrder>;
export type StaffOrderLine = z.infer<typeof staffOrderLine>;
export type StaffTender = z.infer<typeof staffTender>;
export type StaffOrderEvent = z.infer<typeof staffOrderEvent>;
export type StaffOrderNote = z.infer<typeof staffOrderNote>;
export type StaffOrderCustomer = z.infer<typeof staffOrderCustomer>;
export type StaffSlotChoice = z.infer<typeof staffSlotChoice>;
export type StaffLetterReader = z.infer<typeof staffLetterReader>;
export type StaffRefund = z.infer<typeof staffRefund>;
export type VatRow = z.infer<typeof vatRow>;
