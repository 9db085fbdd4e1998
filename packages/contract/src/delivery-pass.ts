import { z } from 'zod';

/** A delivery pass the shop sells. */
export const deliveryPassOffer = z.object({
  offerId: z.number().int(),
  name: z.string(),
  /** The day of purchase comes on top. */
  days: z.number().int(),
  /** Euro, VAT included. */
  price: z.number(),
  /** Euro of goods from which a delivery is free. */
  freeFrom: z.number(),
  /** Free deliveries in one week, Monday to Sunday; absent = no limit. */
  perWeek: z.number().int().optional(),
});

/** A pass a customer bought, as they see it. */
export const deliveryPassOrder = deliveryPassOffer.extend({
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** `pending`: the money is not certain yet. `failed`: nothing was charged, or it goes back. `ended`: before its time. */
  state: z.enum(['pending', 'paid', 'failed', 'ended']),
  /** Italian, why it failed; in the answer for one pass, not in lists. */
  reason: z.string().optional(),
  /** `YYYY-MM-DD`, both days whole, in shop time; once it was paid. */
  startsOn: z.string().optional(),
  endsOn: z.string().optional(),
  /** It holds today; never of somebody who buys for a company by now. */
  holds: z.boolean(),
  /** Deliveries it made free, and the euro they would have cost. */
  deliveries: z.number().int(),
  saved: z.number(),
  createdAt: z.string(),
  /** Its payment was begun, and the customer can go on with it or abandon it; in the answer for one pass, not in lists. */
  canPay: z.boolean(),
  canWithdraw: z.boolean(),
  /** `YYYY-MM-DD`, last day of the right of withdrawal. */
  withdrawUntil: z.string().optional(),
  /** Euro: what would go back today, or of an ended one what does. */
  refund: z.number().optional(),
  /** ISO instant at which what goes back of an ended one left; absent while it still has to, and where nothing does. */
  refundedAt: z.string().optional(),
});

export type DeliveryPassOffer = z.infer<typeof deliveryPassOffer>;
export type DeliveryPassOrder = z.infer<typeof deliveryPassOrder>;
