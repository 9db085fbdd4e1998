import { z } from 'zod';
import { type Fault, faultSchema } from '../platform/faults.ts';

/** What the customer does in the app without being asked on a page. */
export type Outcome = z.output<typeof outcomeSchema>;
export const outcomeSchema = z.strictObject({
  action: z.enum(['approve', 'refuse', 'expire']),
  /** Meal vouchers used, at most; the rest is paid from the wallet. */
  vouchers: z.number().int().min(0).max(8).default(0),
});

export interface Settings {
  faults: Fault[];
  slowMs: number;
  /** What customers do as soon as a payment is made; null = they decide on the page. */
  outcome: Outcome | null;
  /** Payments the outcome still holds for; null = until changed. */
  outcomeTimes: number | null;
  callbacks: 'normal' | 'lost' | 'late' | 'duplicated';
  /** Delay of a late callback. */
  lateMs: number;
  /** How many times a duplicated callback is sent. */
  duplicates: number;
  /** Waits before each repetition of a callback that was not answered 2xx. */
  retryMs: number[];
  /** Face value in cents of the vouchers in everybody's app. */
  voucherValue: number;
}

export function defaultSettings(): Settings {
  return {
    faults: [],
    slowMs: 30_000,
    outcome: null,
    outcomeTimes: null,
    callbacks: 'normal',
    lateMs: 8_000,
    duplicates: 3,
    retryMs: [1_000, 2_000],
    voucherValue: 800,
  };
}

const milliseconds = z.number().int().min(0).max(3_600_000);

export const settingsChange = z.strictObject({
  faults: z.array(faultSchema).optional(),
  slowMs: milliseconds.optional(),
  outcome: outcomeSchema.nullable().optional(),
  outcomeTimes: z.number().int().min(1).max(1000).nullable().default(null),
  /** The outcome is for this payment only, which need not exist yet. */
  external_code: z.string().optional(),
  callbacks: z.enum(['normal', 'lost', 'late', 'duplicated']).optional(),
  lateMs: milliseconds.optional(),
  duplicates: z.number().int().min(1).max(50).optional(),
  retryMs: z.array(milliseconds).max(2).optional(),
  voucherValue: z.number().int().min(1).max(10_000).optional(),
});

/** Changes the settings; an outcome for one payment goes into `outcomeOf`. */
export function applyChange(
  settings: Settings,
  outcomeOf: Record<string, Outcome>,
  change: z.output<typeof settingsChange>,
): void {
  const { outcome, outcomeTimes, external_code, ...rest } = change;
  Object.assign(settings, rest);
  if (outcome === undefined) return;
  if (external_code === undefined) Object.assign(settings, { outcome, outcomeTimes });
  else if (outcome === null) delete outcomeOf[external_code];
  else outcomeOf[external_code] = outcome;
}

/** What the customer of a new payment does at once, if anything; uses up one of `outcomeTimes`. */
export function takeOutcome(
  settings: Settings,
  outcomeOf: Record<string, Outcome>,
  externalCode: string | undefined,
): Outcome | null {
  const own = externalCode === undefined ? undefined : outcomeOf[externalCode];
  if (own) return own;
  const { outcome } = settings;
  if (outcome && settings.outcomeTimes !== null) {
    settings.outcomeTimes -= 1;
    if (settings.outcomeTimes === 0) Object.assign(settings, { outcome: null, outcomeTimes: null });
  }
  return outcome;
}
