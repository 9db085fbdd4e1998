import type { LineProblem, PaymentType, ProblemOutcome, ProblemWish, ShippingAddress } from '@sporta/contract';
import type { Opening, OrderState } from '@sporta/domain';

/** An order as the list and the page of the customer show it. */
export interface OrderView {
  orderId: number;
  orderNumber: string;
  /** Counts its changes, from 1. */
  version: number;
  state: OrderState;
  /** When its first version was placed. */
  createdAt: string;
  /** The version before this one. */
  replacesOrderId: number | null;
  /** The order whose goods it brings again, free. */
  redelivers: { orderId: number; orderNumber: string } | null;
  warehouseId: number;
  /** Its store has not closed for good: what was promised may be changed. */
  storeSells: boolean;
  /** To be fetched in a window to come that lies outside the hours of its store; null otherwise. */
  closedThen: ClosedThen | null;
  deliveryServiceId: number;
  timeslotId: number;
  slotDay: string;
  slotBegin: string;
  slotEnd: string;
  cutoffAt: string;
  slotBeginAt: string;
  totalCents: number;
  deliveredCents: number | null;
  address: ShippingAddress;
  orderComment: string | null;
  /** What the company calls the order in its books, and who in it pays. */
  purchaseOrder: string | null;
  costCentre: string | null;
  itemsCents: number;
  packagesCents: number;
  deliveryCents: number;
  /** What its delivery would have cost without the delivery pass. */
  passSavedCents: number;
  taxCents: number;
  certificateCents: number;
  payableCents: number;
  authoriseCents: number;
  promotions: { name: string; amountCents: number }[];
  /** Set when an invoice was asked for at checkout. */
  invoiceHolder: InvoiceHolder | null;
  invoice: IssuedInvoice | null;
  firstName: string;
  lastName: string;
  accountId: number;
  lines: LineView[];
  /** What was given back, by withdrawal or after a report of the customer, the first one first. */
  withdrawals: WithdrawalView[];
  problems: ProblemView[];
  messages: MessageView[];
  /** A hold its bank did not give: the customer is asked to pay. */
  paymentAsked: boolean;
  /** Of this version and of those before it; one that ends in the state it came from is a note. */
  events: {
    at: string;
    actor: string;
    fromState: OrderState | null;
    toState: OrderState;
    note: string | null;
    version: number;
  }[];
  packages: BagsView[];
  certificates: {
    giftCertificateId: number;
    kind: 'voucher' | 'prepaid';
    description: string;
    amountCents: number;
    state: string;
    returnedCents: number;
  }[];
  /** By version, then in the order in which they are collected. */
  payments: {
    paymentId: number;
    paymentTypeId: number;
    /** Who takes it: "satispay". */
    provider: string;
    kind: PaymentType['kind'];
    /** Meal tickets by face value. */
    tickets: { faceCents: number; count: number }[] | null;
    /** The version of the order it was opened for. */
    version: number;
    state: string;
    amountCents: number;
    capturedCents: number;
    refundedCents: number;
    /** What the settlement takes of it, and which whole tickets; null before. */
    settledCents: number | null;
    settledTickets: { faceCents: number; count: number }[] | null;
    name: string;
    brand: string | null;
    maskedNumber: string | null;
    /** In the place of what its provider never takes back. */
    certificate: CertificateInstead | null;
  }[];
}

/** A store that is not open all through the window of a pick-up. */
export interface ClosedThen {
  /** What is open of the window; nothing: the store is closed all the time. */
  open: Opening[];
  /** What the store says of the day, if it differs from the week. */
  note: string | null;
}

/** A certificate that the customer has in the place of money. */
export interface CertificateInstead {
  giftCertificateId: number;
  code: string;
  validTo: string | null;
  cents: number;
}

/** Bags of an order. */
export interface BagsView {
  orderPackageId: number;
  descr: string;
  costCents: number;
  /** As estimated when the order was placed, and as charged in the end; null = as estimated. */
  quantity: number;
  deliveredQuantity: number | null;
  vatRateBp: number;
}

export interface WithdrawalView {
  withdrawalId: number;
  requestedAt: string;
  reason: string | null;
  refundCents: number;
  /** Not a withdrawal: the shop agreed that something was missing or not good. */
  isProblem: boolean;
  /** Staff gave it back by themselves; beyond its lines it may hold an amount for no line. */
  isByStaff: boolean;
  lines: { orderLineId: number; quantity: number; refundCents: number }[];
  creditNote: IssuedCreditNote | null;
}

