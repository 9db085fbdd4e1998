import { z } from 'zod';

export { savedCardPaymentTypeId } from './constants.ts';

/**
 * What buying answers. With `paymentUrl` the browser goes to the provider, by GET or, with `paymentParameters`, by an
 * auto-submitted POST form (its `redirectUrl` left out); without it the order is placed.
 */
export const paymentResponse = z.object({
  paymentUrl: z.string().optional(),
  paymentParameters: z.record(z.string(), z.string()).optional(),
  order: z.object({ orderId: z.number().int(), orderNumber: z.string() }),
  orderId: z.number().int(),
  payment_client_secret: z.string().optional(),
  payment_data: z.string().optional(),
  payment_auth_id: z.number().int().optional(),
  /** The payment's own id. */
  id: z.number().int().optional(),
  orderGrossTotal: z.number(),
  /** `YYYY-MM-DD` and "18:00–20:00". */
  timeSlotDate: z.string(),
  timeSlotTime: z.string(),
});

/** A payment begun and not brought to an end: euro, and the slot the order keeps meanwhile. */
export const unfinishedPayment = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  orderGrossTotal: z.number(),
  timeSlotDate: z.string(),
  timeSlotTime: z.string(),
});

/** How the payment of an order stands: only the provider's word makes it `paid`. */
export const paymentStatus = z.object({
  state: z.enum(['pending', 'paid', 'failed']),
  orderId: z.number().int(),
  orderNumber: z.string().optional(),
  /** Page of the shop to go to next. */
  nextUrl: z.string().optional(),
  /** Italian, why it failed. */
  reason: z.string().optional(),
});

export const paymentKinds = ['card', 'saved-card', 'wallet', 'meal-ticket', 'gift-certificate', 'other'] as const;

export const paymentType = z.object({
  paymentTypeId: z.number().int(),
  name: z.string(),
  description: z.string().optional(),
  kind: z.enum(paymentKinds),
  provider: z.string(),
  /** Can be chosen now. A provider that is down hides its own method only. */
  enabled: z.boolean(),
  /** Italian, why it cannot be chosen. */
  disabledReason: z.string().optional(),
  /** The card can be kept for the next time. */
  allowsAuth: z.boolean(),
  iconSource: z.string().optional(),
});

/** A saved card: the provider's token stays on the server, here are the words for it. */
export const paymentAuth = z.object({
  paymentAuthId: z.number().int(),
  paymentTypeId: z.number().int(),
  /** "1" = active. */
  active: z.enum(['0', '1']),
  defaultAuth: z.boolean(),
  /** Masked, "•••• •••• •••• 4242". */
  cardNumber: z.string(),
  brand: z.string(),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
  holder: z.string().optional(),
});

export const mealTicketLoginKinds = ['oauth', 'credentials', 'app-confirm'] as const;

export const mealTicketType = z.object({
  paymentTypeId: z.number().int(),
  name: z.string(),
  provider: z.enum(['edenred', 'pluxee', 'pellegrini', 'upday']),
  linked: z.boolean(),
  loginKind: z.enum(mealTicketLoginKinds),
  /** Where linking begins (`oauth`). */
  loginUrl: z.string().optional(),
  /** Account name at the issuer, once linked. */
  account: z.string().optional(),
  /** Euro on the account; 0 when the issuer does not answer, and then `balanceUnavailable`. */
  balance: z.number().optional(),
  balanceUnavailable: z.boolean().optional(),
  /** Face values in the account: meal tickets give no change. */
  tickets: z.array(z.object({ value: z.number(), quantity: z.number().int() })).optional(),
  /** Most tickets the issuer allows on one order. */
  maxTickets: z.number().int().optional(),
  selected: z.boolean(),
  /** Euro chosen for this order. */
  selectedAmount: z.number().optional(),
  /** The amounts that can be chosen for this cart, ascending. */
  amounts: z.array(z.number()).optional(),
});

/** State of linking an issuer's account. */
export const mealTicketLogin = z.object({
  state: z.enum(['linked', 'pending', 'expired', 'unlinked']),
  /** ISO instant a pending confirmation in the issuer's app ends. */
  expiresAt: z.string().optional(),
});

export const giftCertificate = z.object({
  giftCertificateId: z.number().int(),
  description: z.string(),
  code: z.string().optional(),
  /** `voucher` = discount, `prepaid` = gift card. */
  kind: z.enum(['voucher', 'prepaid']),
  /** Euro left. */
  total: z.number(),
  initialTotal: z.number(),
  minimumOrder: z.number().optional(),
  /** May be used together with others. */
  combinable: z.boolean(),
  /** `YYYY-MM-DD`. */
  validFrom: z.string().optional(),
  validTo: z.string().optional(),
  state: z.enum(['available', 'in-cart', 'used', 'expired']),
  manuallyAssigned: z.boolean(),
});

/** An amount a company owes, with its day; a credit note is an amount below zero. */
export const paymentDueDate = z.object({
  paymentDueDateId: z.number().int(),
  kind: z.enum(['invoice', 'credit-note']),
  documentNumber: z.string(),
  documentDate: z.string(),
  dueDate: z.string(),
  amount: z.number(),
  openAmount: z.number(),
  state: z.enum(['open', 'overdue', 'paid']),
  orderId: z.number().int().optional(),
  orderNumber: z.string().optional(),
});

export type PaymentResponse = z.infer<typeof paymentResponse>;
export type UnfinishedPayment = z.infer<typeof unfinishedPayment>;
export type PaymentStatus = z.infer<typeof paymentStatus>;
export type PaymentType = z.infer<typeof paymentType>;
export type PaymentAuth = z.infer<typeof paymentAuth>;
export type MealTicketType = z.infer<typeof mealTicketType>;
export type MealTicketLogin = z.infer<typeof mealTicketLogin>;
export type GiftCertificate = z.infer<typeof giftCertificate>;
export type PaymentDueDate = z.infer<typeof paymentDueDate>;
