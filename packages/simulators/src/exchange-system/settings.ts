import { z } from 'zod';
import { type Fault, faultSchema } from '../platform/faults.ts';
import { OUTCOMES } from './model.ts';

/** What becomes of a file without fault: as its address says, always the same, or what a person decides on the page. */
export const MANNERS = ['as-addressed', ...OUTCOMES, 'ask'] as const;

export interface Settings {
  faults: Fault[];
  slowMs: number;
  manner: (typeof MANNERS)[number];
}

export const defaultSettings = (): Settings => ({ faults: [], slowMs: 30_000, manner: 'as-addressed' });

export const settingsChange = z.strictObject({
  faults: z.array(faultSchema).optional(),
  slowMs: z.number().int().min(0).max(3_600_000).optional(),
  manner: z.enum(MANNERS).optional(),
});
