import { z } from 'zod';
import { staffDeliveryPass } from './staff-delivery-pass.ts';

const customerState = {
  /** Nobody has confirmed the e-mail yet. */
  toVerify: z.boolean(),
  /** May sign in and look, may not buy. */
  blocked: z.boolean(),
};

/** A row of the list of customers. */
export const staffCustomerRow = z.object({
  userId: z.number().int(),
  /** "Marta Colombo", or the e-mail of who gave no name. */
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  fidelityCard: z.string().optional(),
  company: z
    .object({
      companyId: z.number().int(),
      name: z.string(),
      /** Where its invoices go. */
      recipientCode: z.string().optional(),
      pec: z.string().optional(),
    })
    .optional(),
  /** Orders of the stores this person sees; cancelled, withdrawn and redelivered ones are none. */
  orders: z.number().int(),
  /** ISO instant of the latest of them. */
  lastOrderAt: z.string().optional(),
  points: z.number().int(),
  /** ISO instant of the registration. */
  since: z.string(),
  ...customerState,
});

/** A gift certificate as the Banco shows it. Euro. */
export const staffCertificate = z.object({
  giftCertificateId: z.number().int(),
  /** Its last signs: the whole code is money. */
  code: z.string(),
  description: z.string(),
  kind: z.enum(['voucher', 'prepaid']),
  value: z.number(),
  left: z.number(),
  /** ISO instants. */
  givenAt: z.string(),
  validTo: z.string().optional(),
  state: z.enum(['active', 'used', 'expired', 'taken-back']),
  /** Given by hand, with something left to spend. */
  mayBeTakenBack: z.boolean(),
  /** Who of the staff gave it, and why. */
  givenBy: z.string().optional(),
  reason: z.string().optional(),
});

/** The latest answer a customer gave to a text. */
export const staffConsent = z.object({
  title: z.string(),
  version: z.number().int(),
  accepted: z.boolean(),
  required: z.boolean(),
  /** ISO instant. */
  at: z.string(),
});

export const staffCustomerAddress = z.object({
  addressId: z.number().int(),
  name: z.string(),
  recipient: z.string(),
  /** "Via Savona 58, 20144 Milano (MI)". */
  text: z.string(),
  phone: z.string().optional(),
  notes: z.string().optional(),
  isDefault: z.boolean(),
});

export const staffDevice = z.object({
  sessionId: z.number().int(),
  device: z.string(),
  /** ISO instants. */
  since: z.string(),
  lastSeenAt: z.string(),
});

/** What a customer reported about an order. */
export const staffCustomerProblem = z.object({
  problemId: z.number().int(),
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** ISO instant. */
  at: z.string(),
  lines: z.number().int(),
  note: z.string().optional(),
  open: z.boolean(),
});

export const staffNote = z.object({
  noteId: z.number().int(),
  /** ISO instant. */
  at: z.string(),
  name: z.string(),
  text: z.string(),
});

/** A movement of points. */
export const staffPointEntry = z.object({
  entryId: z.number().int(),
  points: z.number().int(),
  description: z.string(),
  at: z.string(),
});

/** What this person may do with a customer. */
const customerRights = z.object({
  help: z.boolean(),
  block: z.boolean(),
  /** Euro of a certificate they may give alone; 0 = none. */
  voucher: z.number(),
  merge: z.boolean(),
  anonymise: z.boolean(),
  export: z.boolean(),
});

/** An account, and what can be done for it. Euro. */
export const clientAccount = z.object({
  userId: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** May sign in and look, may not buy. */
  blocked: z.boolean(),
  /** Day on which the account is anonymised by itself, `YYYY-MM-DD`. */
  forgetOn: z.string().optional(),
  /** The order that is under way, if there is one: nobody is anonymised before it is over. */
  openOrder: z
    .object({
      orderId: z.number().int(),
      orderNumber: z.string(),
      /** `YYYY-MM-DD`: the first day the person could be removed by itself, the time to withdraw being over. */
      removableOn: z.string(),
    })
    .optional(),
  may: customerRights,
});

/** One customer whole. Euro. */
export const staffCustomer = clientAccount.extend({
  login: z.string(),
  phone: z.string().optional(),
  birthYear: z.number().int().optional(),
  fiscalCode: z.string().optional(),
  fidelityCard: z.string().optional(),
  company: z
    .object({
      companyId: z.number().int(),
      name: z.string(),
      master: z.boolean(),
      spendingLimit: z.number().optional(),
    })
    .optional(),
  since: z.string(),
  toVerify: customerState.toVerify,
  blockReason: z.string().optional(),
  /** ISO instant until which the shop lets nobody try a password. */
  signInWaitsUntil: z.string().optional(),
  /** Of the stores this person sees. */
  figures: z.object({
    /** Cancelled, withdrawn and redelivered ones are none. */
    orders: z.number().int(),
    /** Of the last twelve months. */
    yearOrders: z.number().int(),
    yearTotal: z.number(),
    average: z.number().optional(),
    lastOrderAt: z.string().optional(),
    /** Cancelled and withdrawn ones. */
    cancelled: z.number().int(),
    /** Given back after deliveries, all in all. */
    refunded: z.number(),
    /** Left on certificates that can be spent. */
    certificates: z.number(),
    points: z.number().int(),
    lists: z.number().int(),
    savedCards: z.number().int(),
    mealTickets: z.number().int(),
  }),
  certificates: z.array(staffCertificate),
  /** The latest first. */
  deliveryPasses: z.array(staffDeliveryPass),
  points: z.array(staffPointEntry),
  consents: z.array(staffConsent),
  addresses: z.array(staffCustomerAddress),
  /** Cards that are kept; the number is at the provider, and here its last figures. */
  cards: z.array(
    z.object({
      cardId: z.number().int(),
      brand: z.string(),
      maskedNumber: z.string(),
      /** "07/2028". */
      expires: z.string(),
      isDefault: z.boolean(),
    }),
  ),
  /** How many products each list holds; what they are is the customer's own. */
  lists: z.array(z.object({ listId: z.number().int(), name: z.string(), products: z.number().int() })),
  devices: z.array(staffDevice),
  problems: z.array(staffCustomerProblem),
  notes: z.array(staffNote),
});

/** What merging would move from one account to the other. */
export const staffMerging = z.object({
  from: z.object({ userId: z.number().int(), name: z.string(), email: z.string() }),
  into: z.object({ userId: z.number().int(), name: z.string(), email: z.string() }),
  orders: z.number().int(),
  /** Cancelled and withdrawn ones, which move too. */
  cancelled: z.number().int(),
  points: z.number().int(),
  /** Euro left on certificates. */
  certificates: z.number(),
  /** Delivery passes that hold, or will. */
  deliveryPasses: z.number().int(),
  addresses: z.number().int(),
  lists: z.number().int(),
});

export type StaffCustomerRow = z.infer<typeof staffCustomerRow>;
export type ClientAccount = z.infer<typeof clientAccount>;
export type StaffCustomer = z.infer<typeof staffCustomer>;
export type StaffCertificate = z.infer<typeof staffCertificate>;
export type StaffCustomerProblem = z.infer<typeof staffCustomerProblem>;
export type StaffNote = z.infer<typeof staffNote>;
export type StaffMerging = z.infer<typeof staffMerging>;
