import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  boolParam,
  choiceParam,
  idParam,
  instantParam,
  intParam,
  optional,
  pageParam,
  pageSizeParam,
  secretParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { page } from '../page.ts';
import {
  departmentValue,
  importErrorGroups,
  importField,
  importMapping,
  importPartBytes,
  importRowOnWire,
  importViews,
  mostImportBytes,
  planMet,
  staffImport,
} from '../staff-import.ts';
import { tableFormat, tableFormats } from '../table-format.ts';

const base = { tag: 'staff', access: 'staff', roles: ['merchandiser'] } as const;
const importId = { import_id: idParam('L’importazione') };
const data = z.object({ import: staffImport });

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/imports',
  summary: 'Imports of the catalogue, the latest first: who, which file, what became of it',
  request: z.object({ page: pageParam, page_size: pageSizeParam({ fallback: 20, max: 100 }) }),
  data: z.object({ page, imports: z.array(staffImport) }),
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/import',
  summary: 'An import: its columns and how they are understood, what would change or has, and how far the work is',
  request: z.object(importId),
  data: data.extend({
    fields: z.array(importField),
    /** Planned prices it meets while its own are to come, the next first, at most `mostPlansMet`. */
    plansMet: z.array(planMet),
  }),
  errors: ['import-not-found'],
});

export const begin = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/imports/begin',
  summary: 'Begins an import: a file that will arrive in pieces (Excel, CSV or JSON Lines, up to 100 MB)',
  request: z.object({
    file_name: textParam('Il nome del file', 200),
    bytes: intParam('La dimensione del file', { min: 1, max: mostImportBytes }),
  }),
  data,
});

export const append = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/imports/append',
  summary: 'A piece of the file, of 512 KiB but for the last; one that arrives twice counts once',
  request: z.object({
    ...importId,
    part: intParam('Il numero del pezzo', { max: Math.ceil(mostImportBytes / importPartBytes) }),
    /** Base64. */
    data: secretParam('Il pezzo del file', Math.ceil(importPartBytes / 3) * 4 + 4),
  }),
  data: z.object({ parts: z.number().int() }),
  errors: ['import-not-found', 'import-busy', 'wrong-part'],
});

export const read = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/imports/read',
  summary: 'The file is whole: its encoding and columns are recognised, and a mapping is proposed or remembered',
  request: z.object(importId),
  data,
  errors: ['import-not-found', 'import-busy', 'file-incomplete', 'file-unreadable'],
});

export const departments = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/imports/departments',
  summary:
    'The different values of a column with departments, those without a match first, and the departments of the shop',
  request: z.object({ ...importId, column: textParam('La colonna', 200) }),
  data: z.object({
    values: z.array(departmentValue),
    /** There are more values than a table of departments has. */
    tooMany: z.boolean(),
    /** Departments that are shown, by name with those above ("Dispensa › Conserve"). */
    departments: z.array(z.object({ path: z.string(), name: z.string() })),
  }),
  errors: ['import-not-found', 'file-incomplete', 'wrong-mapping'],
});

export const check = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/imports/check',
  summary: 'Reads every row with this mapping and says what would change; on sale nothing changes',
  request: z.object({ ...importId, mapping: importMapping }),
  data,
  errors: ['import-not-found', 'import-busy', 'wrong-mapping', 'file-incomplete'],
});

export const rows = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/imports/rows',
  summary: 'Rows of an import that are wrong, bring something new or change something',
  request: z.object({
    ...importId,
    view: choiceParam('La vista', importViews),
    /** Of the rows in error, those with a fault of this kind. */
    group: choiceParam('Il gruppo', importErrorGroups).optional(),
    page: pageParam,
    page_size: pageSizeParam({ fallback: 20, max: 200 }),
  }),
  data: z.object({ page, rows: z.array(importRowOnWire) }),
  errors: ['import-not-found'],
});

export const mend = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/imports/mend',
  summary: 'Puts a cell of a row in error right and checks the row again',
  request: z.object({
    ...importId,
    line: intParam('La riga', { min: 1 }),
    column: textParam('La colonna', 200),
    value: z.string({ error: 'Il valore deve essere un testo' }).max(5000, { error: 'Il valore è troppo lungo' }),
  }),
  data: data.extend({ row: importRowOnWire.optional() }),
  errors: ['import-not-found', 'import-busy', 'row-not-found'],
});

export const errorsFile = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/imports/errors.csv',
  answers: 'csv',
  summary:
    'The rows in error as they are in the file, with the reason: to be put right in a spreadsheet and brought again',
  request: z.object({ ...importId, ...tableFormat }),
  data: z.object({}),
  errors: ['import-not-found'],
});

export const apply = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/imports/apply',
  summary: 'Applies the good rows, all at once; asked again it changes nothing',
  request: z.object({
    ...importId,
    /** Products on sale that the file does not name are taken off sale. */
    suspend_missing: withDefault(boolParam('La sospensione dei prodotti che mancano'), false),
    /** Prices of products that have one begin then, all at once; everything else of the file at once. */
    prices_from: optional(instantParam('Il momento da cui valgono i prezzi')),
  }),
  data,
  errors: ['import-not-found', 'import-busy', 'past-time', 'too-far'],
});

export const cancel = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/imports/cancel',
  summary: 'Leaves an import that was not applied',
  request: z.object(importId),
  data,
  errors: ['import-not-found', 'import-busy'],
});

export const undo = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/imports/undo',
  summary:
    'Takes an applied import back, for seven days: what nobody changed since is as before, new products go off sale',
  request: z.object(importId),
  data,
  errors: ['import-not-found', 'import-busy', 'too-late'],
});

export const exportFile = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/catalogue.csv',
  answers: 'csv',
  summary:
    'The whole catalogue in the columns an import takes, for any spreadsheet or Excel, or as JSON Lines with the departments too',
  request: z.object({ format: withDefault(choiceParam('Il formato', [...tableFormats, 'jsonl']), 'csv') }),
  data: z.object({}),
});

export const template = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/imports/template.csv',
  answers: 'csv',
  summary: 'The columns of an import with one row as an example',
  request: z.object(tableFormat),
  data: z.object({}),
});
