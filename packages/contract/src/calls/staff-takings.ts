import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dayParam, idParam, optional } from '../fields.ts';
import { takingsRow } from '../staff-invoice.ts';
import { tableFormat } from '../table-format.ts';

const base = { tag: 'staff', access: 'staff', roles: ['accounting'] } as const;
const request = z.object({
  /** Days, both included; at most 366. */
  from: dayParam('Il primo giorno'),
  to: dayParam('L’ultimo giorno'),
  warehouse_id: optional(idParam('La sede')),
});
const errors = ['days-reversed', 'too-many-days'] as const;

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/takings',
  summary: 'What delivered orders brought in, by day and rate of VAT, for the register of takings',
  request,
  data: z.object({ takings: z.array(takingsRow), totals: z.array(takingsRow.omit({ day: true })) }),
  errors,
});

export const listFile = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/takings.csv',
  answers: 'csv',
  summary: 'The same as a file for spreadsheets',
  request: request.extend(tableFormat),
  data: z.object({}),
  errors,
});
