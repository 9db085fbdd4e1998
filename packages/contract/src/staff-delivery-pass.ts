import { z } from 'zod';
import { deliveryPassOffer, deliveryPassOrder } from './delivery-pass.ts';

/** An offer of a delivery pass as the Banco shows it. */
export const staffDeliveryPassOffer = deliveryPassOffer.extend({
  onSale: z.boolean(),
  /** Nobody bought it: its terms may still change. */
  mayChange: z.boolean(),
  /** Passes that were paid, those that ended among them. */
  sold: z.number().int(),
  /** Of those, the ones that hold today. */
  holding: z.number().int(),
  /** Euro they brought, less what went back. */
  takings: z.number(),
  /** Deliveries they made free, and the euro those would have cost. */
  deliveries: z.number().int(),
  saved: z.number(),
});

/** A pass of a customer as the Banco shows it; `refund` is what goes back if it is ended today. */
export const staffDeliveryPass = deliveryPassOrder.omit({ canPay: true, canWithdraw: true, reason: true }).extend({
  mayBeEnded: z.boolean(),
  /** ISO instant at which it was ended before its time. */
  endedAt: z.string().optional(),
  /** Who of the staff ended it, and why; absent where the customer withdrew. */
  endedBy: z.string().optional(),
  endReason: z.string().optional(),
});

export type StaffDeliveryPassOffer = z.infer<typeof staffDeliveryPassOffer>;
export type StaffDeliveryPass = z.infer<typeof staffDeliveryPass>;
