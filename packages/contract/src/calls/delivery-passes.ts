import { z } from 'zod';
import { defineCall } from '../call.ts';
import { deliveryPassOffer, deliveryPassOrder } from '../delivery-pass.ts';
import { boolParam, euroParam, idParam } from '../fields.ts';
import {
  abandonRefusals,
  bought,
  paymentRefusals,
  payWith,
  purchaseKey,
  resumeRefusals,
  resumeWith,
} from '../paying.ts';
import { paymentType } from '../payment.ts';

const orderId = { order_id: idParam('L’abbonamento') };
const base = { tag: 'delivery-passes', access: 'customer' } as const;

export const offers = defineCall({
  ...base,
  method: 'GET',
  path: 'delivery-pass/offers',
  summary: 'The delivery passes this customer may buy, and how; none where the shop sells none, and for companies',
  request: z.object({}),
  data: z.object({
    offers: z.array(deliveryPassOffer),
    /** `YYYY-MM-DD`: a pass bought now begins on this day. */
    startsOn: z.string(),
    /** Cards and wallets; no meal tickets, no certificates. */
    payments: z.array(paymentType),
  }),
});

export const buy = defineCall({
  ...base,
  method: 'POST',
  path: 'delivery-pass/buy',
  summary: 'Buys a delivery pass; it holds once the money was taken, and never renews itself',
  request: z.object({
    offer_id: idParam('L’abbonamento'),
    /** Euro, as shown: a price that changed meanwhile is not charged. */
    price: euroParam('Il prezzo'),
    /**
     * The customer asks expressly that the pass begin within the days of withdrawal, and knows that who withdraws pays the part
     * used (Codice del consumo, art. 51, 8). Without it nothing is sold.
     */
    begin_now: boolParam('La richiesta di cominciare subito'),
    ...payWith,
    ...purchaseKey,
  }),
  data: bought,
  errors: [
    'delivery-pass-begin-not-asked',
    'delivery-pass-not-sold',
    'delivery-pass-not-for-companies',
    'delivery-pass-being-paid',
    ...paymentRefusals,
  ],
});

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'delivery-pass/list',
  summary: 'Delivery passes the customer bought, the latest first',
  request: z.object({}),
  data: z.object({ deliveryPasses: z.array(deliveryPassOrder) }),
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'delivery-pass/detail',
  summary: 'One pass the customer bought, and how its payment stands',
  request: z.object(orderId),
  data: z.object({ deliveryPass: deliveryPassOrder }),
  errors: ['order-not-found'],
});

export const resumePayment = defineCall({
  ...base,
  method: 'POST',
  path: 'delivery-pass/resume-payment',
  summary: 'Goes on with the payment of a pass; answers as buying it',
  request: z.object({ ...orderId, ...resumeWith }),
  data: bought,
  errors: resumeRefusals,
});

export const abandonPayment = defineCall({
  ...base,
  method: 'POST',
  path: 'delivery-pass/give-up-payment',
  summary: 'Ends the payment of a pass that was not brought to an end',
  request: z.object(orderId),
  data: z.object({ deliveryPass: deliveryPassOrder }),
  errors: abandonRefusals,
});

export const withdraw = defineCall({
  ...base,
  method: 'POST',
  path: 'delivery-pass/withdraw',
  summary:
    'Withdraws from a pass within fourteen days: it ends at once, and what was not used goes back the way it came',
  request: z.object(orderId),
  data: z.object({ deliveryPass: deliveryPassOrder }),
  errors: ['order-not-found', 'delivery-pass-not-paid', 'delivery-pass-over', 'delivery-pass-too-late'],
});
