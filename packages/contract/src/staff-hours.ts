import { z } from 'zod';

/** "08:30". */
const hour = z.string();

/** When a store is open, and what that leaves to do. */
export const hoursPlan = z.object({
  warehouseId: z.number().int(),
  warehouseName: z.string(),
  /** By weekday (ISO: 1 Monday … 7 Sunday) and hour; a weekday that is absent is closed. */
  week: z.array(z.object({ weekday: z.number().int(), opens: hour, closes: hour })),
  /** Days that differ, from today on. Without hours: closed. */
  specialDays: z.array(
    z.object({ date: z.string(), opens: hour.optional(), closes: hour.optional(), note: z.string().optional() }),
  ),
  /** Orders to be collected in windows outside these hours, by window. */
  collections: z.array(
    z.object({
      date: z.string(),
      beginTime: hour,
      endTime: hour,
      orders: z.array(z.object({ orderId: z.number().int(), orderNumber: z.string() })),
    }),
  ),
  /** Stores this person may plan. */
  stores: z.array(z.object({ warehouseId: z.number().int(), name: z.string() })),
  /** Of week and special days: says what the page showed when a change is saved. */
  version: z.string(),
});

export type HoursPlan = z.infer<typeof hoursPlan>;
