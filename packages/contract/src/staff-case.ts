import { z } from 'zod';
import { lineProblems, problemOutcomes, problemWishes, redelivery } from './order.ts';
import { caseKinds, caseStates } from './staff-case-words.ts';
import { staffRefund } from './staff-order.ts';

/** Something a customer reported or gives back, as a row of the queue. Euro, ISO instants. */
export const staffCaseRow = z.object({
  caseId: z.number().int(),
  kind: z.enum(caseKinds),
  state: z.enum(caseStates),
  openedAt: z.string(),
  /** Reports are answered within a day; the money of a withdrawal is back within 14 (Cod. consumo art. 56). */
  dueAt: z.string(),
  closedAt: z.string().optional(),
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** "Riva Giulia", or the name of the company. */
  customer: z.string(),
  warehouseId: z.number().int(),
  lines: z.number().int(),
  /** Names of the goods, the first three. */
  goods: z.string(),
  /** What is given back; absent while nobody has decided. */
  amount: z.number().optional(),
  assignee: z.object({ userId: z.number().int(), name: z.string() }).optional(),
});

export const staffCaseLine = z.object({
  orderLineId: z.number().int(),
  name: z.string(),
  mediaURL: z.string(),
  tint: z.string().optional(),
  weightUnitSelling: z.string(),
  /** Delivered, or given back by a withdrawal. */
  quantity: z.number(),
  problem: z.enum(lineProblems).optional(),
  /** How much of it the customer reported; absent = all of it. */
  reportedQuantity: z.number().optional(),
  /** What of it can still be given back, in selling units, and euro for all of that. */
  refundableQuantity: z.number(),
  refundableAmount: z.number(),
});

export const staffCase = staffCaseRow.extend({
  person: z.object({ userId: z.number().int(), name: z.string(), email: z.string(), phone: z.string().optional() }),
  /** The customer's own words. */
  note: z.string().optional(),
  /** What the customer wishes the report to end with. */
  wish: z.enum(problemWishes).optional(),
  /** Addresses of the customer's photos. */
  photos: z.array(z.string()),
  caseLines: z.array(staffCaseLine),
  /** Of a withdrawal: whether its money has left. `none`: nothing was paid. */
  money: z.enum(['waiting', 'out', 'none']).optional(),
  /** What was written to the customer, the first one first. */
  messages: z.array(z.object({ messageId: z.number().int(), at: z.string(), by: z.string(), text: z.string() })),
  outcome: z.enum(problemOutcomes).optional(),
  /** Orders that bring its goods again, free; more than one where one came to nothing. */
  redeliveries: z.array(redelivery),
  /** Why it cannot end with a voucher; absent = it can. */
  voucherProblem: z.string().optional(),
  /** What the shop wrote at its end. */
  answer: z.string().optional(),
  /** Euro this person may still give back on the order alone; absent = no limit. */
  refundLeft: z.number().optional(),
});

/** What a decision about a report gives back, and where to. */
export const caseRefund = staffRefund.pick({ lines: true, total: true, shares: true });

export type StaffCaseRow = z.infer<typeof staffCaseRow>;
export type StaffCase = z.infer<typeof staffCase>;
export type StaffCaseLine = z.infer<typeof staffCaseLine>;
export type CaseRefund = z.infer<typeof caseRefund>;
