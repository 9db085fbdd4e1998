import { z } from 'zod';
import { defineCall } from '../call.ts';
import { choiceParam, dayParam, idParam, optional } from '../fields.ts';
import { report, reportTables } from '../staff-report.ts';
import { tableFormat } from '../table-format.ts';

const base = { tag: 'staff', access: 'staff', roles: ['store-manager', 'accounting'] } as const;
const request = z.object({
  /** Days of slots, both included; at most 92. */
  from: dayParam('Il primo giorno'),
  to: dayParam('L’ultimo giorno'),
  warehouse_id: optional(idParam('La sede')),
});
const errors = ['days-reversed', 'too-many-days', 'store-not-found'] as const;

export const overview = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/reports',
  summary:
    'Figures of a period beside those of as many days before it: sales, margins, slots, work, what was missing, payments',
  request,
  data: z.object({ report }),
  errors,
});

export const file = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/reports.csv',
  answers: 'csv',
  summary: 'One table of the report as a file for spreadsheets',
  request: request.extend({ table: choiceParam('La tabella', reportTables), ...tableFormat }),
  data: z.object({}),
  errors,
});
