import { z } from 'zod';

/* Figures of a period for the room "Rapporti". Amounts are euro, shares 0 to 1, days `YYYY-MM-DD` of the slot. */

/** Sums of a period; a share is absent where there was nothing to take it of. */
export const reportTotals = z.object({
  /** What orders brought or are expected to bring, less what was given back in the period. */
  sales: z.number(),
  returned: z.number(),
  orders: z.number().int(),
  /** Of the orders: not prepared yet, with the amount they were ordered for. */
  estimated: z.number().int(),
  basket: z.number().optional(),
  /** Paid with vouchers and gift cards, of the sales. */
  vouchers: z.number(),
  /** Of goods whose cost is known, net of VAT. */
  margin: z.number().optional(),
  marginAmount: z.number(),
  missing: z.number().optional(),
  /** Substitutions nobody refused. */
  accepted: z.number().optional(),
  onTime: z.number().optional(),
  /** Orders of customers who had bought before. */
  returning: z.number().optional(),
});

export const reportDay = z.object({
  day: z.string(),
  sales: z.number(),
  orders: z.number().int(),
  estimated: z.number().int(),
  basket: z.number().optional(),
  margin: z.number().optional(),
  missing: z.number().optional(),
  onTime: z.number().optional(),
  newcomers: z.number().int(),
  /** Sales of the same day of the period before. */
  before: z.number(),
});

export const reportHour = z.object({ hour: z.number().int(), orders: z.number().int(), sales: z.number() });

export const reportStore = z.object({
  warehouseId: z.number().int(),
  name: z.string(),
  orders: z.number().int(),
  sales: z.number(),
  before: z.number(),
});

/** How full a window was on each day of the period; null where it was not offered. */
export const reportWindow = z.object({
  /** "8–10". */
  window: z.string(),
  days: z.array(z.number().nullable()),
});

export const reportPicker = z.object({
  userId: z.number().int(),
  name: z.string(),
  orders: z.number().int(),
  lines: z.number().int(),
  linesPerHour: z.number().optional(),
  missing: z.number().optional(),
});

export const reportMissing = z.object({
  code: z.string(),
  name: z.string(),
  mediaURL: z.string(),
  lines: z.number().int(),
  lost: z.number(),
});

export const reportSubstitutions = z.object({
  proposed: z.number().int(),
  accepted: z.number().int(),
  refused: z.number().int(),
  atDoor: z.number().int(),
  refunded: z.number().int(),
  /** The most refused pairs. */
  worst: z.array(
    z.object({ name: z.string(), substitute: z.string(), refused: z.number().int(), proposed: z.number().int() }),
  ),
});

/** What a provider moved by our books and by its own; days it was not compared for are left out of both. */
export const reportPayments = z.object({
  provider: z.string(),
  days: z.number().int(),
  ours: z.number(),
  theirs: z.number(),
  difference: z.number(),
  open: z.number().int(),
});

export const report = z.object({
  from: z.string(),
  to: z.string(),
  beforeFrom: z.string(),
  beforeTo: z.string(),
  stores: z.array(z.object({ warehouseId: z.number().int(), name: z.string() })),
  totals: reportTotals,
  before: reportTotals,
  days: z.array(reportDay),
  hours: z.array(reportHour),
  byStore: z.array(reportStore),
  windows: z.array(reportWindow),
  pickers: z.array(reportPicker),
  missing: z.array(reportMissing),
  substitutions: reportSubstitutions,
  /** Absent for who works for some stores only: money is not kept by store. */
  payments: z.array(reportPayments).optional(),
});

export const reportTables = [
  'giorni',
  'ore',
  'sedi',
  'fasce',
  'preparazione',
  'mancanti',
  'sostituzioni',
  'pagamenti',
] as const;
export type ReportTable = (typeof reportTables)[number];

export type Report = z.infer<typeof report>;
export type ReportTotals = z.infer<typeof reportTotals>;
export type ReportDay = z.infer<typeof reportDay>;
