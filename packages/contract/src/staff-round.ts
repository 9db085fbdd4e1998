import { z } from 'zod';
import { orderLineStatuses, orderStates, street } from './order.ts';
import { lockerFilling } from './staff-locker.ts';
import { storageZones } from './staff-order-words.ts';
import {
  attemptKinds,
  collectionStates,
  photoSubjects,
  refusalReasons,
  roundStates,
  stopFlags,
  stopProofs,
  stopStates,
} from './staff-round-words.ts';

/** A locker station. Orders with the same `key` are one stop, each put behind its own doors. */
const station = z.object({ key: z.string(), name: z.string(), directions: z.string().optional() });

const point = { latitude: z.number(), longitude: z.number() };

export const van = z.object({
  vanId: z.number().int(),
  warehouseId: z.number().int(),
  /** "Furgone 3". */
  name: z.string(),
  /** Crates it carries. */
  crates: z.number().int(),
  /** It is planned with. */
  active: z.boolean(),
});

/** An order as a stop, on a round or not yet. Instants are ISO. */
export const roundStop = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** "Colombo", or the company. */
  name: z.string(),
  /** "Via Savona 58". */
  street: z.string(),
  postalcode: z.string(),
  ...point,
  /** The house is not known: this is the middle of its postal code or town. */
  approximate: z.boolean(),
  crates: z.number().int(),
  /** What the picker counted; false = estimated from the lines. */
  cratesCounted: z.boolean(),
  flags: z.array(z.enum(stopFlags)),
  orderState: z.enum(orderStates),
  /** It can leave the store. */
  ready: z.boolean(),
  windowBegin: z.string(),
  windowEnd: z.string(),
  /** Seconds at the door: floor and lift count. */
  serviceSeconds: z.number().int(),
  station: station.optional(),
});

export const plannedStop = roundStop.extend({
  /** From 1, in the order of driving; orders of one locker station have the same. */
  position: z.number().int(),
  state: z.enum(stopStates),
  /** When the van is there: planned, and once the round is on its way as it is now expected; the real time when it was there. */
  arrivesAt: z.string(),
  /** Whole minutes after the end of the window; 0 = in time. */
  lateMinutes: z.number().int(),
});

export const round = z.object({
  roundId: z.number().int(),
  /** From 1 within its slot: "Giro 3". */
  number: z.number().int(),
  state: z.enum(roundStates),
  van,
  driver: z.object({ userId: z.number().int(), name: z.string() }).optional(),
  departsAt: z.string(),
  returnsAt: z.string(),
  /** Crates of its stops; more than the van carries is allowed to be planned by hand, not to start. */
  crates: z.number().int(),
  metres: z.number().int(),
  lateStops: z.number().int(),
  stops: z.array(plannedStop),
});

