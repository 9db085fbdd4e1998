import { z } from 'zod';
import { type Fault, faultSchema } from '../platform/faults.ts';

export interface Settings {
  faults: Fault[];
  slowMs: number;
  /** The bank refuses whatever the card says, with this `decline_code`; null = as the card says. */
  decline: string | null;
  /** Attempts it still refuses; null = until changed. */
  declineTimes: number | null;
  notices: 'normal' | 'lost' | 'late' | 'duplicated' | 'out-of-order';
  /** Delay of a late event, and longest wait of an out-of-order one. */
  lateMs: number;
  /** How many times a duplicated event is sent. */
  duplicates: number;
  /** Waits before each repetition of an event that was not answered 2xx; the last one goes on. */
  retryMs: number[];
}

export function defaultSettings(): Settings {
  return {
    faults: [],
    slowMs: 30_000,
    decline: null,
    declineTimes: null,
    notices: 'normal',
    lateMs: 8_000,
    duplicates: 3,
    retryMs: [1_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000],
  };
}

const milliseconds = z.number().int().min(0).max(3_600_000);

export const settingsChange = z.strictObject({
  faults: z.array(faultSchema).optional(),
  slowMs: milliseconds.optional(),
  decline: z.string().nullable().optional(),
  declineTimes: z.number().int().min(1).max(1000).nullable().optional(),
  notices: z.enum(['normal', 'lost', 'late', 'duplicated', 'out-of-order']).optional(),
  lateMs: milliseconds.optional(),
  duplicates: z.number().int().min(1).max(50).optional(),
  retryMs: z.array(milliseconds).min(1).max(20).optional(),
});

/** The refusal the settings want for the next attempt, if any; uses up one of `declineTimes`. */
export function takeDecline(settings: Settings): string | null {
  const { decline } = settings;
  if (decline !== null && settings.declineTimes !== null) {
    settings.declineTimes -= 1;
    if (settings.declineTimes === 0) Object.assign(settings, { decline: null, declineTimes: null });
  }
  return decline;
}
