import { z } from 'zod';
import { shippingAddress } from './address.ts';
import { giftCertificateInCart, namedAmount, orderPackage, wantedSubstitute } from './cart.ts';
import { page } from './page.ts';

export const orderStates = [
  'draft',
  'awaiting-payment',
  'confirmed',
  'picking',
  'picked',
  'ready',
  'out-for-delivery',
  /** Behind the doors of a locker station, for the customer to fetch. */
  'in-locker',
  'delivered',
  /** Nobody took it: it is delivered again or given back. */
  'not-delivered',
  'payment-failed',
  'cancelled',
  'withdrawn',
  'reopened',
  /** Never answered: who asks for an old version of an order gets the current one. */
  'replaced',
] as const;

/** What happened to a line. `ordered` until it was picked. */
export const orderLineStatuses = ['ordered', 'picked', 'weighed', 'substituted', 'missing'] as const;

export const orderSlot = z.object({
  timeslotId: z.number().int(),
  date: z.string(),
  beginTime: z.string(),
  endTime: z.string(),
});

/** One step of the order, past, present or to come, in order. */
export const orderEvent = z.object({
  state: z.enum(orderStates),
  /** Italian: "Ordine ricevuto", "In viaggio con Marco". */
  label: z.string(),
  status: z.enum(['done', 'current', 'next']),
  /** ISO instant; absent on steps to come. */
  at: z.string().optional(),
  /** ISO instant a step to come is expected at. */
  expectedAt: z.string().optional(),
  /** Who did it, as the customer may read it: a first name, "Tu", "Sporta". */
  actor: z.string().optional(),
  /** "1 sostituzione, 1 mancante". */
  note: z.string().optional(),
});

export const orderSummary = z.object({
  orderId: z.number().int(),
  /** What people read and say: "25-118204". */
  orderNumber: z.string(),
  state: z.enum(orderStates),
  stateLabel: z.string(),
  /** ISO instant it was placed. */
  createdAt: z.string(),
  deliveryServiceId: z.number().int(),
  timeslot: orderSlot,
  /** Products counted as in the cart. */
  totalItems: z.number(),
  /** Euro; the delivered total once known, else the ordered one. */
  grossTotal: z.number(),
  /** Weighed lines not weighed yet: the total may still change. */
  estimated: z.boolean(),
  /** Euro given back, when any was. */
  refundTotal: z.number().optional(),
  /** One sentence about a change: "Rimborsati 2,35 € per un prodotto mancante". */
  note: z.string().optional(),
  /** The first pictures of the order. */
  previews: z.array(
    z.object({ name: z.string(), mediaURL: z.string(), tint: z.string().optional(), quantity: z.number().optional() }),
  ),
  /** Lines beyond the previews ("+32"). */
  moreItems: z.number().int(),
  /** Only for orders on their way. */
  timeline: z.array(orderEvent).optional(),
  /** ISO instant of the expected arrival, once the van is on its way. */
  expectedAt: z.string().optional(),
  canModify: z.boolean(),
  canCancel: z.boolean(),
  /** What the company calls the order in its own books, and who in it pays; only where they were given. */
  purchaseOrder: z.string().optional(),
  costCentre: z.string().optional(),
  /** Who ordered; only in the list of all users of a company. */
  orderedBy: z.object({ userId: z.number().int(), firstName: z.string(), lastName: z.string() }).optional(),
});

/** What can be wrong with a line that arrived, or did not. */
export const lineProblems = ['missing', 'damaged', 'wrong', 'expired'] as const;

/** What a customer wishes a report to end with. */
export const problemWishes = ['refund', 'voucher'] as const;
/** What it ended with. */
export const problemOutcomes = ['refund', 'voucher', 'redelivery', 'none'] as const;

