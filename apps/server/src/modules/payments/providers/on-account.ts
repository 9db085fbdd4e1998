import type {
  OperationResult,
  PaymentProvider,
  ProviderEvent,
  ProviderEventType,
  ProviderState,
  QueryResult,
} from './provider.ts';

export const onAccountName = 'on-account';

/** What our own ledger says of a payment. */
export interface AccountEntry {
  state: string;
  amountCents: number;
  capturedCents: number;
  refundedCents: number;
}

export interface OnAccountConfig {
  now: () => Date;
  entryOf(paymentRef: string): Promise<AccountEntry | undefined>;
}

/** States of the ledger in which something was decided. */
const decided: readonly ProviderState[] = ['authorised', 'captured', 'refunded', 'voided', 'failed', 'expired'];

/**
 * The tender of companies that pay their invoices when they are due: the shop itself gives the credit, so nobody outside is asked
 * and every step is decided at once. Money does not move here; it comes with the invoice (table payment_due_date). Whether a company
 * has the credit is decided where the tender is chosen.
 */
export function onAccount({ now, entryOf }: OnAccountConfig): PaymentProvider {
  const event = (
    paymentRef: string,
    type: ProviderEventType,
    amountCents: number,
    operationId?: string,
  ): ProviderEvent => ({
    providerEventId: `${paymentRef}-${operationId ?? type}`,
    paymentRef,
    type,
    amountCents,
    currency: 'EUR',
    occurredAt: now().toISOString(),
    ...(operationId ? { operationId } : {}),
    raw: {},
  });
  const done = (...events: ProviderEvent[]): Promise<OperationResult> => Promise.resolve({ kind: 'done', events });
  const notAllowed = { kind: 'failed', error: { kind: 'not-allowed', code: 'bad-request' } } as const;
  return {
    name: onAccountName,
    pageOrigins: [],
    ownBooks: true,
    askedByRepeating: true,
    referenceFor: ({ paymentId }) => `CONTO-${paymentId}`,
    start: ({ paymentRef, amountCents }) =>
      Promise.resolve({ kind: 'done', paymentRef, events: [event(paymentRef, 'authorised', amountCents)] }),
    query: async (paymentRef) => answerOf(paymentRef, await entryOf(paymentRef)),
    close: (paymentRef, operationId) => done(event(paymentRef, 'voided', 0, operationId)),
    capture: (paymentRef, amountCents, operationId) => done(event(paymentRef, 'captured', amountCents, operationId)),
    void: (paymentRef, operationId) => done(event(paymentRef, 'voided', 0, operationId)),
    refund: (paymentRef, amountCents, operationId) => done(event(paymentRef, 'refunded', amountCents, operationId)),
    chargeSaved: () => Promise.resolve(notAllowed),
    forgetSaved: () => Promise.resolve({ kind: 'done' }),
    parseNotice: () => ({ kind: 'rejected', why: 'unknown', detail: 'nobody sends notices of it' }),
    parseReturn: () => ({ kind: 'rejected', why: 'unknown', detail: 'nobody comes back from it' }),
  };
}

function answerOf(paymentRef: string, entry: AccountEntry | undefined): QueryResult {
  const state = decided.find((each) => each === entry?.state);
  if (!entry || !state) return { kind: 'not-found', paymentRef };
  const { amountCents: authorisedCents, capturedCents, refundedCents } = entry;
  return { kind: 'found', paymentRef, state, authorisedCents, capturedCents, refundedCents, events: [] };
}
