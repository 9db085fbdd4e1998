import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, withDefault } from '../fields.ts';
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