export const orderLine = z.object({
  orderLineId: z.number().int(),
  /** Absent when the product no longer exists. */
  productId: z.number().int().optional(),
  /** 1 normal, 2 free. */
  insertionTypeId: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** Brand. */
  shortDescr: z.string(),
  /** Pack size. */
  description: z.string(),
  slug: z.string().optional(),
  mediaURL: z.string(),
  tint: z.string().optional(),
  sectorName: z.string(),
  /** "pz" or "kg". */
  weightUnitSelling: z.string(),
  /** Euro for one selling unit when it was ordered. */
  price: z.number(),
  orderedQuantity: z.number(),
  /** Euro for the line when it was ordered, after its promotions. */
  orderedAmount: z.number(),
  /** Once picked: 0 when missing. */
  deliveredQuantity: z.number().optional(),
  deliveredAmount: z.number().optional(),
  /** Sold by weight. */
  estimated: z.boolean(),
  /** Kg expected and kg weighed of the whole line, for weighed goods. */
  estimatedWeight: z.number().optional(),
  deliveredWeight: z.number().optional(),
  status: z.enum(orderLineStatuses),
  /**
   * What came in its place (status `substituted`). The line itself stays what was ordered. It costs the same or less.
   */
  substitute: z
    .object({
      productId: z.number().int().optional(),
      name: z.string(),
      shortDescr: z.string(),
      description: z.string(),
      slug: z.string().optional(),
      mediaURL: z.string(),
      tint: z.string().optional(),
      quantity: z.number(),
      amount: z.number(),
    })
    .optional(),
  /** What came in its place can be refused yet, by `order/refuse-substitution`: the order is being prepared. */
  refusable: z.boolean().optional(),
  /** The customer refused what came in its place (status `missing`). */
  refused: z.boolean().optional(),
  /** VAT as a fraction, 0.04. */
  ivaPct: z.number(),
  promotion: z.string().optional(),
  acceptAlternatives: z.boolean(),
  /** What comes if it is missing, chosen beforehand; only where substitutes are accepted. */
  wantedSubstitute: wantedSubstitute.optional(),
  isPackage: z.boolean(),
  /** Pieces in a carton and on a pallet when it was ordered. */
  logisticPackagingItems: z.number().optional(),
  logisticPalletItems: z.number().optional(),
  userNotes: z.string().optional(),
  /** Can be given back (Cod. consumo art. 59: perishable lines cannot). */
  withdrawable: z.boolean(),
  withdrawnAt: z.string().optional(),
  /** What of it was given back, in selling units and euro: by withdrawal, or after a report the shop agreed with. */
  refund: z.object({ quantity: z.number(), amount: z.number(), reason: z.enum(['withdrawal', 'problem']) }).optional(),
  /** What the customer said is wrong with it, until the shop has answered. One said to be missing cannot be given back meanwhile. */
  problem: z.enum(lineProblems).optional(),
  /** A problem with it can be reported: it was delivered, not given back, and is in no report that waits for its answer. */
  reportable: z.boolean(),
});

/** Euro. */
export const orderTotals = z.object({
  /** "Totale Ordine": of the goods as ordered, and once that is known of those that came. */
  totalPrice: z.number(),
  /** "Totale Buoni": what vouchers took off, a positive number. Prepaid certificates are tenders. */
  giftTotal: z.number(),
  packagesTotal: z.number(),
  deliveryCost: z.number(),
  /** What the delivery would have cost more without the delivery pass; absent where it saved nothing. */
  deliveryPassSaved: z.number().optional(),
  taxTotal: z.number(),
  /** "TOTALE", what all tenders pay together: delivered when known, else ordered. */
  grossTotal: z.number(),
  /** "TOTALE" as it was ordered; only when the delivered one differs. */
  orderedGrossTotal: z.number().optional(),
  refundTotal: z.number().optional(),
});

export const orderTender = z.object({
  paymentTypeId: z.number().int(),
  kind: z.enum(['meal-ticket', 'gift-certificate', 'card', 'wallet', 'bank-transfer', 'other']),
  name: z.string(),
  /** "visa", "edenred"… for the picture. */
  brand: z.string().optional(),
  /** "•• 4242". */
  maskedNumber: z.string().optional(),
  /** Whole meal tickets by face value. */
  tickets: z.array(z.object({ value: z.number(), quantity: z.number().int() })).optional(),
  amount: z.number(),
  /** `promised`: held later, on a card that is kept; `refunded`: all of it. */
  state: z.enum(['pending', 'promised', 'authorised', 'paid', 'refunded', 'released', 'failed']),
  /** What of it was given back, in euro; absent when nothing was. */
  refundedAmount: z.number().optional(),
});

