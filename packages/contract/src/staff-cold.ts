import { z } from 'zod';
import { coldKinds, coldStates } from './staff-cold-words.ts';

/** A cold room and how it is now. Temperatures in °C, instants ISO. */
export const coldCell = z.object({
  cellId: z.number().int(),
  warehouseId: z.number().int(),
  warehouseName: z.string(),
  name: z.string(),
  kind: z.enum(coldKinds),
  /** Above it is too warm. */
  max: z.number(),
  /** Minutes it is too warm before somebody is called. */
  alertMinutes: z.number().int(),
  /** Minutes a probe may say nothing. */
  silentMinutes: z.number().int(),
  active: z.boolean(),
  state: z.enum(coldStates),
  /** The latest reading. */
  last: z.object({ at: z.string(), temperature: z.number() }).optional(),
  /** Since when it is too warm. */
  warmSince: z.string().optional(),
  /** It has a probe that may speak. */
  hasProbe: z.boolean(),
});

export const coldReading = z.object({
  at: z.string(),
  temperature: z.number(),
  /** Who read it; absent: a probe. */
  by: z.string().optional(),
});

export const coldCheck = z.object({ checkId: z.number().int(), at: z.string(), by: z.string(), text: z.string() });

export const coldProbe = z.object({
  probeId: z.number().int(),
  name: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string().optional(),
  revokedAt: z.string().optional(),
});

/** A cold room with a day of it. */
export const coldDay = z.object({
  cell: coldCell,
  /** `YYYY-MM-DD`. */
  day: z.string(),
  readings: z.array(coldReading),
  checks: z.array(coldCheck),
  probes: z.array(coldProbe),
});

export type ColdCell = z.infer<typeof coldCell>;
export type ColdReading = z.infer<typeof coldReading>;
export type ColdCheck = z.infer<typeof coldCheck>;
export type ColdProbe = z.infer<typeof coldProbe>;
export type ColdDay = z.infer<typeof coldDay>;
