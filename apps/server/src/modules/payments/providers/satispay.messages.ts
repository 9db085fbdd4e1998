import { shopDay } from '@sporta/domain';
import { z } from 'zod';
import type { ProviderEvent, ProviderState } from './provider.ts';

/* What Satispay answers (GBusiness v1), and what of it the ledger keeps. Amounts are cents. */

/** Our names inside a payment: Satispay gives them back as they were. */
const metadata = z.looseObject({
  /** What was asked: `amount_unit` of a lock becomes what was taken of it. */
  asked_unit: z
    .string()
    .regex(/^\d{1,8}$/)
    .optional(),
});

export const paymentMessage = z.object({
  id: z.string().min(1).max(80),
  status: z.enum(['PENDING', 'AUTHORIZED', 'ACCEPTED', 'CANCELED']),
  expired: z.boolean().default(false),
  amount_unit: z.number().int().min(0),
  currency: z.literal('EUR'),
  insert_date: z.iso.datetime({ offset: true }),
  external_code: z.string().optional(),
  parent_payment_uid: z.string().optional(),
  redirect_url: z.url({ protocol: /^https?$/ }).optional(),
  meal_voucher_amount_unit: z.number().int().min(0).optional(),
  meal_voucher_quantity: z.number().int().min(0).optional(),
  metadata: metadata.nullish(),
  /** The day on which Satispay books the money. */
  daily_closure: z.object({ date: z.iso.date() }).optional(),
});
export type PaymentMessage = z.output<typeof paymentMessage>;

/** A page of the shop's payments. */
export const paymentList = z.object({ has_more: z.boolean(), data: z.array(paymentMessage) });

export const errorMessage = z.object({ code: z.number().int(), message: z.string().default('') });

/** The id of a payment: what the callback brings. */
export const paymentId = z.uuid();

/** Refunds are payments of their own, which Satispay does not name with what they give back: the ledger adds them up. */
export function stateOf({ status, expired }: PaymentMessage): ProviderState {
  if (status === 'PENDING') return 'pending';
  if (status === 'AUTHORIZED') return 'authorised';
  if (status === 'ACCEPTED') return 'captured';
  return expired ? 'expired' : 'failed';
}

/**
 * What happened to a payment, oldest first. Satispay says how a payment is and not how it came there, so each state has
 * one event, which is the same whoever asks.
 */
export function eventsOf(payment: PaymentMessage): ProviderEvent[] {
  const asked = askedCents(payment);
  const authorised = eventOf(payment, 'authorised', asked);
  switch (payment.status) {
    case 'PENDING':
      return [];
    case 'AUTHORIZED':
      return [authorised];
    case 'ACCEPTED':
      return [authorised, { ...eventOf(payment, 'captured', payment.amount_unit), occurredAt: capturedAt(payment) }];
    case 'CANCELED':
      return [
        payment.expired
          ? { ...eventOf(payment, 'expired', asked), endsHold: true }
          : { ...eventOf(payment, 'failed', asked), endsHold: true, reason: 'cancelled-by-customer' },
      ];
  }
}

/** What was asked for, and held; cents. */
export function askedCents(payment: PaymentMessage): number {
  return Number(payment.metadata?.asked_unit ?? payment.amount_unit);
}

/** When the money was taken: Satispay says the day, in Italy. Of a day after the payment was made it is noon. */
export function capturedAt({ insert_date, daily_closure }: PaymentMessage): string {
  const day = daily_closure?.date;
  return day === undefined || day === shopDay(Date.parse(insert_date)) ? insert_date : `${day}T12:00:00.000Z`;
}

/** One way a payment ends without money, in one event: what was cancelled and what ran out bear the same id. */
export function eventOf(payment: PaymentMessage, type: ProviderEvent['type'], amountCents: number): ProviderEvent {
  const name = type === 'authorised' || type === 'captured' ? type : 'canceled';
  return {
    providerEventId: `${payment.id}.${name}`,
    paymentRef: payment.id,
    type,
    amountCents,
    currency: 'EUR',
    // when it was made: Satispay does not say when it changed
    occurredAt: payment.insert_date,
    raw: rawOf(payment),
  };
}

/** A refund, as an event of the payment it gives back. */
export function refundEvent(refund: PaymentMessage, paymentRef: string, operationId: string): ProviderEvent {
  return {
    providerEventId: refund.id,
    paymentRef,
    type: 'refunded',
    amountCents: refund.amount_unit,
    currency: 'EUR',
    occurredAt: refund.insert_date,
    operationId,
    raw: rawOf(refund),
  };
}

/** What the ledger keeps: nothing of who paid. */
function rawOf(payment: PaymentMessage): Record<string, string> {
  const { id, status, expired, amount_unit, external_code, meal_voucher_amount_unit, meal_voucher_quantity } = payment;
  const kept = { id, status, expired, amount_unit, external_code, meal_voucher_amount_unit, meal_voucher_quantity };
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