export const orderDocument = z.object({
  type: z.enum(['receipt', 'invoice', 'credit-note', 'withdrawal']),
  name: z.string(),
  url: z.string(),
  /** `YYYY-MM-DD`. */
  date: z.string().optional(),
});

/** What `order/arrival` answers: when a van comes, and where it is while it is on its way. */
export const orderArrival = z.object({
  expectedAt: z.string().optional(),
  driverName: z.string().optional(),
  driverPhone: z.string().optional(),
  stopsBefore: z.number().int().optional(),
  /** The van, to about 100 m; only while the driver's phone says where it is and few others come before. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  destination: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  origin: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  /** On no confirmed round yet, planned, on its way, the next stop, at the door, tried again at the end of the round, or over. */
  state: z.enum(['unknown', 'planned', 'on-the-way', 'next', 'at-the-door', 'again', 'over']),
  /** Whole minutes from now; absent when nobody knows. */
  minutes: z.number().int().optional(),
  /** It comes after the window. */
  late: z.boolean(),
  /** Four digits to say at the door instead of a signature; until it is delivered. */
  code: z.string().optional(),
  /** ISO instant of the position. */
  positionAt: z.string().optional(),
});

/** A street of a town as the addresses of many customers make it; corners are latitude and longitude. */
export const street = z.object({ name: z.string(), corners: z.array(z.tuple([z.number(), z.number()])) });
export type Street = z.infer<typeof street>;

/** An order that brings goods again, free, as the order that paid for them shows it. */
export const redelivery = z.object({
  orderId: z.number().int(),
  orderNumber: z.string(),
  state: z.enum(orderStates),
  stateLabel: z.string(),
  timeslot: orderSlot.omit({ timeslotId: true }),
});

export const order = orderSummary.extend({
  shippingAddress,
  timeline: z.array(orderEvent),
  lines: z.array(orderLine),
  orderPackages: z.array(orderPackage),
  giftCertificates: z.array(giftCertificateInCart),
  promotions: z.array(namedAmount),
  totals: orderTotals,
  tenders: z.array(orderTender),
  /** What the customer is asked to pay of a confirmed order, by `order/pay-missing`; absent when nothing is missing. */
  missing: z
    .object({
      /** `confirm`: the bank did not hold it; `difference`: what came costs more than was held. */
      kind: z.enum(['confirm', 'difference']),
      /** Euro. */
      amount: z.number(),
      /** Italian. */
      reason: z.string(),
      /** ISO instant at which the order is cancelled if it is not paid. */
      until: z.string().optional(),
    })
    .optional(),
  documents: z.array(orderDocument),
  /** Who the invoice is made out to, when one was asked for at checkout. */
  invoiceTo: z.string().optional(),
  orderComment: z.string().optional(),
  /** ISO instant until which it can be changed or cancelled. */
  cutoff: z.string(),
  canRepeat: z.boolean(),
  /** The withdrawal button is here for the whole period (Cod. consumo art. 54-bis). */
  canWithdraw: z.boolean(),
  /** ISO instant the withdrawal period ends. */
  withdrawUntil: z.string().optional(),
  /** Counts the changes of the order; absent when there was none. */
  version: z.number().int().optional(),
  /** No longer answered: a changed order keeps its number, and any of its ids leads to the current version. */
  replacedBy: z.object({ orderId: z.number().int(), orderNumber: z.string() }).optional(),
  replaces: z.object({ orderId: z.number().int(), orderNumber: z.string() }).optional(),
  /** The order whose goods this one brings again, free; reports and withdrawals belong there. */
  redelivers: z.object({ orderId: z.number().int(), orderNumber: z.string() }).optional(),
  /** What the customer reported, the first one first; `solved` = the shop has answered. */
  problems: z.array(
    z.object({
      problemReportId: z.number().int(),
      reportedAt: z.string(),
      state: z.enum(['open', 'solved']),
      wish: z.enum(problemWishes).optional(),
      /** What was reported: how much of which line. */
      lines: z.array(
        z.object({ orderLineId: z.number().int(), problem: z.enum(lineProblems), quantity: z.number().optional() }),
      ),
      /** Addresses of the photos, which only the customer and staff of the store get. */
      photos: z.array(z.string()),
      outcome: z.enum(problemOutcomes).optional(),
      /** The last word of the shop about it, and when that was. */
      answer: z.string().optional(),
      solvedAt: z.string().optional(),
      /** Euro given back for it, or given as a voucher. */
      refund: z.number().optional(),
      /** Orders that bring its goods again, free; more than one where one came to nothing. */
      redeliveries: z.array(redelivery),
    }),
  ),
  /** What the shop wrote about reports and withdrawals of this order, the first one first. */
  messages: z.array(z.object({ messageId: z.number().int(), at: z.string(), by: z.string(), text: z.string() })),
  /** Its store is closed when it was to be fetched; `note` says so. */
  storeClosed: z.literal(true).optional(),
  /** Telephone and e-mail for "Segnala un problema". */
  support: z.object({ phone: z.string(), email: z.string() }).optional(),
});

