import { z } from 'zod';
import { address } from './address.ts';

/** Opening hours of one weekday: 1 Sunday … 7 Saturday. */
export const serviceHour = z.object({
  beginWeekDay: z.number().int(),
  /** "08:30". */
  beginHour: z.string(),
  endHour: z.string(),
});

/** Where a locker station stands and when one gets to it. */
export const lockerPlace = z.object({
  name: z.string(),
  address,
  /** How to find it. */
  directions: z.string().optional(),
  /** Empty: day and night. */
  serviceHours: z.array(serviceHour),
  /** Hours goods stay to be fetched. */
  stayHours: z.number().int(),
  /** It has doors for frozen goods. */
  frozen: z.boolean(),
});

/** A store. */
export const warehouse = z.object({
  warehouseId: z.number().int(),
  name: z.string(),
  slug: z.string(),
  address,
  metaData: z.object({
    warehouse_locator: z.object({
      PHONE: z.string().optional(),
      EMAIL: z.string().optional(),
      /** Comma separated: "Parcheggio, Gastronomia". */
      SERVICES: z.string().optional(),
    }),
  }),
  serviceHours: z.object({ default: z.array(serviceHour) }),
  deliveryServices: z.array(z.object({ deliveryServiceId: z.number().int(), name: z.string() })),
  /** Days it is closed or open otherwise: `YYYY-MM-DD`. */
  exceptions: z
    .array(
      z.object({
        date: z.string(),
        closed: z.boolean(),
        beginHour: z.string().optional(),
        endHour: z.string().optional(),
        /** Why: "Vigilia di Natale". */
        note: z.string().optional(),
      }),
    )
    .optional(),
  mediaURL: z.string().optional(),
  /** Its locker station, where one takes orders. */
  locker: lockerPlace.optional(),
  /** `YYYY-MM-DD`: from this day on it is closed for good. */
  closesOn: z.string().optional(),
});

export type LockerPlace = z.infer<typeof lockerPlace>;
export type Warehouse = z.infer<typeof warehouse>;
export type ServiceHour = z.infer<typeof serviceHour>;

/** What the `data` of `warehouse-not-found` says of a store that closed for good. */
export interface GoneStore {
  name: string;
  /** "Via Nizza 262, Torino". */
  place: string;
}
