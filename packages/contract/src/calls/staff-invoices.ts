import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  dayParam,
  idParam,
  noteParam,
  optional,
  pageParam,
  pageSizeParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { page } from '../page.ts';
import { staffInvoice, staffInvoiceRow } from '../staff-invoice.ts';
import { einvoiceKinds, einvoiceSorts, einvoiceStates } from '../staff-invoice-words.ts';

const base = { tag: 'staff', access: 'staff', roles: ['accounting'] } as const;
const einvoiceId = { einvoice_id: idParam('Il documento') };

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/invoices',
  summary:
    'Electronic invoices and credit notes: filtered, sorted and paged by the server, with the number in each state',
  request: z.object({
    state: optional(choiceParam('Lo stato', einvoiceStates)),
    kind: optional(choiceParam('Il tipo', einvoiceKinds)),
    /** Part of a number or of a name. */
    q: optional(textParam('Il testo da cercare', 60)),
    /** Days of the documents, both included. */
    from: optional(dayParam('Il primo giorno')),
    to: optional(dayParam('L’ultimo giorno')),
    sort: withDefault(choiceParam('L’ordinamento', einvoiceSorts), 'day'),
    direction: withDefault(choiceParam('Il verso', ['asc', 'desc']), 'desc'),
    page: pageParam,
    page_size: pageSizeParam({ fallback: 50, max: 200 }),
  }),
  data: z.object({
    page,
    invoices: z.array(staffInvoiceRow),
    /** Under the same filters without the state; 10,001 means more than 10,000. */
    counts: z.record(z.enum(['all', ...einvoiceStates]), z.number().int()),
    /** Whether the settings name a way to the exchange system; without one documents wait. */
    connected: z.boolean(),
  }),
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/invoice',
  summary: 'One electronic document: who it is made out to, every file that was written of it, and what became of it',
  request: z.object(einvoiceId),
  data: z.object({ invoice: staffInvoice }),
  errors: ['einvoice-not-found'],
});

export const xml = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/invoice.xml',
  answers: 'xml',
  summary: 'The latest file of a document, as it goes to the exchange system',
  request: z.object(einvoiceId),
  data: z.object({}),
  errors: ['einvoice-not-found', 'einvoice-not-written'],
});

export const pdf = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/invoice.pdf',
  answers: 'pdf',
  summary: 'The courtesy copy of an invoice of an order or of a month, or of a credit note',
  request: z.object(einvoiceId),
  data: z.object({}),
  errors: ['einvoice-not-found'],
});

export const resend = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/invoice/resend',
  summary:
    'Writes a refused or faulty document again with its number and day, corrected where fields are given, and sends it',
  request: z.object({
    ...einvoiceId,
    /** What is corrected of the holder: absent = as it is, empty = none. */
    name: noteParam('Il nome', 200).optional(),
    vat_number: noteParam('La partita IVA', 20).optional(),
    fiscal_code: noteParam('Il codice fiscale', 20).optional(),
    recipient_code: noteParam('Il codice destinatario', 10).optional(),
    pec: noteParam('La PEC', 254).optional(),
    address: noteParam('L’indirizzo', 250).optional(),
    /** Also when the days the law gives are over. */
    late: withDefault(boolParam('La conferma dei termini passati'), false),
  }),
  data: z.object({ invoice: staffInvoice }),
  errors: ['einvoice-not-found', 'not-resendable', 'terms-over', 'holder-fixed', 'holder-faulty'],
});
