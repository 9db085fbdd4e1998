import { z } from 'zod';
import { storageZones } from './staff-order-words.ts';

export const lockerSizes = ['small', 'medium', 'large'] as const;
/** Who opens doors: `keypad`, staff set the code of each visit on the lock. */
export const lockerOperators = ['keypad'] as const;
export const lockerDoorStates = ['free', 'reserved', 'filled', 'out-of-order'] as const;

export type LockerSize = (typeof lockerSizes)[number];
export type LockerDoorState = (typeof lockerDoorStates)[number];

export const lockerSizeLabels: Record<LockerSize, string> = {
  small: 'piccolo, 1 cassa',
  medium: 'medio, 2 casse',
  large: 'grande, 4 casse',
};

/** A door of a station, as it is now. */
export const lockerDoor = z.object({
  compartmentId: z.number().int(),
  label: z.string(),
  size: z.enum(lockerSizes),
  temperature: z.enum(storageZones),
  state: z.enum(lockerDoorStates),
  /** Why it is out of order. */
  outOfOrder: z.string().optional(),
  /** Whose goods it is kept for, or holds. */
  orderNumber: z.string().optional(),
});

/** What becomes of an order at a station. `over`: nobody came in time, the goods have to be taken out. */
export const lockerVisitStates = ['to-fill', 'in', 'over'] as const;

export const lockerVisit = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** "Giulia B." */
  customer: z.string(),
  state: z.enum(lockerVisitStates),
  /** On the road: a van brings it. */
  travelling: z.boolean(),
  date: z.string(),
  beginTime: z.string(),
  endTime: z.string(),
  /** Doors with the crates that go behind each. */
  doors: z.array(
    z.object({
      compartmentId: z.number().int(),
      label: z.string(),
      size: z.enum(lockerSizes),
      temperature: z.enum(storageZones),
      /** Of the goods that go there. */
      zone: z.enum(storageZones),
      crates: z.number().int(),
      filled: z.boolean(),
    }),
  ),
  /** Codes of the crates that were packed. */
  crates: z.array(z.object({ code: z.string(), zone: z.enum(storageZones) })),
  /** ISO instant until which the customer may come. */
  until: z.string().optional(),
});

export const lockerStation = z.object({
  warehouseId: z.number().int(),
  warehouseName: z.string(),
  /** Absent: the store has no station yet. */
  station: z
    .object({
      lockerStationId: z.number().int(),
      name: z.string(),
      address1: z.string(),
      addressNumber: z.string(),
      city: z.string(),
      province: z.string(),
      postalcode: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      directions: z.string().optional(),
      /** By weekday (ISO) and hour; none: day and night. */
      hours: z.array(z.object({ weekday: z.number().int(), opens: z.string(), closes: z.string() })),
      stayHours: z.number().int(),
      perOrder: z.number().int(),
      operator: z.enum(lockerOperators),
      active: z.boolean(),
      revision: z.number().int(),
    })
    .optional(),
  doors: z.array(lockerDoor),
  visits: z.array(lockerVisit),
  /** Slots of service 3 are planned; without them nobody can order. */
  hasSlots: z.boolean(),
});

/** What a driver needs to put an order behind its doors where there is no network. */
export const lockerFilling = z.object({
  visit: lockerVisit,
  /** Six digits, to be set on the keypads: they open nothing before. */
  code: z.string(),
});

/** What a customer sees of their order at a station. */
export const orderLocker = z.object({
  name: z.string(),
  directions: z.string().optional(),
  /** `waiting`: not there yet. */
  state: z.enum(['waiting', 'in', 'over', 'collected', 'back']),
  /** Six digits; while the goods are in. */
  code: z.string().optional(),
  /** The code as Code 128: widths of bars and gaps, a bar first, in modules. */
  bars: z.array(z.number().int()).optional(),
  /** Labels of the doors. */
  doors: z.array(z.string()),
  /** ISO instants. */
  until: z.string().optional(),
  collectedAt: z.string().optional(),
  /** The customer says that they took the goods: nobody else can know. */
  canConfirm: z.boolean(),
});

export type LockerDoor = z.infer<typeof lockerDoor>;
export type LockerVisit = z.infer<typeof lockerVisit>;
export type LockerFilling = z.infer<typeof lockerFilling>;
export type LockerStation = z.infer<typeof lockerStation>;
export type OrderLocker = z.infer<typeof orderLocker>;
