import { choiceParam, withDefault } from './fields.ts';

/** As what a table leaves the Banco: for any spreadsheet, or for Excel. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** What calls that answer with a table take; their paths end in `.csv` for both. */
export const tableFormat = { format: withDefault(choiceParam('Il formato', tableFormats), 'csv') };
