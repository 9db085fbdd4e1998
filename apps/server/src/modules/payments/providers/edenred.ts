import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EdenredSettings } from '../../../platform/meal-ticket-settings.ts';
import { type Asked, callPayment, readSecret } from '../../meal-tickets/index.ts';
import {
  failed,
  notAllowed,
  refusedStart,
  TICKET_HOLD_DAYS,
  type TicketProviderDeps,
  withoutPages,
} from './meal-tickets.ts';
import type { OperationResult, PaymentProvider, ProviderEvent, ProviderEventType, ProviderState } from './provider.ts';

const cents = z.number().int().min(0);

const transaction = z.object({
  authorization_id: z.string().min(1),
  capture_id: z.string().min(1).optional(),
  order_ref: z.string(),
  status: z.enum(['authorized', 'captured', 'cancelled', 'expired', 'refunded']),
  authorized_amount: cents,
  captured_amount: cents,
  refunded_amount: cents,
  tstamp: z.string(),
});
type Transaction = z.output<typeof transaction>;

const refundAnswer = transaction.extend({ refund_amount: cents });

/**
 * Edenred's payment service. It names transactions itself and cannot be asked by our reference, so an answer that got lost is asked
 * for by repeating the request: the same reference and time stamp are the same transaction.
 */
export function edenred(settings: EdenredSettings, { access, takesRefund }: TicketProviderDeps): PaymentProvider {
  const get = (id: string) => callPayment(settings, `/transactions/${encodeURIComponent(id)}`, transaction);

  const act = <T>(id: string, action: 'capture' | 'cancel' | 'refund', body: object, data: z.ZodType<T>) =>
    callPayment(settings, `/transactions/${encodeURIComponent(id)}/actions/${action}`, data, { body });

  const result = (id: string, asked: Asked<Transaction>, type: ProviderEventType): OperationResult =>
    asked.kind === 'done'
      ? { kind: 'done', events: eventsOf(asked.value).filter((event) => event.type === type) }
      : failed(asked, id);

  return {
    ...withoutPages,
    name: 'edenred',
    askedByRepeating: true,
    holdDays: TICKET_HOLD_DAYS,
    referenceFor: ({ orderNumber, paymentId }) => `${orderNumber}-${paymentId}`,

    async start(order) {
      const body = {
        order_ref: `${order.orderNumber}-${order.paymentId}`,
        mid: settings.mid,
        amount: order.amountCents,
        capture_mode: 'manual',
        security_level: 'standard',
        tstamp: order.createdAt.toISOString(),
      };
      const asked = await access.use(order.customer.accountId, (secret) =>
        callPayment(settings, '/transactions', transaction, { body, accessToken: readSecret(secret).accessToken }),
      );
      if (asked.kind !== 'done') return refusedStart(order, asked, access);
      return { kind: 'done', paymentRef: asked.value.authorization_id, events: eventsOf(asked.value) };
    },

    async query(id) {
      const asked = await get(id);
      if (asked.kind === 'refused' && asked.code === 'not-found') return { kind: 'not-found', paymentRef: id };
      if (asked.kind !== 'done') return failed(asked, id);
      const { authorized_amount, captured_amount, refunded_amount } = asked.value;
      return {
        kind: 'found',
        paymentRef: id,
        state: stateOf(asked.value),
        authorisedCents: authorized_amount,
        capturedCents: captured_amount,
        refundedCents: refunded_amount,
        events: eventsOf(asked.value),
      };
    },

    // it has a name there only once it is authorised
    close: async (id) => notAllowed('wrong-state', id),

    async capture(id, amountCents, operationId) {
      const body = { amount: amountCents, tstamp: stampOf(operationId) };
      return result(id, await act(id, 'capture', body, transaction), 'captured');
    },

    async void(id, operationId) {
      return result(id, await act(id, 'cancel', { tstamp: stampOf(operationId) }, transaction), 'voided');
    },

    async refund(id, amountCents, operationId) {
      const found = await get(id);
      if (found.kind !== 'done') return failed(found, id);
      const { capture_id: captureId } = found.value;
      if (captureId === undefined) return notAllowed('wrong-state', id);
      if (!(await takesRefund(id))) return notAllowed('too-late', id);
      const body = { amount: amountCents, tstamp: stampOf(operationId) };
      const asked = await act(captureId, 'refund', body, refundAnswer);
      if (asked.kind !== 'done') return failed(asked, id);
      const events = eventsOf(asked.value).filter(({ type }) => type === 'refunded');
      return { kind: 'done', events: events.map((event) => ({ ...event, amountCents: asked.value.refund_amount })) };
    },
  };
}

function stateOf({ status, captured_amount, refunded_amount }: Transaction): ProviderState {
  if (status === 'refunded') return refunded_amount < captured_amount ? 'captured' : 'refunded';
  return status === 'authorized' ? 'authorised' : status === 'cancelled' ? 'voided' : status;
}

/**
 * All that happened, oldest first. It gives the sum of the refunds only, which names the event: after the second one a query gives the
 * name the second one's own answer had.
 */
function eventsOf(found: Transaction): ProviderEvent[] {
  const { authorization_id: id, status, authorized_amount, captured_amount, refunded_amount, tstamp } = found;
  const event = (type: ProviderEventType, amountCents: number, name: string = type): ProviderEvent => ({
    providerEventId: `${id}-${name}`,
    paymentRef: id,
    type,
    amountCents,
    currency: 'EUR',
    occurredAt: tstamp,
    raw: { status, order_ref: found.order_ref },
  });
  return [
    event('authorised', authorized_amount),
    ...(found.capture_id === undefined ? [] : [event('captured', captured_amount)]),
    ...(status === 'cancelled' ? [event('voided', authorized_amount)] : []),
    ...(status === 'expired' ? [event('expired', authorized_amount)] : []),
    ...(refunded_amount > 0 ? [event('refunded', refunded_amount, `refunded-${refunded_amount}`)] : []),
  ];
}

/** Edenred knows a repetition by its time stamp: one operation of ours always has the same, and two never share one. */
function stampOf(operationId: string): string {
  const number = createHash('sha256').update(operationId).digest().readUIntBE(0, 5);
  return new Date(Date.UTC(2000, 0, 1) + number).toISOString();
}
