import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, idParam, withDefault } from '../fields.ts';
import { paymentDueDate } from '../payment.ts';

export const list = defineCall({
  method: 'GET',
  path: 'paymentduedate/list',
  summary: 'What the company owes, and when',
  tag: 'due-dates',
  access: 'master',
  request: z.object({
    /** Also those paid. */
    show_history: withDefault(boolParam('Lo storico delle scadenze'), false),
  }),
  data: z.object({
    paymentDueDates: z.array(paymentDueDate),
    /** Euro. */
    openTotal: z.number(),
    overdueTotal: z.number(),
  }),
});

export const listFile = defineCall({
  method: 'GET',
  path: 'paymentduedate/list.csv',
  answers: 'csv',
  summary: 'Invoices, credit notes and what is owed of them, as a file for spreadsheets',
  tag: 'due-dates',
  access: 'master',
  request: z.object({ show_history: withDefault(boolParam('Lo storico delle scadenze'), false) }),
  data: z.object({}),
});

export const invoice = defineCall({
  method: 'GET',
  path: 'paymentduedate/invoice.pdf',
  answers: 'pdf',
  summary: 'The courtesy copy of an invoice of a month',
  tag: 'due-dates',
  access: 'master',
  request: z.object({ payment_due_date_id: idParam('La scadenza') }),
  data: z.object({}),
  errors: ['invoice-not-found'],
});

export const statement = defineCall({
  method: 'GET',
  path: 'paymentduedate/statement.pdf',
  answers: 'pdf',
  summary: 'What the company owes, as a PDF',
  tag: 'due-dates',
  access: 'master',
  request: z.object({ show_history: withDefault(boolParam('Lo storico delle scadenze'), false) }),
  data: z.object({}),
});
