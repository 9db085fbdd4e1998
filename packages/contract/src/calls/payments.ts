import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, idParam, intParam, jsonParam, optional, textParam, withDefault } from '../fields.ts';
import { paymentAuth, paymentFeedback, paymentMark, paymentType } from '../payment.ts';

const paymentTypeId = { payment_type_id: idParam('Il metodo di pagamento') };
const base = { tag: 'payments', access: 'customer' } as const;

export const types = defineCall({
  ...base,
  method: 'GET',
  path: 'payment-type/list',
  summary: 'Ways to pay the cart, or an order whose payment failed',
  request: z.object({
    order_id: optional(idParam('L’ordine')),
    store_id: withDefault(intParam('Il negozio', { min: 1 }), 5),
  }),
  data: z.object({ payments: z.array(paymentType) }),
  errors: ['order-not-found'],
});

export const marks = defineCall({
  method: 'GET',
  path: 'payment-type/marks',
  summary: 'What the shop takes, for everybody to see: footer, frequent questions, product pages',
  tag: 'payments',
  request: z.object({}),
  data: z.object({ marks: z.array(paymentMark) }),
});

export const auths = defineCall({
  ...base,
  method: 'GET',
  path: 'payment-type/list-auth',
  summary: 'Saved cards',
  request: z.object({ payment_type_id: withDefault(idParam('Il metodo di pagamento'), 12) }),
  data: z.object({ auths: z.array(paymentAuth) }),
});

export const deleteAuth = defineCall({
  ...base,
  method: 'POST',
  path: 'payment-type/delete-auth',
  summary: 'Removes a saved card, here and at the provider',
  request: z.object({ payment_auth_id: idParam('La carta salvata') }),
  data: z.object({ auths: z.array(paymentAuth) }),
  errors: ['payment-auth-not-found', 'payment-auth-in-use'],
});

export const setDefaultAuth = defineCall({
  ...base,
  method: 'POST',
  path: 'payment-type/set-default-auth',
  summary: 'Makes a saved card the one proposed',
  request: z.object({ payment_auth_id: idParam('La carta salvata') }),
  data: z.object({ auths: z.array(paymentAuth) }),
  errors: ['payment-auth-not-found'],
});

const laterChargesAnswer = z.object({
  /** Saved cards may be charged while their holder is away: for slots far away, and for what came to more than was held. */
  allowed: z.boolean(),
});

export const laterCharges = defineCall({
  ...base,
  method: 'GET',
  path: 'payment-type/later-charges',
  summary: 'Whether saved cards may be charged while the customer is away',
  request: z.object({}),
  data: laterChargesAnswer,
});

export const setLaterCharges = defineCall({
  ...base,
  method: 'POST',
  path: 'payment-type/set-later-charges',
  summary: 'Allows that saved cards are charged while the customer is away, or takes that back',
  request: z.object({ allowed: boolParam('Il permesso') }),
  data: laterChargesAnswer,
});

export const addAuth = defineCall({
  ...base,
  method: 'POST',
  path: 'payment-type/add-auth',
  summary: "Saves a card: its number is typed at the provider's, never here",
  request: z.object({
    ...paymentTypeId,
    /** What the provider's script gave, as JSON text: `{"setupIntent": "seti_…"}` once the card was typed on the pay screen. */
    payment_data: jsonParam('I dati del pagamento', z.record(z.string(), z.unknown())).optional(),
  }),
  data: z.object({
    /** Where the browser goes to type the card. */
    paymentUrl: z.string().optional(),
    paymentParameters: z.record(z.string(), z.string()).optional(),
    /** For a pay screen of ours: what its script needs, the second as JSON text. */
    payment_client_secret: z.string().optional(),
    payment_data: z.string().optional(),
    payment_auth_id: z.number().int().optional(),
    auths: z.array(paymentAuth),
  }),
  errors: ['payment-type-not-available', 'payment-refused', 'payment-unavailable'],
});

export const prebilledAmount = defineCall({
  ...base,
  method: 'GET',
  path: 'payment-type/prebilled-amount',
  summary: 'What would be authorised now: the total plus the margin for goods sold by weight',
  request: z.object(paymentTypeId),
  data: z.object({
    paymentTypeId: z.number().int(),
    /** What is held: `estimate` and `margin` together. Euro. */
    prebilledAmount: z.number(),
    /** What the order is expected to cost on this payment. */
    estimate: z.number(),
    /** For goods whose weight may turn out higher, and for one bag more. */
    margin: z.number(),
  }),
  errors: ['payment-type-not-available'],
});

export const stripeFeedback = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'stripe/payment-feedback-recurrent',
  summary: 'The browser is back from Stripe: Stripe itself is asked how it went',
  request: z.object({
    redirect_status: optional(textParam('L’esito', 60)),
    payment_id: textParam('Il pagamento', 200),
    payment_intent_client_secret: optional(textParam('Il codice del pagamento', 300)),
  }),
  data: paymentFeedback,
  errors: ['payment-not-found', 'payment-unavailable'],
});

export const satispayFeedback = defineCall({
  ...base,
  method: 'GET+POST',
  path: 'satispay/payment-feedback',
  summary: 'The customer is back from Satispay: Satispay itself is asked how it went',
  request: z.object({ order_id: idParam('L’ordine') }),
  data: paymentFeedback,
  errors: ['order-not-found', 'payment-unavailable'],
});

// Called by providers, which prove themselves by a signature or are asked back; no cookie of ours is involved, so neither
// the header that guards cookies nor an origin of ours is asked of them.
export const notify = defineCall({
  method: 'GET+POST',
  path: 'payment-notify/:provider',
  answers: 'provider',
  summary: 'Where payment providers tell what happened',
  tag: 'payments',
  changesState: true,
  request: z.looseObject({ provider: textParam('Il fornitore del pagamento', 60) }),
  data: z.object({}),
});
