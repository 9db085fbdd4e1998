import type { Failed, OperationResult, PaymentProvider, ProviderEvent } from './provider.ts';
import { callSatispay, type SatispayConfig } from './satispay.client.ts';
import {
  askedCents,
  eventOf,
  eventsOf,
  type PaymentMessage,
  paymentId,
  refundEvent,
  stateOf,
} from './satispay.messages.ts';
import { openingOf } from './satispay.opening.ts';
import { satispayReport } from './satispay.report.ts';

export type { SatispayConfig } from './satispay.client.ts';

/** How long the customer has to confirm in the app; then the shop ends the payment. */
const WAIT_MINUTES = 15;

/** How long a lock lasts at most: not published [?], so no longer than that of a card. */
const HOLD_DAYS = 7;

/** Our reference on the way back: Satispay gives the browser nothing of its own. */
const RETURN_PARAMETER = 'payment';

/**
 * Satispay (GBusiness v1). Money is locked when the customer confirms in the app and taken after picking. A payment is made
 * by `open`, under an id that Satispay chooses; the customer confirms it on Satispay's page or in its app.
 */
export function satispay(config: SatispayConfig): PaymentProvider {
  const refOf = ({ orderNumber, paymentId }: { orderNumber: string; paymentId: string }) =>
    `${orderNumber}-${paymentId}`;
  const screenOf = (orderId: string) => `/payment/satispay/${orderId}`;
  const get = (id: string) => callSatispay(config, { method: 'GET', path: `/payments/${encodeURIComponent(id)}` });
  const put = (id: string, action: 'ACCEPT' | 'CANCEL' | 'CANCEL_OR_REFUND', more: object = {}) =>
    callSatispay(config, { method: 'PUT', path: `/payments/${encodeURIComponent(id)}`, body: { action, ...more } });

  /** After a move that Satispay does not allow: it was made before, or something else was. */
  const settledBefore = async (
    paymentRef: string,
    isDone: (payment: PaymentMessage) => ProviderEvent[] | undefined,
  ): Promise<OperationResult> => {
    const answer = await get(paymentRef);
    if (answer.kind === 'failed') return { ...answer, paymentRef };
    const events = isDone(answer.payment);
    return events ? { kind: 'done', events } : wrongState(paymentRef);
  };

  return {
    name: 'satispay',
    pageOrigins: [],
    wantsGoods: true,
    holdDays: HOLD_DAYS,
    waitMinutes: WAIT_MINUTES,
    screenOf,
    referenceFor: refOf,

    async open(order) {
      const ref = refOf(order);
      const redirect = new URL(order.returnUrl);
      redirect.searchParams.set(RETURN_PARAMETER, ref);
      const answer = await callSatispay(config, {
        method: 'POST',
        path: '/payments',
        body: openingOf(order, { externalCode: ref, redirectUrl: redirect.href }),
        idempotencyKey: `open-${ref}`,
      });
      if (answer.kind === 'failed') return answer;
      return { kind: 'opened', paymentRef: answer.payment.id };
    },

    async start(order) {
      const { paymentRef } = order;
      const answer = await get(paymentRef);
      if (answer.kind === 'failed') return { ...answer, paymentRef };
      const { payment } = answer;
      const events = eventsOf(payment);
      if (payment.status === 'CANCELED') return { ...refusal(payment, events), paymentRef };
      if (payment.status !== 'PENDING') return { kind: 'done', paymentRef, events };
      if (!payment.redirect_url) {
        return { kind: 'failed', paymentRef, error: { kind: 'unavailable', detail: 'no address of the page' } };
      }
      const expiresAt = new Date(order.createdAt.getTime() + WAIT_MINUTES * 60_000);
      return {
        kind: 'redirect',
        paymentRef,
        url: payment.redirect_url,
        method: 'GET',
        fields: {},
        client: { data: { screen: screenOf(order.orderId), expiresAt: expiresAt.toISOString() } },
      };
    },

    async query(paymentRef) {
      const answer = await get(paymentRef);
      if (answer.kind === 'failed') {
        const { error } = answer;
        if (error.kind === 'not-allowed' && error.code === 'not-found') return { kind: 'not-found', paymentRef };
        return { ...answer, paymentRef };
      }
      const { payment } = answer;
      if (payment.id !== paymentRef) {
        return { kind: 'failed', paymentRef, error: { kind: 'unavailable', detail: 'answer not understood' } };
      }
      const events = eventsOf(payment);
      const sumOf = (type: ProviderEvent['type']) =>
        events.reduce((sum, event) => (event.type === type ? sum + event.amountCents : sum), 0);
      return {
        kind: 'found',
        paymentRef,
        state: stateOf(payment),
        authorisedCents: sumOf('authorised'),
        capturedCents: sumOf('captured'),
        events,
      };
    },

    async close(paymentRef) {
      // Satispay also cancels what the customer has just confirmed: then the order is paid, and is not to be ended
      const before = await get(paymentRef);
      if (before.kind === 'failed') return { ...before, paymentRef };
      if (before.payment.status === 'CANCELED') return { kind: 'done', events: eventsOf(before.payment) };
      if (before.payment.status !== 'PENDING') return wrongState(paymentRef);
      const cancelled = await put(paymentRef, 'CANCEL');
      // nobody knows whether it was cancelled, nor whether the customer confirmed: nothing of theirs may stay with us
      const unheard = cancelled.kind === 'failed' && isUnheard(cancelled);
      const answer = unheard ? await put(paymentRef, 'CANCEL_OR_REFUND') : cancelled;
      const ended = (payment: PaymentMessage): ProviderEvent[] => [
        { ...eventOf(payment, 'failed', before.payment.amount_unit), endsHold: true, reason: 'closed' },
      ];
      if (answer.kind === 'answer' && answer.payment.id === paymentRef) {
        return { kind: 'done', events: ended(answer.payment) };
      }
      if (answer.kind === 'failed' && !isWrongState(answer)) return { ...answer, paymentRef };
      return settledBefore(paymentRef, (payment) => (payment.status === 'CANCELED' ? ended(payment) : undefined));
    },

    async capture(paymentRef, amountCents) {
      const answer = await put(paymentRef, 'ACCEPT', { amount_unit: amountCents });
      if (answer.kind === 'answer') return { kind: 'done', events: eventsOf(answer.payment) };
      if (!isWrongState(answer)) return { ...answer, paymentRef };
      return settledBefore(paymentRef, (payment) =>
        payment.status === 'ACCEPTED' && payment.amount_unit === amountCents ? eventsOf(payment) : undefined,
      );
    },

    async void(paymentRef) {
      const released = (payment: PaymentMessage): ProviderEvent[] => [eventOf(payment, 'voided', askedCents(payment))];
      const answer = await put(paymentRef, 'CANCEL');
      if (answer.kind === 'answer') return { kind: 'done', events: released(answer.payment) };
      if (!isWrongState(answer)) return { ...answer, paymentRef };
      return settledBefore(paymentRef, (payment) => (payment.status === 'CANCELED' ? released(payment) : undefined));
    },

    async refund(paymentRef, amountCents, operationId) {
      const answer = await callSatispay(config, {
        method: 'POST',
        path: '/payments',
        body: {
          flow: 'REFUND',
          amount_unit: amountCents,
          currency: 'EUR',
          parent_payment_uid: paymentRef,
          external_code: operationId.slice(0, 50),
          metadata: { operation_id: operationId },
        },
        idempotencyKey: `refund-${paymentRef}-${operationId}`,
      });
      if (answer.kind === 'failed') return { ...answer, paymentRef };
      return { kind: 'done', events: [refundEvent(answer.payment, paymentRef, operationId)] };
    },

    report: (day) => satispayReport(config, day),

    parseNotice({ query }) {
      const parsed = paymentId.safeParse(query.payment_id);
      if (!parsed.success) return { kind: 'rejected', why: 'malformed', detail: 'payment_id' };
      return { kind: 'ask', paymentRef: parsed.data };
    },

    parseReturn(query) {
      const ref = query[RETURN_PARAMETER];
      const isRef = typeof ref === 'string' && /^[A-Za-z0-9-]{3,60}$/.test(ref);
      return isRef
        ? { kind: 'ask', paymentRef: ref }
        : { kind: 'rejected', why: 'malformed', detail: RETURN_PARAMETER };
    },

    chargeSaved: async () => ({ kind: 'failed', error: { kind: 'not-allowed', code: 'bad-request' } }),
    forgetSaved: async () => ({ kind: 'done' }),
  };
}

function wrongState(paymentRef: string): Failed {
  return { kind: 'failed', paymentRef, error: { kind: 'not-allowed', code: 'wrong-state' } };
}

function isWrongState({ error }: { error: Failed['error'] }): boolean {
  return error.kind === 'not-allowed' && error.code === 'wrong-state';
}

/** Nobody knows whether it was done. */
function isUnheard({ error }: { error: Failed['error'] }): boolean {
  return error.kind === 'timeout' || error.kind === 'unavailable';
}

function refusal(payment: PaymentMessage, events: ProviderEvent[]): Failed {
  const reason = payment.expired ? 'closed' : 'cancelled-by-customer';
  return { kind: 'failed', error: { kind: 'refused', reason, events } };
}
