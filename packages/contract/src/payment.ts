import { z } from 'zod';

export { savedCardPaymentTypeId } from './constants.ts';

/** A tender of an order that is held already. Euro. */
const heldTender = z.object({
  name: z.string(),
  provider: z.string(),
  amount: z.number(),
  /** Whole tickets by face value. */
  tickets: z.array(z.object({ value: z.number(), quantity: z.number().int() })),
});

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
  /** The order is confirmed already, so nothing of it is in a cart: only this payment is missing. Absent otherwise. */
  confirmed: z.boolean().optional(),
  /** What the payment the customer is sent to make is expected to cost; more may be held. Euro. */
  toPay: z.number().optional(),
  /** What others pay of the order before that; absent when nothing. Euro. */
  others: z
    .object({
      /** What the order costs: all its tenders together, prepaid certificates too. */
      total: z.number(),
      held: z.array(heldTender),
      /** By prepaid certificates. */
      prepaid: z.number(),
    })
    .optional(),
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

/** The state of the payment of an order: only the provider's word makes it `paid`. */
export const paymentStatus = z.object({
  state: z.enum(['pending', 'paid', 'failed']),
  orderId: z.number().int(),
  orderNumber: z.string().optional(),
  /** Page of the shop to go to next. */
  nextUrl: z.string().optional(),
  /** Italian, why it failed. */
  reason: z.string().optional(),
});

/** A payment the customer has yet to confirm in the app of its provider. Euro. */
export const paymentWait = z.object({
  /** Page of the provider: a code to scan on a computer, its app on a phone. */
  redirectUrl: z.string(),
  /** To be confirmed, margin for weighed goods included. */
  amount: z.number(),
  /** What of `amount` is expected to be collected. */
  toPay: z.number(),
  /** What the order costs: all its tenders together, prepaid certificates too. */
  total: z.number(),
  /** ISO instant at which the shop ends it. */
  expiresAt: z.string(),
  /** Tenders that are held already. */
  held: z.array(heldTender),
  /** `YYYY-MM-DD` and "18:00–20:00"; absent where nothing is delivered. */
  timeSlotDate: z.string().optional(),
  timeSlotTime: z.string().optional(),
});

/** What a provider says when it is asked after a payment, once the browser is back from it. */
export const paymentFeedback = z.object({
  order: z.object({ orderId: z.number().int() }),
  outcome: z.enum(['completed', 'error', 'pending']),
  /** While it is pending in the provider's app. */
  waiting: paymentWait.optional(),
  /** Page of the shop to go to next. */
  nextUrl: z.string().optional(),
});

export const paymentKinds = [
  'card',
  'saved-card',
  'stripe',
  'satispay',
  'meal-ticket',
  'gift',
  'due-date',
  'pay-link',
] as const;

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
  /** ISO instant from which the money can be held, for a slot further away than a hold lasts: until then a card is kept. */
  heldFrom: z.string().optional(),
  /** Euro that would be held now, margin for weighed goods included. */
  prebilledAmount: z.number().optional(),
  iconSource: z.string().optional(),
});

/** A way to pay that is switched on, without anything about a customer. */
export const paymentMark = z.object({
  paymentTypeId: z.number().int(),
  name: z.string(),
  kind: z.enum(paymentKinds),
  provider: z.string(),
});

/** A saved card: the provider's token stays on the server, here are the words for it. */
export const paymentAuth = z.object({
  paymentAuthId: z.number().int(),
  paymentTypeId: z.number().int(),
  /** Who keeps the card. */
  provider: z.string(),
  /** "1" = active. */
  active: z.enum(['0', '1']),
  defaultAuth: z.boolean(),
  /** Masked, "•••• •••• •••• 4242"; under both names. */
  cardNumber: z.string(),
  maskedNumber: z.string(),
  brand: z.string(),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
  /** "MM/YY". */
  expiry: z.string(),
  /** It expires within two months. */
  expiring: z.boolean().optional(),
  holder: z.string().optional(),
});