/** Rounds of one slot, and of its day what other slots need. */
export const roundBoard = z.object({
  warehouseId: z.number().int(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  depot: z.object({ name: z.string(), ...point }),
  slots: z.array(
    z.object({
      timeslotId: z.number().int(),
      beginTime: z.string(),
      endTime: z.string(),
      deliveries: z.number().int(),
      rounds: z.number().int(),
      /** Of these, no longer drafts. */
      confirmed: z.number().int(),
    }),
  ),
  /** The slot shown; absent on a day without one. */
  timeslotId: z.number().int().optional(),
  /** Counts the changes of this slot's plan: a change names the one it was made on. */
  revision: z.number().int(),
  rounds: z.array(round),
  /** Orders of the slot on no round, with why the planner left them out, where it did. */
  unplanned: z.array(roundStop.extend({ why: z.string().optional() })),
  vans: z.array(van),
  /** Rounds of other slots of this store that are still on the road after their slot is over. */
  stillOut: z.array(
    z.object({
      roundId: z.number().int(),
      number: z.number().int(),
      vanName: z.string(),
      driverName: z.string(),
      day: z.string(),
      timeslotId: z.number().int(),
      beginTime: z.string(),
      endTime: z.string(),
    }),
  ),
  drivers: z.array(z.object({ userId: z.number().int(), name: z.string() })),
});

/** What proves a delivery, for the office. */
export const deliveryProof = z.object({
  orderId: z.number().int(),
  kind: z.enum(stopProofs).optional(),
  /** Who signed, or took it for the customer. */
  signedBy: z.string().optional(),
  /** An SVG path in a box of 1000 × 400. */
  signature: z.string().optional(),
  adultChecked: z.boolean(),
  at: z.string().optional(),
  driverName: z.string(),
  notes: z.array(z.object({ text: z.string(), at: z.string() })),
  attempts: z.array(z.object({ how: z.enum(attemptKinds), at: z.string() })),
  /** JPEG as `data:` addresses, without place or device. */
  photos: z.array(z.object({ subject: z.enum(photoSubjects), at: z.string(), image: z.string() })),
});

/** A line as the driver speaks of it at the door. Euro; quantities in selling units. */
export const driverLine = z.object({
  orderLineId: z.number().int(),
  name: z.string(),
  shortDescr: z.string(),
  description: z.string(),
  mediaURL: z.string(),
  tint: z.string().optional(),
  weightUnitSelling: z.string(),
  status: z.enum(orderLineStatuses),
  orderedQuantity: z.number(),
  orderedAmount: z.number(),
  quantity: z.number(),
  amount: z.number(),
  /** What came in its place. */
  substitute: z.string().optional(),
  alcohol: z.boolean(),
});

/** Goods of an order before, which this van takes along. */
export const driverCollection = z.object({
  collectionId: z.number().int(),
  /** The order that brought them. */
  orderNumber: z.string(),
  /** "2 × Latte intero e 0,5 kg di Mele". */
  goods: z.string(),
  state: z.enum(collectionStates),
  /** Why not. */
  reason: z.string().optional(),
});

export const driverStop = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  position: z.number().int(),
  state: z.enum(stopStates),
  name: z.string(),
  station: station.optional(),
  /** Of an order for a station, while its round is on the road and it is not in yet. */
  filling: lockerFilling.optional(),
  company: z.string().optional(),
  phone: z.string().optional(),
  street: z.string(),
  city: z.string(),
  postalcode: z.string(),
  doorbell: z.string().optional(),
  stairway: z.string().optional(),
  floor: z.string().optional(),
  hasLift: z.boolean().optional(),
  /** What the customer wrote for who brings it. */
  notes: z.string().optional(),
  ...point,
  arrivesAt: z.string(),
  windowBegin: z.string(),
  windowEnd: z.string(),
  lateMinutes: z.number().int(),
  crates: z.array(z.object({ code: z.string(), zone: z.enum(storageZones).optional(), handedOver: z.boolean() })),
  flags: z.array(z.enum(stopFlags)),
  /** Absent where nothing is to be fetched. */
  collections: z.array(driverCollection).optional(),
  /** Asked of an order with alcohol before it is handed over. */
  age: z.enum(['not-needed', 'needed', 'adult', 'refused']),
  lines: z.array(driverLine),
  refused: z.array(
    z.object({
      orderLineId: z.number().int(),
      quantity: z.number(),
      reason: z.enum(refusalReasons),
      /** Euro that go back. */
      amount: z.number(),
    }),
  ),
  attempts: z.array(z.object({ how: z.enum(attemptKinds), at: z.string() })),
  photos: z.array(z.object({ id: z.string(), subject: z.enum(photoSubjects), at: z.string() })),
  driverNotes: z.array(z.object({ text: z.string(), at: z.string() })),
  empties: z.number().int(),
  /** How often nobody opened. */
  tries: z.number().int(),
  /** Euro: what was prepared, what of it is refused, what stays. Paid already. */
  total: z.number(),
  refusedTotal: z.number(),
  finalTotal: z.number(),
  doneAt: z.string().optional(),
  proof: z.enum(stopProofs).optional(),
  /** Why it goes back. */
  backReason: z.string().optional(),
});

/** A round as its driver has it on the phone. */
export const driverRound = z.object({
  roundId: z.number().int(),
  number: z.number().int(),
  state: z.enum(roundStates),
  vanName: z.string(),
  vanCrates: z.number().int(),
  driverName: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  beginTime: z.string(),
  endTime: z.string(),
  departsAt: z.string(),
  returnsAt: z.string(),
  depot: z.object({ name: z.string(), ...point }),
  /** The store, for who needs help. */
  officePhone: z.string().optional(),
  stops: z.array(driverStop),
});

/** What became of a gesture: applied, applied before, or refused with what to do. */
export const gestureAnswer = z.object({
  id: z.string(),
  result: z.enum(['applied', 'already', 'refused']),
  code: z.string().optional(),
  /** Italian. */
  message: z.string().optional(),
});

export type Van = z.infer<typeof van>;
export type RoundStop = z.infer<typeof roundStop>;
export type PlannedStop = z.infer<typeof plannedStop>;
export type Round = z.infer<typeof round>;
export type RoundBoard = z.infer<typeof roundBoard>;
export type DeliveryProof = z.infer<typeof deliveryProof>;
export type DriverLine = z.infer<typeof driverLine>;
export type DriverCollection = z.infer<typeof driverCollection>;
export type DriverStop = z.infer<typeof driverStop>;
export type DriverRound = z.infer<typeof driverRound>;
export type GestureAnswer = z.infer<typeof gestureAnswer>;

/** What a map of the rounds of a store is drawn upon. */
export const townMap = z.object({
  /** The longest first. */
  streets: z.array(street),
  /** Where the shop has set one: the address of the squares of a picture map, with `{z}`, `{x}` and `{y}`, and who made it. */
  pictures: z.object({ address: z.string(), credit: z.string() }).optional(),
});
export type TownMap = z.infer<typeof townMap>;
