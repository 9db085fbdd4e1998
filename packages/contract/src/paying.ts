import { z } from 'zod';
import { boolParam, idParam, optional, textParam, withDefault } from './fields.ts';
import { paymentResponse } from './payment.ts';

/* Parts of the calls that begin, resume and abandon a payment: of orders, vouchers for others and delivery passes. */

/** How something is paid. */
export const payWith = {
  payment_type_id: idParam('Il metodo di pagamento'),
  payment_auth_id: optional(idParam('La carta salvata')),
  save_auth: withDefault(boolParam('La scelta di salvare la carta'), false),
};

/** Made by the client for one purchase without a cart: sent again, it gives the same purchase. */
export const purchaseKey = { idempotency_key: textParam('La chiave dell’acquisto', 80, { min: 8 }) };

const providerRefusals = [
  'payment-type-not-available',
  'payment-auth-not-found',
  'payment-refused',
  'payment-unavailable',
] as const;

export const paymentRefusals = [...providerRefusals, 'payment-auth-expired'] as const;

/** Keep the card after all, or not: the customer may change their mind on the pay screen. */
export const resumeWith = { save_auth: optional(boolParam('La scelta di salvare la carta')) };

export const resumeRefusals = ['order-not-found', 'payment-not-in-progress', ...providerRefusals] as const;

export const abandonRefusals = [
  'order-not-found',
  'payment-not-in-progress',
  'order-already-paid',
  'payment-unavailable',
] as const;

/** What buying without a cart answers; without `paymentUrl` the page `nextUrl` says how it went. */
export const bought = paymentResponse
  .pick({ paymentUrl: true, paymentParameters: true, payment_client_secret: true, payment_data: true, orderId: true })
  .extend({
    orderNumber: z.string(),
    /** Euro. */
    amount: z.number(),
    nextUrl: z.string(),
  });

export type Bought = z.infer<typeof bought>;
