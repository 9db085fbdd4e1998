import { z } from 'zod';
import { einvoiceKinds, einvoiceStates } from './staff-invoice-words.ts';

/** Why a document cannot be sent, or was refused. */
const problem = z.object({
  /** Of the exchange system, where it comes from there: "00311". */
  code: z.string().optional(),
  text: z.string(),
  /** The field of the holder it is about. */
  field: z.string().optional(),
});

export const staffInvoiceRow = z.object({
  einvoiceId: z.number().int(),
  kind: z.enum(einvoiceKinds),
  /** "2026/W12". */
  number: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  holder: z.string(),
  /** Absent: it is the invoice of a month. */
  orderId: z.number().int().optional(),
  orderNumber: z.string().optional(),
  /** The month (`YYYY-MM`) whose deliveries to a company it is about. */
  ofMonth: z.object({ month: z.string(), companyId: z.number().int(), deliveries: z.number().int() }).optional(),
  /** Euro with VAT; of a credit note what it takes off. */
  total: z.number(),
  state: z.enum(einvoiceStates),
  problems: z.array(problem),
  /** The last day the law gives to send it, while it waits for that. */
  sendBy: z.string().optional(),
});

export const staffInvoiceHolder = z.object({
  name: z.string(),
  vatNumber: z.string().optional(),
  fiscalCode: z.string().optional(),
  recipientCode: z.string().optional(),
  pec: z.string().optional(),
  address: z.string(),
});

/** A file that was written of a document, the latest first. */
export const staffInvoiceFile = z.object({
  /** "IT12345670017_00001.xml". */
  name: z.string(),
  /** ISO instants. */
  writtenAt: z.string(),
  sentAt: z.string().optional(),
  /** What the exchange system numbered it. */
  sdiId: z.string().optional(),
  outcome: z.enum(['RC', 'MC', 'NS']).optional(),
  outcomeAt: z.string().optional(),
  problems: z.array(problem),
});

export const staffInvoice = staffInvoiceRow.extend({
  holderDetails: staffInvoiceHolder,
  /** Whether it can be corrected and sent (again). */
  resendable: z.boolean(),
  /** Whether the days the law gives for that are over. */
  late: z.boolean(),
  files: z.array(staffInvoiceFile),
});

/** Takings of a day at a rate of VAT, in euro. Returns are below zero. */
export const takingsRow = z.object({
  day: z.string(),
  /** Percent: 4, 5, 10, 22; 0 = exempt. */
  rate: z.number(),
  /** Delivered without an invoice: for the register of takings. */
  sales: z.number(),
  returns: z.number(),
  /** Sales and returns, with what of them is net and VAT: computed once on the day's sum. */
  total: z.number(),
  net: z.number(),
  vat: z.number(),
  /** On invoices and credit notes, beside the register. */
  invoiced: z.number(),
});

export type StaffInvoiceRow = z.infer<typeof staffInvoiceRow>;
export type StaffInvoice = z.infer<typeof staffInvoice>;
export type StaffInvoiceFile = z.infer<typeof staffInvoiceFile>;
export type TakingsRow = z.infer<typeof takingsRow>;