export const orderList = z.object({ page, orders: z.array(orderSummary) });

/** What `order/withdraw` answers: first a preview, then the dated receipt. */
export const withdrawal = z.object({
  state: z.enum(['preview', 'requested']),
  orderId: z.number().int(),
  lines: z.array(
    z.object({
      orderLineId: z.number().int(),
      name: z.string(),
      quantity: z.number(),
      amount: z.number(),
      withdrawable: z.boolean(),
      /** Why it cannot be given back. */
      reason: z.string().optional(),
    }),
  ),
  refundTotal: z.number(),
  /** ISO instant, once requested. */
  requestedAt: z.string().optional(),
  /** Address the dated receipt was sent to. */
  receiptSentTo: z.string().optional(),
});

/** What `order/report-problem` answers. */
export const problemReport = z.object({
  problemReportId: z.number().int(),
  orderId: z.number().int(),
  /** ISO instant. */
  reportedAt: z.string(),
  lines: z.array(
    z.object({
      orderLineId: z.number().int(),
      name: z.string(),
      problem: z.enum(lineProblems),
      /** Of the line, in selling units; absent = all of it. */
      quantity: z.number().optional(),
    }),
  ),
  wish: z.enum(problemWishes).optional(),
  photos: z.array(z.string()),
  note: z.string().optional(),
  /** Address the dated receipt was sent to. */
  receiptSentTo: z.string(),
});

/** What `order/solve-problem` answers. */
export const problemSolution = z.object({
  problemReportId: z.number().int(),
  orderId: z.number().int(),
  /** ISO instant. */
  solvedAt: z.string(),
  lines: z.array(
    z.object({ orderLineId: z.number().int(), name: z.string(), quantity: z.number(), amount: z.number() }),
  ),
  refundTotal: z.number(),
});

export type OrderState = (typeof orderStates)[number];
export type OrderLineStatus = (typeof orderLineStatuses)[number];
export type OrderSummary = z.infer<typeof orderSummary>;
export type OrderEvent = z.infer<typeof orderEvent>;
export type OrderLine = z.infer<typeof orderLine>;
export type OrderTotals = z.infer<typeof orderTotals>;
export type OrderTender = z.infer<typeof orderTender>;
export type OrderDocument = z.infer<typeof orderDocument>;
export type OrderArrival = z.infer<typeof orderArrival>;
export type Order = z.infer<typeof order>;
export type Redelivery = z.infer<typeof redelivery>;
export type OrderList = z.infer<typeof orderList>;
export type LineProblem = (typeof lineProblems)[number];
export type ProblemWish = (typeof problemWishes)[number];
export type ProblemOutcome = (typeof problemOutcomes)[number];
export type ProblemReport = z.infer<typeof problemReport>;
export type ProblemSolution = z.infer<typeof problemSolution>;
export type Withdrawal = z.infer<typeof withdrawal>;