export interface ReportedLine {
  orderLineId: number;
  problem: LineProblem;
  /** Thousandths; null = all of the line. */
  quantity: number | null;
}

/** What the customer found missing or bad; the lines are in the order of their ids. */
export interface ProblemView {
  problemReportId: number;
  reportedAt: string;
  state: 'open' | 'solved';
  note: string | null;
  lines: ReportedLine[];
  wish: ProblemWish | null;
  /** Numbers of the photos, the first one first. */
  photos: string[];
  /** What it ended with; null while it is open, and of those that ended before outcomes were written down. */
  outcome: ProblemOutcome | null;
  /** The last word of the shop, once it is solved; it may say nothing. */
  answer: string | null;
  solvedAt: string | null;
  /** Cents given back for it; null while it is open or when nothing was. */
  refundCents: number | null;
  /** Orders that bring its goods again, the first one first; more than one where a redelivery came to nothing. */
  redeliveries: RedeliveryView[];
}

/** An order that brings goods again, as the first order shows it. */
export interface RedeliveryView {
  orderId: number;
  orderNumber: string;
  state: OrderState;
  /** `YYYY-MM-DD`, `HH:MM` in shop time. */
  slotDay: string;
  slotBegin: string;
  slotEnd: string;
  deliveredAt: string | null;
}

/** What the shop wrote to the customer about a report or a withdrawal. */
export interface MessageView {
  messageId: number;
  at: string;
  /** A first name. */
  by: string;
  text: string;
}

export interface LineView {
  orderLineId: number;
  productId: number | null;
  insertionTypeId: number;
  code: string;
  name: string;
  brand: string;
  description: string;
  slug: string;
  sectorName: string;
  sectorTint: string | null;
  quantity: number;
  unit: string;
  unitPriceCents: number;
  estimatedGrams: number | null;
  grossCents: number;
  promotionText: string | null;
  vatRateBp: number;
  perishable: boolean;
  /** Promotions, vouchers and points counted it when it was ordered. */
  promotable: boolean;
  isPackage: boolean;
  /** Food that meal tickets may pay. */
  mealTicket: boolean;
  /** Pieces in a carton and on a pallet when it was ordered. */
  boxItems: number | null;
  palletItems: number | null;
  acceptAlternatives: boolean;
  /** What the customer wants in its place, chosen beforehand. */
  wantedSubstituteId: number | null;
  userNotes: string | null;
  deliveredQuantity: number | null;
  deliveredGrams: number | null;
  deliveredCents: number | null;
  outcome: 'picked' | 'substituted' | 'missing' | null;
  /** What came in its place, written by who picked. */
  substitute: SubstituteView | null;
  /** The customer refused what came in its place. */
  refused: boolean;
  withdrawnAt: string | null;
  /** Thousandths withdrawn from or refunded so far. */
  givenBackQuantity: number;
}

export interface SubstituteView {
  productId: number | null;
  name: string;
  brand: string;
  description: string;
  slug: string;
  sectorTint: string | null;
  /** Thousandths of the selling unit. */
  quantity: number;
  cents: number;
}

/** Who an invoice is made out to, as it is written into the order and the invoice (art. 21 DPR 633/1972). */
export interface InvoiceHolder {
  /** Which of the customer's holders it was; absent for the company they order for, and in older orders. */
  personFiscalId?: number;
  name: string;
  vatNumber?: string;
  fiscalCode?: string;
  recipientCode?: string;
  pec?: string;
  /** "Via Tortona 31, 20144 Milano MI". */
  address: string;
}

/** An invoice as it was written. */
export interface IssuedInvoice {
  invoiceId: number;
  /** `YYYY-MM`: it is of all that was delivered to the company in that month; null: of this order alone. */
  month: string | null;
  year: number;
  /** In the series of its year, without gaps. */
  number: number;
  issuedAt: string;
  holder: InvoiceHolder;
  /** `YYYY-MM-DD`: by when a company pays it; null of what was paid when it was issued. */
  dueDay: string | null;
}

/** A credit note as it was written. */
export interface IssuedCreditNote {
  creditNoteId: number;
  year: number;
  /** In the series of its year, without gaps. */
  number: number;
  issuedAt: string;
  /** What it takes off the invoice. */
  lines: Charge[];
  totalCents: number;
}

/** Something an order is charged for. */
export interface Charge {
  /** Absent: a bag, or the delivery. */
  orderLineId?: number;
  name: string;
  rateBp: number;
  /** Thousandths of `unit`. */
  quantity: number;
  unit: string;
  /** With VAT; the discounts on the basket taken off. */
  cents: number;
}
