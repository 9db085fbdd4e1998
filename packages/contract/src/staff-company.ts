import { z } from 'zod';
import { clientAccount, staffCertificate, staffConsent, staffCustomerAddress, staffNote } from './staff-customer.ts';
import { einvoiceStates } from './staff-invoice-words.ts';

/** What a company owes, or may take off. Euro; days `YYYY-MM-DD`. */
export const staffDueDate = z.object({
  paymentDueDateId: z.number().int(),
  kind: z.enum(['invoice', 'credit-note']),
  documentNumber: z.string(),
  documentDate: z.string(),
  dueDate: z.string(),
  amount: z.number(),
  paid: z.number(),
  left: z.number(),
  state: z.enum(['open', 'overdue', 'paid']),
  /** Day of the payment that ended it; absent: open, or paid with its order. */
  paidOn: z.string().optional(),
  /** Days past its day. */
  daysLate: z.number().int(),
  orderId: z.number().int().optional(),
  orderNumber: z.string().optional(),
  /** `YYYY-MM`: an invoice of all that was delivered in that month. */
  month: z.string().optional(),
  /** What the exchange system says of it; absent: it went no such way, or not yet. */
  sdi: z.enum(einvoiceStates).optional(),
  /** Its electronic document, where it has one. */
  einvoiceId: z.number().int().optional(),
});

export const staffCompanyPerson = z.object({
  userId: z.number().int(),
  name: z.string(),
  email: z.string(),
  master: z.boolean(),
  /** Euro one order may cost; absent = no limit. */
  spendingLimit: z.number().optional(),
  /** Euro a calendar month may cost; absent = no budget. */
  monthlyBudget: z.number().optional(),
  spentThisMonth: z.number(),
  orders: z.number().int(),
});

/** What everybody of a company may order in a month for one cost centre, and ordered so far. Euro. */
export const staffCostCentre = z.object({
  name: z.string(),
  /** Absent = no budget. */
  monthlyBudget: z.number().optional(),
  spentThisMonth: z.number(),
});

/** How a company pays. Euro. */
export const companyTerms = z.object({
  paysByInvoice: z.boolean(),
  /** Absent = no limit. */
  creditLimit: z.number().optional(),
  /** The most one order may put on account; absent = no limit of its own. */
  maxOrder: z.number().optional(),
  paymentDays: z.number().int(),
  /** Days after an invoice was due from which nothing is sold on account. */
  blockAfterDays: z.number().int(),
  /** One invoice for the deliveries of a month, instead of one for each. */
  monthlyInvoice: z.boolean(),
});

/** What was delivered to a company in a month and is not invoiced yet. Euro. */
export const companyMonth = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** Of what is shown; who has it invoiced sends it back. */
  version: z.string(),
  /** Usually one; more where its people gave different customers in law. */
  invoices: z.array(
    z.object({
      holder: z.string(),
      total: z.number(),
      /** What is paid when it is due; the rest was paid at checkout. */
      owed: z.number(),
      deliveries: z.array(
        z.object({ orderId: z.number().int(), orderNumber: z.string(), day: z.string(), total: z.number() }),
      ),
    }),
  ),
});

/** A certificate of somebody of a company. */
export const companyCertificate = staffCertificate.extend({
  person: z.object({ userId: z.number().int(), name: z.string() }),
});

/** Where orders of somebody of a company go. */
export const companyAddress = staffCustomerAddress.extend({
  person: z.object({ userId: z.number().int(), name: z.string() }),
});

/** One company whole. Euro. */
export const staffCompany = z.object({
  companyId: z.number().int(),
  name: z.string(),
  vatNumber: z.string(),
  fiscalCode: z.string(),
  recipientCode: z.string().optional(),
  pec: z.string().optional(),
  /** "Via Meda 22, 20141 Milano (MI)": the first of the masters’ addresses for invoices. */
  seat: z.string().optional(),
  /** ISO instant. */
  since: z.string(),
  /** "Aziende, prezzi netti". */
  priceList: z.string().optional(),
  terms: companyTerms,
  /** What data and terms were when the page was read; who changes them sends the one they saw. */
  versions: z.object({ data: z.string(), terms: z.string() }),
  credit: z.object({
    open: z.number(),
    openInvoices: z.number().int(),
    overdue: z.number(),
    daysLate: z.number().int(),
    /** Orders on account without an invoice yet. */
    underWay: z.number(),
    used: z.number(),
    free: z.number().optional(),
    blocked: z.boolean(),
    /** First day on which nothing is sold on account because of the oldest open invoice. */
    blocksOn: z.string().optional(),
    oldestDocument: z.string().optional(),
    unblockedUntil: z.string().optional(),
  }),
  /**
   * Of the stores this person sees. Cancelled and withdrawn orders are counted apart; redelivered ones are none.
   * `year…` = the last twelve months.
   */
  figures: z.object({
    orders: z.number().int(),
    cancelled: z.number().int(),
    yearOrders: z.number().int(),
    yearTotal: z.number(),
  }),
  people: z.array(staffCompanyPerson),
  /** Those with a budget, and those ordered for this month; by name. */
  costCentres: z.array(staffCostCentre),
  /** Open ones first, then the latest paid ones. */
  dueDates: z.array(staffDueDate),
  payments: z.array(
    z.object({
      companyPaymentId: z.number().int(),
      documentNumber: z.string(),
      amount: z.number(),
      paidOn: z.string(),
      reference: z.string().optional(),
      name: z.string(),
    }),
  ),
  reminders: z.array(
    z.object({ sentOn: z.string(), amount: z.number(), documents: z.array(z.string()), name: z.string() }),
  ),
  /** Of all its people; the first 200. */
  addresses: z.array(companyAddress),
  /** Of all its people. */
  certificates: z.array(companyCertificate),
  /** Who answers for it first, what this person agreed to, and what can be done for them; absent while nobody is a master. */
  mainPerson: clientAccount.extend({ name: z.string(), consents: z.array(staffConsent) }).optional(),
  notes: z.array(staffNote),
  /** Whether this person changes terms, writes payments down and unblocks. */
  mayManage: z.boolean(),
});

export type CompanyMonth = z.infer<typeof companyMonth>;
export type StaffCompany = z.infer<typeof staffCompany>;
export type CompanyAddress = z.infer<typeof companyAddress>;
export type CompanyCertificate = z.infer<typeof companyCertificate>;
export type StaffDueDate = z.infer<typeof staffDueDate>;
