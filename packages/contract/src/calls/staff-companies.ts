import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  dayParam,
  euroParam,
  fiscalCodeParam,
  idParam,
  intParam,
  monthParam,
  optional,
  pageParam,
  pageSizeParam,
  textParam,
  vatNumberParam,
} from '../fields.ts';
import { page } from '../page.ts';
import { auditEntry } from '../staff.ts';
import { companyMonth, staffCompany } from '../staff-company.ts';
import { tableFormat } from '../table-format.ts';
import { companyNameParam, pecParam, recipientCodeParam } from './fiscal-fields.ts';

const seen = { tag: 'staff', access: 'staff', roles: ['accounting', 'customer-care'] } as const;
const managed = { tag: 'staff', access: 'staff', roles: ['accounting'], method: 'POST' } as const;
const companyId = { company_id: idParam('L’azienda') };
/** The version the page showed: who was faster keeps what they wrote. */
const version = textParam('La versione', 40);
const answer = z.object({ company: staffCompany });

export const detail = defineCall({
  ...seen,
  method: 'GET',
  path: 'staff/company',
  summary: 'One company whole: data, people, terms, credit, due dates, payments, reminders and notes',
  request: z.object(companyId),
  data: answer,
  errors: ['company-not-found'],
});

export const statement = defineCall({
  ...seen,
  method: 'GET',
  path: 'staff/company/statement.pdf',
  answers: 'pdf',
  summary: 'The statement of account of a company',
  request: z.object(companyId),
  data: z.object({}),
  errors: ['company-not-found'],
});

export const dueDatesFile = defineCall({
  ...seen,
  method: 'GET',
  path: 'staff/company/due-dates.csv',
  answers: 'csv',
  summary: 'All due dates of a company, paid ones too, as a file for spreadsheets',
  request: z.object({ ...companyId, ...tableFormat }),
  data: z.object({}),
  errors: ['company-not-found'],
});

export const log = defineCall({
  ...seen,
  method: 'GET',
  path: 'staff/company/log',
  summary: 'Who of the staff looked at a company or changed something of it, the latest first',
  request: z.object({ ...companyId, page: pageParam, page_size: pageSizeParam({ fallback: 20, max: 100 }) }),
  data: z.object({ page, entries: z.array(auditEntry) }),
  errors: ['company-not-found'],
});

export const saveData = defineCall({
  ...managed,
  path: 'staff/company/save-data',
  summary:
    'Who a company is, as its invoices say; holders of invoices of its people that said the same before follow it',
  request: z
    .object({
      ...companyId,
      version,
      name: companyNameParam,
      vat_number: vatNumberParam,
      fiscal_code: fiscalCodeParam,
      recipient_code: optional(recipientCodeParam),
      pec: optional(pecParam),
    })
    .refine((data) => data.recipient_code !== undefined || data.pec !== undefined, {
      error: 'Il codice destinatario o la PEC non può mancare',
      path: ['recipient_code'],
    }),
  data: answer,
  errors: ['company-not-found', 'changed-meanwhile', 'invalid-vat-number', 'invalid-fiscal-code', 'vat-number-taken'],
});

export const saveTerms = defineCall({
  ...managed,
  path: 'staff/company/save-terms',
  summary: 'How a company pays: on account or not, credit limit, largest order, days, and when it is blocked by itself',
  request: z.object({
    ...companyId,
    version,
    pays_by_invoice: boolParam('Il pagamento a scadenza'),
    /** Euro; absent = no limit. */
    credit_limit: optional(euroParam('Il fido')),
    /** Euro one order may put on account; 0 = no limit of its own, absent = as it is. */
    max_order: optional(euroParam('L’ordine massimo')),
    payment_days: intParam('I giorni per pagare', { max: 180 }),
    block_after_days: intParam('I giorni prima del blocco', { max: 365 }),
    /** Absent = as it is. */
    monthly_invoice: optional(boolParam('La fattura una volta al mese')),
  }),
  data: answer,
  errors: ['company-not-found', 'changed-meanwhile'],
});

export const monthInvoices = defineCall({
  ...managed,
  method: 'GET',
  path: 'staff/company/month-invoices',
  summary: 'What a company with one invoice a month would be invoiced now, month by month',
  request: z.object(companyId),
  data: z.object({ months: z.array(companyMonth) }),
  errors: ['company-not-found'],
});

export const issueMonth = defineCall({
  ...managed,
  path: 'staff/company/issue-month',
  summary: 'Invoices the deliveries of a month that were shown, without waiting for its end',
  request: z.object({ ...companyId, month: monthParam('Il mese'), version }),
  data: z.object({ company: staffCompany, /** "2026/W12". */ issued: z.array(z.string()) }),
  errors: ['company-not-found', 'changed-meanwhile'],
});

export const unblock = defineCall({
  ...managed,
  path: 'staff/company/unblock',
  summary: 'Lets a company order on account until a day, though it is overdue',
  request: z.object({ ...companyId, until: dayParam('Il giorno'), reason: textParam('Il motivo', 300, { min: 3 }) }),
  data: answer,
  errors: ['company-not-found', 'day-too-far'],
});

export const recordPayment = defineCall({
  ...managed,
  path: 'staff/company/record-payment',
  summary: 'Writes down what a company paid of one invoice, once for each key; never more than is left of it',
  request: z.object({
    ...companyId,
    payment_due_date_id: idParam('La scadenza'),
    /** Euro. */
    amount: euroParam('L’importo'),
    paid_on: dayParam('Il giorno'),
    /** Of the bank transfer. */
    reference: optional(textParam('Il riferimento', 100)),
    idempotency_key: textParam('La chiave', 80, { min: 8 }),
  }),
  data: answer,
  errors: ['company-not-found', 'due-date-not-found', 'amount-too-high', 'amount-too-low', 'day-too-far'],
});

export const remind = defineCall({
  ...managed,
  path: 'staff/company/remind',
  summary: 'Reminds the masters of a company by mail of what is overdue, once a day at the most',
  request: z.object(companyId),
  data: answer,
  errors: ['company-not-found', 'nothing-overdue', 'reminded-today', 'nobody-to-remind'],
});

export const addNote = defineCall({
  ...seen,
  method: 'POST',
  path: 'staff/company/add-note',
  summary: 'Writes a note about a company, which it never reaches',
  request: z.object({ ...companyId, text: textParam('La nota', 1000) }),
  data: answer,
  errors: ['company-not-found'],
});
