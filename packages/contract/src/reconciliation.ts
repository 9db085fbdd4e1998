import { z } from 'zod';

/** Euro that moved. */
const movedAmounts = z.object({ authorised: z.number(), captured: z.number(), refunded: z.number() });

/** Theirs less ours would be 0: a payment of which a provider says something else than our ledger. */
export const reconciliationDifference = z.object({
  /** What the provider calls it. */
  paymentRef: z.string(),
  /** Absent: the shop does not know it. */
  paymentId: z.number().int().optional(),
  orderId: z.number().int().optional(),
  kind: z.enum(['missing-notice', 'unknown-payment', 'missing-there', 'captured-twice', 'amount-differs']),
  /** What puts it right: the shop asks or refunds by itself, the rest is for staff. */
  remedy: z.enum(['ask-provider', 'refund', 'staff']),
  ours: movedAmounts,
  theirs: movedAmounts,
  settled: z.boolean(),
  /** ISO instants. */
  foundAt: z.string(),
  settledAt: z.string().optional(),
});

export const reconciliationReport = z.object({
  provider: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  /** ISO instant. */
  madeAt: z.string(),
  /** The provider answered everything that was asked. */
  complete: z.boolean(),
  ours: movedAmounts,
  theirs: movedAmounts,
  differences: z.array(reconciliationDifference),
});

/** A payment nobody has decided for an hour. Euro. */
export const undecidedPayment = z.object({
  paymentId: z.number().int(),
  orderId: z.number().int(),
  /** Absent: what is paid is a gift voucher. */
  orderNumber: z.string().optional(),
  provider: z.string(),
  paymentRef: z.string(),
  amount: z.number(),
  /** `given-up`: the order no longer waits for it. */
  state: z.enum(['created', 'redirected', 'given-up']),
  /** ISO instant. */
  since: z.string(),
  checks: z.number().int(),
});

/** Money to be taken, released or given back, which keeps failing. */
export const failingWork = z.object({
  messageId: z.number().int(),
  topic: z.string(),
  orderId: z.number().int().optional(),
  /** Absent without an order, and for a gift voucher. */
  orderNumber: z.string().optional(),
  paymentId: z.number().int().optional(),
  since: z.string(),
  attempts: z.number().int(),
  /** A person may decide that it is not tried any more. */
  canBeEnded: z.boolean(),
  lastError: z.string().optional(),
});

/** An order that stays in the shop: its tenders do not cover what came, and the rest could not be charged. Euro. */
export const heldOrder = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  missing: z.number(),
  /** `fewer-tickets`: less food came · `above-authorised`: more came than was held · `hold-ended`: a hold had ended. */
  missingReason: z.enum(['fewer-tickets', 'above-authorised', 'hold-ended']),
  /** Why the rest could not be charged, e.g. `no-saved-card`, `charges-not-allowed`, `card-refused`. */
  heldReason: z.string(),
  /** ISO instant. */
  since: z.string(),
});

export type ReconciliationReport = z.infer<typeof reconciliationReport>;
