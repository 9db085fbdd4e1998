import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cart } from '../cart.ts';
import { dayParam, hashParam, idParam, intParam, optional, withDefault } from '../fields.ts';
import { timeslotDay } from '../timeslot.ts';

export const deliveryService = z.object({
  deliveryServiceId: z.number().int(),
  /** "home", "pickup", "locker". */
  code: z.string(),
  name: z.string(),
  description: z.string().optional(),
});

export type DeliveryService = z.infer<typeof deliveryService>;

export const services = defineCall({
  method: 'GET',
  path: 'delivery-service/list',
  summary: 'Delivery services: 1 home delivery, 2 pick-up in store, 3 locker',
  tag: 'delivery',
  request: z.object({}),
  data: z.object({ deliveryServices: z.array(deliveryService) }),
});

export const timeslots = defineCall({
  method: 'GET',
  path: 'timeslot/list',
  summary: 'Dated slots of the next days, for the address of the cart or the shop of the hash',
  tag: 'delivery',
  request: z.object({
    days: withDefault(intParam('Il numero di giorni', { min: 1, max: 31 }), 7),
    /** Without it: the service of the cart, else home delivery. */
    delivery_service_id: optional(idParam('Il servizio di consegna')),
    hash: hashParam,
  }),
  data: z.object({ days: z.array(timeslotDay) }),
});

export const notifyMeOfTimeslot = defineCall({
  method: 'POST',
  path: 'timeslot/notify-me',
  summary: 'Asks to be told when a place for the cart is free where every slot of its store is full ("Avvisami")',
  tag: 'delivery',
  access: 'customer',
  request: z.object({}),
  data: z.object({}),
  /** `service-not-told`: doors of lockers are as many as sizes, and nobody is told of them. */
  errors: ['address-needed', 'service-not-told'],
});

export const holdTimeslot = defineCall({
  method: 'POST',
  path: 'timeslot/hold',
  summary: 'Holds a place in a slot for the cart, in place of the one held before',
  tag: 'delivery',
  access: 'customer',
  request: z.object({ timeslot_id: idParam('La fascia oraria'), date: dayParam('La data') }),
  data: cart,
  /** `locker-too-small`: the cart does not fit the station with every door free. */
  errors: ['slot-full', 'slot-closed', 'address-needed', 'slot-not-found', 'cart-locked', 'locker-too-small'],
});

export const extendTimeslot = defineCall({
  method: 'POST',
  path: 'timeslot/extend',
  summary: 'Makes the hold of the slot last longer',
  tag: 'delivery',
  access: 'customer',
  request: z.object({}),
  data: cart,
  errors: ['slot-needed', 'slot-lost', 'slot-closed', 'max-extensions'],
});

export const releaseTimeslot = defineCall({
  method: 'POST',
  path: 'timeslot/release',
  summary: 'Gives the held place back',
  tag: 'delivery',
  access: 'customer',
  request: z.object({}),
  data: cart,
  errors: ['cart-locked'],
});
