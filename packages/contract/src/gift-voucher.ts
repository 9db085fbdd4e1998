import { z } from 'zod';

/** A voucher bought for somebody else, as its buyer sees it. Texts are empty once they were erased. */
export const giftVoucherOrder = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** `pending`: the money is not certain yet. `failed`: nothing was charged, or it goes back. */
  state: z.enum(['pending', 'paid', 'failed', 'cancelled']),
  /** Italian, why it failed; in the answer for one voucher, not in lists. */
  reason: z.string().optional(),
  /** Euro. */
  amount: z.number(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  message: z.string(),
  /** `YYYY-MM-DD` on which the recipient gets the mail, in shop time. */
  deliverOn: z.string(),
  /** ISO instant at which the mail left. */
  mailedAt: z.string().optional(),
  createdAt: z.string(),
  /** Some of it was spent. */
  used: z.boolean(),
  /** Its payment was begun, and the customer can go on with it or abandon it; in the answer for one voucher, not in lists. */
  canPay: z.boolean(),
  canResend: z.boolean(),
  canCancel: z.boolean(),
  /** `YYYY-MM-DD`, last day of the right of withdrawal. */
  cancelUntil: z.string().optional(),
});

export const giftVoucherBalance = z.object({
  /** "SPRT •••• •••• •••• 0775". */
  maskedCode: z.string(),
  /** Euro left. */
  total: z.number(),
  initialTotal: z.number(),
  /** `YYYY-MM-DD`, the last day. */
  validTo: z.string().optional(),
  state: z.enum(['available', 'used', 'expired']),
});

export type GiftVoucherOrder = z.infer<typeof giftVoucherOrder>;
export type GiftVoucherBalance = z.infer<typeof giftVoucherBalance>;
