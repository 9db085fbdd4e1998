import { z } from 'zod';

export { deliveryServiceIds } from './constants.ts';

export const address = z.object({
  addressName: z.string(),
  address1: z.string(),
  addressNumber: z.string(),
  city: z.string(),
  province: z.string(),
  postalcode: z.string(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});

/** An address of a customer. */
export const userAddress = address.extend({
  userAddressId: z.number().int(),
  recipient: z.string().optional(),
  doorbell: z.string().optional(),
  /** Stairway and flat: "scala B, 4". */
  stairway: z.string().optional(),
  floor: z.string().optional(),
  hasLift: z.boolean().optional(),
  phone: z.string().optional(),
  notes: z.string().optional(),
  isDefault: z.boolean(),
  /** Whether home delivery reaches it. */
  covered: z.boolean().optional(),
});

/** Where the order goes: an address of the customer, or the warehouse it is picked up from. */
export const shippingAddress = address.extend({
  deliveryServiceId: z.number().int(),
  userAddressId: z.number().int().optional(),
  warehouseId: z.number().int().optional(),
  recipient: z.string().optional(),
  doorbell: z.string().optional(),
  stairway: z.string().optional(),
  floor: z.string().optional(),
  hasLift: z.boolean().optional(),
  phone: z.string().optional(),
  notes: z.string().optional(),
  /** How to find a locker station: "di fianco all’ingresso del parcheggio". */
  directions: z.string().optional(),
});

export type Address = z.infer<typeof address>;
export type UserAddress = z.infer<typeof userAddress>;
export type ShippingAddress = z.infer<typeof shippingAddress>;
