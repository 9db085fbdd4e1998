import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParam, listParam, noteParam, optional, quantityParam } from '../fields.ts';
import { MOST_QUOTE_LINES, quote } from '../quote.ts';

const answer = z.object({ quotes: z.array(quote) });
const base = { tag: 'company', access: 'customer', data: answer } as const;

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'company/quotes',
  summary: 'Quotes of the company for a master, those one asked for oneself for others; the latest first',
  request: z.object({}),
});

export const paper = defineCall({
  ...base,
  method: 'GET',
  path: 'company/quote.pdf',
  answers: 'pdf',
  summary: 'The offer as a PDF: prices with and without VAT, until when they hold',
  request: z.object({ quote_id: idParam('Il preventivo') }),
  data: z.object({}),
  errors: ['quote-not-found', 'quote-not-open'],
});

export const request = defineCall({
  ...base,
  method: 'POST',
  path: 'company/request-quote',
  summary: 'Asks the shop what so many of these products would cost; the cart stays as it is',
  request: z.object({
    lines: listParam('I prodotti', z.object({ product_id: idParam('Il prodotto'), quantity: quantityParam() }), {
      max: MOST_QUOTE_LINES,
    }),
    note: optional(noteParam('La nota')),
    wished: optional(noteParam('Il periodo di consegna', 200)),
  }),
  errors: ['email-not-confirmed', 'product-not-found', 'quantity-not-whole', 'already-requested', 'too-many-quotes'],
});

export const accept = defineCall({
  ...base,
  method: 'POST',
  path: 'company/accept-quote',
  summary: 'Takes the offer: its prices hold for its quantities, once, until it ends',
  request: z.object({ quote_id: idParam('Il preventivo') }),
  errors: ['email-not-confirmed', 'quote-not-found', 'quote-not-open'],
});
