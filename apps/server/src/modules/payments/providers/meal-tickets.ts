import type { Asked, RefusalCode, TicketAccess } from '../../meal-tickets/index.ts';
import type {
  Failed,
  NotAllowedCode,
  PaymentOrder,
  PaymentProvider,
  ProviderEvent,
  RefusalReason,
  StartResult,
} from './provider.ts';

/* What all providers of meal tickets share: they are asked by our server alone, with no page, notice or saved card. */

/** Customers' accounts at an issuer, and its rule on refunds. */
export interface TicketProviderDeps {
  access: TicketAccess;
  /** Whether the issuer still takes a refund of a payment, by the contract with it. */
  takesRefund(paymentRef: string): Promise<boolean>;
}

/** docs/meal-ticket-wire.md; Edenred publishes none [?]. */
export const TICKET_HOLD_DAYS = 30;

export const withoutPages = {
  pageOrigins: [],
  parseNotice: () => ({ kind: 'rejected', why: 'unknown', detail: 'this issuer sends no notices' }),
  parseReturn: () => ({ kind: 'rejected', why: 'unknown', detail: 'this issuer has no page to pay on' }),
  chargeSaved: async () => notAllowed('bad-request'),
  forgetSaved: async () => notAllowed('bad-request'),
} satisfies Partial<PaymentProvider>;

export function notAllowed(code: NotAllowedCode, paymentRef?: string): Failed {
  return { kind: 'failed', error: { kind: 'not-allowed', code }, ...(paymentRef === undefined ? {} : { paymentRef }) };
}

/** An event of ours about a payment the issuer never came to know. */
export function refusalEvent(order: PaymentOrder, reason: RefusalReason): ProviderEvent {
  return {
    providerEventId: `${order.paymentRef}-refused`,
    paymentRef: order.paymentRef,
    type: 'failed',
    amountCents: order.amountCents,
    currency: 'EUR',
    occurredAt: new Date().toISOString(),
    reason,
    raw: {},
  };
}

const REASONS: Partial<Record<RefusalCode, RefusalReason>> = {
  'link-invalid': 'not-linked',
  'insufficient-balance': 'insufficient-funds',
  'limit-exceeded': 'limit-exceeded',
  declined: 'declined',
};

/** An authorisation the issuer did not give. What the account holds is asked again when that may be why. */
export async function refusedStart(
  order: PaymentOrder,
  asked: Exclude<Asked<unknown>, { kind: 'done' }>,
  access: TicketAccess,
): Promise<StartResult> {
  const reason = asked.kind === 'refused' ? REASONS[asked.code] : undefined;
  if (!reason) return failed(asked, order.paymentRef);
  if (reason === 'insufficient-funds' || reason === 'limit-exceeded') await access.recount(order.customer.accountId);
  return {
    kind: 'failed',
    paymentRef: order.paymentRef,
    error: { kind: 'refused', reason, events: [refusalEvent(order, reason)] },
  };
}

const NOT_ALLOWED: Partial<Record<RefusalCode, NotAllowedCode>> = {
  'not-found': 'not-found',
  'wrong-state': 'wrong-state',
  'over-authorised': 'exceeds-authorised',
  'over-captured': 'exceeds-captured',
  'refund-not-allowed': 'too-late',
  'key-already-used': 'id-already-used',
};

export function failed(asked: Exclude<Asked<unknown>, { kind: 'done' }>, paymentRef?: string): Failed {
  if (asked.kind === 'refused') return notAllowed(NOT_ALLOWED[asked.code] ?? 'bad-request', paymentRef);
  const error = asked.timeout
    ? ({ kind: 'timeout' } as const)
    : ({ kind: 'unavailable', detail: asked.detail } as const);
  return { kind: 'failed', ...(paymentRef === undefined ? {} : { paymentRef }), error };
}
