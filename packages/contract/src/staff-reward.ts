import { z } from 'zod';

/** A request of rewards as the Banco lists it. ISO instants. */
export const staffRewardRequest = z.object({
  rewardRequestId: z.number().int(),
  requestedAt: z.string(),
  state: z.enum(['requested', 'ready', 'delivered', 'cancelled']),
  stateLabel: z.string(),
  customer: z.string(),
  items: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  points: z.number().int(),
  /** The store it is fetched from; absent: it comes with an order. */
  warehouse: z.object({ warehouseId: z.number().int(), name: z.string() }).optional(),
  /** The order it travels with, or the next one of this customer that is not closed yet. */
  order: z
    .object({
      orderId: z.number().int(),
      orderNumber: z.string(),
      /** `YYYY-MM-DD` */
      date: z.string(),
      /** It lies in its crates. */
      packed: z.boolean(),
    })
    .optional(),
  closedAt: z.string().optional(),
  /** Why it was refused; the customer reads it. */
  refusal: z.string().optional(),
});

export type StaffRewardRequest = z.infer<typeof staffRewardRequest>;
