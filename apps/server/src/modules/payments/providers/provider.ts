/**
 * The one interface every payment method implements (card gateway, Satispay, meal tickets, …).
 *
 * Expected troubles are values (`kind: 'failed' | 'rejected'`), never exceptions: a caller that forgets one does not
 * compile. Amounts are integer euro cents. No card number or security code ever passes through these types.
 *
 * A provider only speaks: it keeps no state and writes nothing. The payments module owns the ledger, and is the one to
 * compare order, amount and currency of what a provider says with what was asked.
 */
export interface PaymentProvider {
  /** Name in the ledger, in `payment-notify/{name}` and in the registry, e.g. `card-gateway`. */
  readonly name: string;
  /** Origins that our page sends the customer to: they belong in the `form-action` of the content security policy. */
  readonly pageOrigins: readonly string[];

  /**
   * Our reference of the payment at the provider, the one `start` and `chargeSaved` use: store it before calling them,
   * so that a crash in between can still be settled by `query`.
   */
  referenceFor(order: { orderNumber: string; paymentId: string }): string;

  /**
   * Makes a payment known at a provider that has names of its own for payments; nothing can be paid under it yet. Repeating it
   * with the same `paymentId` gives the same name. Absent: the provider knows payments by our reference.
   */
  open?(order: PaymentOrder): Promise<OpenResult>;

  /** The shop itself: there are no books outside to compare with. */
  readonly ownBooks?: boolean;

  /** It is asked with `mealVoucher` and `collectBy`, which are read from the goods and the slot of the order. */
  readonly wantsGoods?: boolean;

  /** How long a hold lasts, days. Absent: as long as it is needed. */
  readonly holdDays?: number;

  /** How long the customer may take; after that the shop ends the payment as soon as it is asked after. Minutes. */
  readonly waitMinutes?: number;

  /** Address, on our own site, of the page on which a customer who has not paid yet waits or goes on. */
  screenOf?(orderId: string): string;

  /**
   * True of a provider that has names of its own and no `open`: an answer that got lost is asked for by repeating `start`, which
   * never charges twice.
   */
  readonly askedByRepeating?: boolean;

  /** True of a provider that is not asked for its page: the browser brings it a signed form, so `start` says nothing of its health. */
  readonly opensByForm?: boolean;

  /**
   * Begins a payment. Repeating it with the same `paymentId` never charges twice: it continues, or tells the outcome of,
   * the first one. With `authToken` the saved card is charged at once (`done`), or the customer is sent to confirm
   * (`redirect`) when the bank of the card wants it.
   */
  start(order: PaymentOrder): Promise<StartResult>;

  /** What the provider knows of a payment, with the same event ids its notices carry. The only proof beside a notice. */
  query(paymentRef: string): Promise<QueryResult>;

  /**
   * Ends a payment nobody has finished, so that nothing can be paid under its name any more; also one the provider does not
   * know. `wrong-state`: it was decided meanwhile, ask `query`.
   */
  close(paymentRef: string, operationId: string): Promise<OperationResult>;

  /** Reads and verifies a server-to-server notice. Synchronous: answers nothing by itself, calls nobody. */
  parseNotice(request: RawNotice): NoticeResult;

  /** Reads and verifies the browser's return. Even when genuine it is never proof of payment: ask `query`. */
  parseReturn(query: Readonly<Record<string, unknown>>): ReturnResult;

  /**
   * Takes money that was authorised, once, up to the authorised amount; the rest of the hold is released. Of meal tickets
   * `tickets` says which of them, whole; they add up to the amount.
   * `operationId` (1–64 of `A–Z a–z 0–9 . _ -`) makes it safe to repeat: same id, same answer.
   */
  capture(
    paymentRef: string,
    amountCents: number,
    operationId: string,
    tickets?: readonly { faceCents: number; count: number }[],
  ): Promise<OperationResult>;

  /** Releases an authorisation that was not captured. */
  void(paymentRef: string, operationId: string): Promise<OperationResult>;

  /** Gives back captured money, in one or more parts, never more than was captured. */
  refund(paymentRef: string, amountCents: number, operationId: string): Promise<OperationResult>;

  /**
   * Charges a saved card without the customer present; never redirects. Safe to repeat with the same `paymentId`. A provider with
   * `open` is asked for that first, with the card in `authToken`: what becomes of a charge can then always be asked by `query`.
   */
  chargeSaved(token: string, charge: SavedCharge): Promise<ChargeResult>;

  /** Deletes a saved card at the provider. Deleting one that is already gone succeeds. */
  forgetSaved(token: string): Promise<ForgetResult>;