export const mealTicketLoginKinds = ['oauth', 'credentials', 'app-confirm'] as const;
export const mealTicketIssuers = ['edenred', 'pluxee', 'pellegrini', 'upday'] as const;

/** An issuer of meal tickets, the customer's account there, and what of it this cart uses. Euro. */
export const mealTicketType = z.object({
  paymentTypeId: z.number().int(),
  name: z.string(),
  provider: z.enum(mealTicketIssuers),
  linked: z.boolean(),
  loginKind: z.enum(mealTicketLoginKinds),
  /** Where linking begins (`oauth`). */
  loginUrl: z.string().optional(),
  /** A confirmation in the issuer's app is waited for until `expires` (ISO instant); the app shows the same code. */
  pending: z.object({ expires: z.string(), code: z.string(), appUrl: z.string().optional() }).optional(),
  /** Account name at the issuer, once linked. */
  account: z.string().optional(),
  /** ISO instant. */
  linkedAt: z.string().optional(),
  /** On the account; 0 when the issuer does not answer, and then `error` says so. */
  balance: z.number().optional(),
  /** Of the ticket there are most of; no change is given. */
  faceValue: z.number().optional(),
  /** All tickets of the account by face value, when there are several values. */
  faceValues: z.array(z.object({ value: z.number(), quantity: z.number().int() })).optional(),
  /** How many can be used for this cart. */
  tickets: z.number().int().optional(),
  /** Most tickets the issuer allows on one order. */
  maxTickets: z.number().int(),
  selected: z.boolean(),
  usedTickets: z.number().int(),
  usedAmount: z.number(),
  /** Why nothing, or not more, can be used. */
  error: z.object({ code: z.string(), error: z.string() }).optional(),
});

/** What of a cart meal tickets may pay, with the steps that lead there. Euro. */
export const mealTicketEligibility = z.object({
  /** "Puoi pagare con i buoni fino a". */
  eligibleAmount: z.number(),
  /** Eligible and not yet paid by a ticket. */
  remainingAmount: z.number(),
  /** "I tuoi prodotti" 74,22 · "Non alimentari: detersivo Limpida" −9,48 …; their sum is `eligibleAmount`. */
  explanation: z.array(z.object({ label: z.string(), amount: z.number() })),
});

/** State of linking an issuer's account. */
export const mealTicketLogin = z.object({
  state: z.enum(['linked', 'pending', 'expired', 'unlinked']),
  /** ISO instant a pending confirmation in the issuer's app ends. */
  expiresAt: z.string().optional(),
  /** Of a pending one: the app shows the same code, to be compared. */
  code: z.string().optional(),
  /** Opens the app. */
  appUrl: z.string().optional(),
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
  /** `YYYY-MM`: it is of all that was delivered in that month. */
  month: z.string().optional(),
  /** Path of the document as PDF; absent where the shop has only its number. */
  documentUrl: z.string().optional(),
});

export type PaymentResponse = z.infer<typeof paymentResponse>;
export type UnfinishedPayment = z.infer<typeof unfinishedPayment>;
export type HeldTender = z.infer<typeof heldTender>;
export type PaymentStatus = z.infer<typeof paymentStatus>;
export type PaymentWait = z.infer<typeof paymentWait>;
export type PaymentFeedback = z.infer<typeof paymentFeedback>;
export type PaymentType = z.infer<typeof paymentType>;
export type PaymentMark = z.infer<typeof paymentMark>;
export type PaymentAuth = z.infer<typeof paymentAuth>;
export type MealTicketType = z.infer<typeof mealTicketType>;
export type MealTicketEligibility = z.infer<typeof mealTicketEligibility>;
export type MealTicketLogin = z.infer<typeof mealTicketLogin>;
export type GiftCertificate = z.infer<typeof giftCertificate>;
export type PaymentDueDate = z.infer<typeof paymentDueDate>;
