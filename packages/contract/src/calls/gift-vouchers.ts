import { z } from 'zod';
import { defineCall } from '../call.ts';
import { giftVoucherRules } from '../constants.ts';
import { dayParam, emailParam, idParam, intParam, noteParam, optional, textParam, withDefault } from '../fields.ts';
import { giftVoucherBalance, giftVoucherOrder } from '../gift-voucher.ts';
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

const { minEuro, maxEuro, nameLength, messageLength } = giftVoucherRules;
const orderId = { order_id: idParam('Il buono') };
const base = { tag: 'gift-vouchers', access: 'customer' } as const;

export const quote = defineCall({
  ...base,
  method: 'GET',
  path: 'gift-voucher/quote',
  summary: 'What a voucher for somebody else may be, and how it can be paid',
  request: z.object({}),
  data: z.object({
    /** Whole euro. */
    minimum: z.number().int(),
    maximum: z.number().int(),
    presets: z.array(z.number().int()),
    /** `YYYY-MM-DD`: the days on which its mail may leave. */
    firstDay: z.string(),
    lastDay: z.string(),
    /** Cards and wallets; no meal tickets, no certificates. */
    payments: z.array(paymentType),
  }),
});

export const buy = defineCall({
  ...base,
  method: 'POST',
  path: 'gift-voucher/buy',
  summary: 'Buys a voucher for somebody else; it is made once the money was taken, and mailed on its day',
  request: z.object({
    /** Whole euro. */
    amount: intParam('L’importo', { min: minEuro, max: maxEuro }),
    recipient_name: textParam('Il nome di chi lo riceve', nameLength),
    recipient_email: emailParam('L’e-mail di chi lo riceve'),
    sender_name: textParam('Il tuo nome', nameLength),
    message: withDefault(noteParam('Il messaggio', messageLength), ''),
    /** Today up to a year ahead. */
    deliver_on: dayParam('Il giorno di invio'),
    ...payWith,
    ...purchaseKey,
  }),
  data: bought,
  errors: ['gift-voucher-day', ...paymentRefusals],
});

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'gift-voucher/list',
  summary: 'Vouchers the customer bought for others, the latest first',
  request: z.object({}),
  data: z.object({ giftVouchers: z.array(giftVoucherOrder) }),
});

export const detail = defineCall({
  ...base,
  method: 'GET',
  path: 'gift-voucher/detail',
  summary: 'One voucher the customer bought, and how its payment stands',
  request: z.object(orderId),
  data: z.object({ giftVoucher: giftVoucherOrder }),
  errors: ['order-not-found'],
});

export const resumePayment = defineCall({
  ...base,
  method: 'POST',
  path: 'gift-voucher/resume-payment',
  summary: 'Goes on with the payment of a voucher; answers as buying it',
  request: z.object({ ...orderId, ...resumeWith }),
  data: bought,
  errors: resumeRefusals,
});

export const abandonPayment = defineCall({
  ...base,
  method: 'POST',
  path: 'gift-voucher/give-up-payment',
  summary: 'Ends the payment of a voucher that was not brought to an end',
  request: z.object(orderId),
  data: z.object({ giftVoucher: giftVoucherOrder }),
  errors: abandonRefusals,
});

export const resend = defineCall({
  ...base,
  method: 'POST',
  path: 'gift-voucher/resend',
  summary:
    'Sends an unused voucher again, to a corrected address if there is one; before its day, corrects the address',
  request: z.object({ ...orderId, recipient_email: optional(emailParam('L’e-mail di chi lo riceve')) }),
  data: z.object({ giftVoucher: giftVoucherOrder }),
  errors: ['order-not-found', 'gift-voucher-not-paid', 'gift-voucher-used', 'too-many-attempts'],
});

export const cancel = defineCall({
  ...base,
  method: 'POST',
  path: 'gift-voucher/cancel',
  summary: 'Withdraws from an unused voucher within fourteen days; the money goes back the way it came',
  request: z.object(orderId),
  data: z.object({ giftVoucher: giftVoucherOrder }),
  errors: ['order-not-found', 'gift-voucher-not-paid', 'gift-voucher-used', 'gift-voucher-too-late'],
});

export const balance = defineCall({
  tag: base.tag,
  method: 'POST',
  path: 'gift-voucher/balance',
  // it changes nothing, but a code does not belong into an address
  changesState: false,
  summary: 'What is left on a voucher, for whoever has its code; wrong codes are counted',
  request: z.object({ code: textParam('Il codice', 60) }),
  data: z.object({ balance: giftVoucherBalance }),
  errors: ['gift-certificate-not-valid', 'too-many-attempts'],
});