  /**
   * All that moved on a day of the shop (`YYYY-MM-DD`, Europe/Rome), ours or not. Absent: the provider has no such list, and is
   * asked after each payment of the day.
   */
  report?(day: string): Promise<ReportResult>;
}

/** `deferred`: authorise now, capture after picking (the default). `immediate`: authorise and capture at once. */
export type CaptureMode = 'deferred' | 'immediate';

export interface PaymentOrder {
  /** What the provider calls it, once `open` has answered. */
  paymentRef: string;
  orderId: string;
  /** The short number the customer knows, `A–Z a–z 0–9 -`. */
  orderNumber: string;
  /** Our id of this attempt to pay; another attempt has another id. `A–Z a–z 0–9 -`. */
  paymentId: string;
  /** 1 … 99 999 999 cents; 0 only to save a card without paying (`saveCard`): it comes back as authorised for 0. */
  amountCents: number;
  /** Shown by the provider, e.g. "Ordine S4K-7Q2". */
  description: string;
  customer: { accountId: number; email: string; name?: string };
  /** The whole meal tickets to pay with, by face value; they add up to `amountCents`. */
  tickets?: readonly { faceCents: number; count: number }[];
  /** Instant at which the payment was created here: the same in every repetition. */
  createdAt: Date;
  /** What meal vouchers inside the provider's own wallet may pay of it. */
  mealVoucher?: { maxCents: number };
  /** The money is taken by then, or not at all. */
  collectBy?: Date;
  capture?: CaptureMode;
  /** The customer agreed to have the card saved: the token arrives in the `card` of an event. */
  saveCard?: boolean;
  /** Token of a saved card to pay with. */
  authToken?: string;
  /** Absolute URLs of ours: where the browser comes back, where it comes back giving up, where notices are sent. */
  returnUrl: string;
  backUrl: string;
  noticeUrl: string;
}

export type SavedCharge = Pick<
  PaymentOrder,
  'paymentRef' | 'orderNumber' | 'paymentId' | 'amountCents' | 'description' | 'returnUrl' | 'noticeUrl'
> & {
  capture?: CaptureMode;
};

export type OpenResult = { kind: 'opened'; paymentRef: string } | Failed;

export type StartResult =
  | {
      kind: 'redirect';
      paymentRef: string;
      url: string;
      method: 'GET' | 'POST';
      /** Form fields of a POST, or query parameters to add to the URL of a GET. */
      fields: Record<string, string>;
      /** For a pay screen of ours: what its script needs to speak with the provider. */
      client?: { secret?: string; data: Record<string, string> };
    }
  | { kind: 'done'; paymentRef: string; events: ProviderEvent[] }
  | Failed;

export type ChargeResult = { kind: 'done'; paymentRef: string; events: ProviderEvent[] } | Failed;
/** `events` are the ones this operation caused, also when it was already done before. */
export type OperationResult = { kind: 'done'; events: ProviderEvent[] } | Failed;
export type ForgetResult = { kind: 'done' } | Failed;

export type ReportResult =
  | {
      kind: 'report';
      movements: ProviderMovement[];
      /** The list does not show holds that were released since. */
      leavesOutReleased?: boolean;
    }
  | Failed;

/** One line of a provider's list of a day. */
export interface ProviderMovement {
  /** What the provider calls the payment, as in `query`. */
  paymentRef: string;
  kind: 'authorised' | 'captured' | 'refunded';
  amountCents: number;
}

export type QueryResult =
  | {
      kind: 'found';
      paymentRef: string;
      state: ProviderState;
      authorisedCents: number;
      capturedCents: number;
      /** Absent: the provider does not name refunds with what they give back; the ledger knows them. */
      refundedCents?: number;
      /** All that happened, oldest first. */
      events: ProviderEvent[];
    }
  /** The provider does not know it: the customer never reached its page. */
  | { kind: 'not-found'; paymentRef: string }
  | Failed;

/** `pending`: the customer is (or was) on the provider's page and nothing is decided. `refunded`: all of it. */
export type ProviderState = 'pending' | 'authorised' | 'captured' | 'refunded' | 'voided' | 'failed' | 'expired';

/** The kinds of the ledger that a provider can tell. */
export type ProviderEventType = 'authorised' | 'captured' | 'refunded' | 'voided' | 'failed' | 'expired';

