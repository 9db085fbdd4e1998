import { z } from 'zod';
import { quoteStates } from './quote-words.ts';

/** Lines one request may have. */
export const MOST_QUOTE_LINES = 200;

export const quoteLine = z.object({
  quoteLineId: z.number().int(),
  productId: z.number().int(),
  name: z.string(),
  /** Selling units: pieces, or kg. */
  quantity: z.number(),
  unit: z.enum(['pz', 'kg']),
  /** What `price` is of: weighed goods are chosen in pieces, and their price is of the kilogram. */
  priceUnit: z.enum(['pz', 'kg']),
  /** What the price multiplies, in its unit: of weighed goods about so many kg. */
  charged: z.number(),
  /** Euro of one `priceUnit`, VAT included; absent = the usual price. */
  price: z.number().optional(),
  /** The same without VAT. */
  priceNet: z.number().optional(),
  /** Of the quantity, what no order has bought at the price yet. */
  left: z.number(),
});

export const quote = z.object({
  quoteId: z.number().int(),
  state: z.enum(quoteStates),
  requestedBy: z.string(),
  /** ISO instant. */
  requestedAt: z.string(),
  note: z.string().optional(),
  /** When they would like the goods. */
  wished: z.string().optional(),
  /** What the shop wrote. */
  answer: z.string().optional(),
  /** Last day on which the prices hold, `YYYY-MM-DD`. */
  validUntil: z.string().optional(),
  /** Euro, of the lines with a price. */
  total: z.number().optional(),
  totalNet: z.number().optional(),
  /** This person may accept it now. */
  mayAccept: z.boolean(),
  lines: z.array(quoteLine),
});

export type Quote = z.infer<typeof quote>;

export const staffQuoteRow = z.object({
  quoteId: z.number().int(),
  state: z.enum(quoteStates),
  companyId: z.number().int(),
  company: z.string(),
  requestedBy: z.string(),
  /** ISO instant. */
  requestedAt: z.string(),
  validUntil: z.string().optional(),
  lines: z.number().int(),
});

export const staffQuoteLine = quoteLine.extend({
  /** Euro of one `priceUnit`, VAT included, on the list of companies; absent = not sold there now. */
  listPrice: z.number().optional(),
  /** What so many cost each today with the offers of the shop, quantity prices among them. */
  usualPrice: z.number().optional(),
  /** What one unit costs the shop, without VAT, where it is known. */
  cost: z.number().optional(),
  /** Hundredths of a percent. */
  vatRateBp: z.number().int(),
  /** The law or the shop forbids reductions on it: it can only have its usual price. */
  fixed: z.boolean(),
});

export const staffQuote = staffQuoteRow.extend({
  store: z.string(),
  note: z.string().optional(),
  wished: z.string().optional(),
  answer: z.string().optional(),
  mayAnswer: z.boolean(),
  items: z.array(staffQuoteLine),
});

export type StaffQuoteRow = z.infer<typeof staffQuoteRow>;
export type StaffQuoteLine = z.infer<typeof staffQuoteLine>;
export type StaffQuote = z.infer<typeof staffQuote>;
