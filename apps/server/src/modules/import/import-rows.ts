import type { importRow } from '@sporta/contract/import/catalogue-rows.ts';
import type { z } from 'zod';

/** A row of a catalogue file, as the contract reads it. */
export type ImportRow = z.output<typeof importRow>;
export type ImportCategory = Extract<ImportRow, { kind: 'category' }>;
export type ImportProduct = Extract<ImportRow, { kind: 'product' }>;
export type ImportPromotion = Extract<ImportRow, { kind: 'promotion' }>;
/** The same before what it leaves out is filled in. */
export type ImportProductInput = Extract<z.input<typeof importRow>, { kind: 'product' }>;