export interface ProviderEvent {
  /** Unique per provider, the same in the notice, in its repetitions and in `query`. */
  providerEventId: string;
  paymentRef: string;
  type: ProviderEventType;
  /** What this event moved: authorised, captured, refunded or voided cents; for `failed` and `expired` what was asked. */
  amountCents: number;
  currency: 'EUR';
  /** ISO 8601 instant, by the provider's clock. */
  occurredAt: string;
  /** Ours, when one of our operations caused it. */
  operationId?: string;
  /** Only of `failed`. */
  reason?: RefusalReason;
  /**
   * Of `failed` and `expired`, by a provider that says that it is over and not whether money was held before: where the ledger
   * knows that it was, it was released.
   */
  endsHold?: boolean;
  /** The card used; with a token when it was saved. */
  card?: CardSummary;
  /** The provider's message as received, without card data, token and signature. */
  raw: Readonly<Record<string, string>>;
}

export interface CardSummary {
  token?: string;
  brand: string;
  /** Only the last digits are readable, e.g. `497010******0005`. */
  maskedNumber: string;
  expiryMonth: number;
  expiryYear: number;
}

/** Why a payment was refused, in our words; the pages turn it into Italian. */
export type RefusalReason =
  | 'insufficient-funds'
  | 'limit-exceeded'
  | 'expired-card'
  | 'blocked-card'
  | 'wrong-security-code'
  | 'authentication-failed'
  /** The bank wants the customer to confirm, and they are not there. */
  | 'authentication-required'
  | 'cancelled-by-customer'
  /** We ended it because nobody had finished it (`close`). */
  | 'closed'
  | 'unknown-card'
  /** The customer's account there is not linked, or no longer. */
  | 'not-linked'
  | 'declined';

export type ProviderError =
  /** A decision of the card's bank: repeating the call does not help. `events` hold the failure, for the ledger. */
  | { kind: 'refused'; reason: RefusalReason; events: ProviderEvent[] }
  /** Nothing was done, or nobody knows: the provider is down or answers nonsense. Repeat with the same id, or `query`. */
  | { kind: 'unavailable'; detail: string }
  /** No answer in time: it may have been done. Repeat with the same id, or `query`. */
  | { kind: 'timeout' }
  /** We asked what cannot be: a fault of ours or a race. */
  | { kind: 'not-allowed'; code: NotAllowedCode };

/** For the log and for those who look at money that does not move: no personal data. */
export const providerErrorText = (error: ProviderError): string =>
  error.kind === 'not-allowed' ? `not-allowed ${error.code}` : error.kind;

export type NotAllowedCode =
  | 'not-found'
  | 'wrong-state'
  | 'exceeds-authorised'
  | 'exceeds-captured'
  /** It gives nothing back any more. */
  | 'too-late'
  /** The same operation id, or the same payment id, was used for something else. */
  | 'id-already-used'
  /** The request is malformed, or our credentials are wrong. */
  | 'bad-request';

export interface Failed {
  kind: 'failed';
  error: ProviderError;
  /** Known when the call was about a payment. */
  paymentRef?: string;
}

/** A request as it came from the network, before anyone trusted it. */
export interface RawNotice {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, unknown>>;
  /** As parsed by the HTTP server, when it did. */
  body: unknown;
  /** The bytes as received, for providers that sign them. */
  rawBody?: string | Uint8Array;
}

/** Answer a notice that is `verified` (and recorded) with 200, a rejected one with 400: the provider then repeats it. */
export type NoticeResult =
  | { kind: 'verified'; event: ProviderEvent }
  /** Genuine or not, it only says that something happened to a payment: the provider is asked what. */
  | { kind: 'ask'; paymentRef: string }
  /** Genuine: the holder of a card wants money back from their bank. */
  | { kind: 'dispute'; dispute: DisputeNotice }
  /** Genuine, and about nothing the ledger keeps. */
  | { kind: 'ignored' }
  | Rejected;

/** A dispute, as it was when the provider said so; such notices come in any order. */
export interface DisputeNotice {
  /** The provider's name for it. */
  disputeId: string;
  paymentRef: string;
  amountCents: number;
  /** The bank's word for why, e.g. `fraudulent`. */
  reason: string;
  state: 'open' | 'won' | 'lost';
  /** Until when the shop may answer. */
  answerBy?: Date;
  sentAt: Date;
}

export type ReturnResult =
  /** It only says whose payment it was: the provider is asked. */
  | { kind: 'ask'; paymentRef: string }
  | {
      kind: 'verified';
      paymentRef: string;
      /** What the page showed the customer. For wording only. */
      claim: 'paid' | 'refused' | 'cancelled';
      amountCents: number;
      reason?: RefusalReason;
    }
  | Rejected;

export interface Rejected {
  kind: 'rejected';
  /** `unknown`: well signed, but another merchant's or of a type we do not know. */
  why: 'bad-signature' | 'unknown' | 'malformed';
  /** For the log: names the field, never its value. */
  detail: string;
}
