import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  choiceParam,
  dayParam,
  euroParam,
  idParam,
  listParam,
  noteParam,
  optional,
  pageParam,
  pageSizeParam,
  textParam,
} from '../fields.ts';
import { page } from '../page.ts';
import { MOST_QUOTE_LINES, staffQuote, staffQuoteRow } from '../quote.ts';
import { quoteStates } from '../quote-words.ts';

const seen = { tag: 'staff', access: 'staff', roles: ['accounting', 'customer-care'], method: 'GET' } as const;
const answered = {
  tag: 'staff',
  access: 'staff',
  roles: ['accounting'],
  method: 'POST',
  data: z.object({ quote: staffQuote }),
} as const;
const quoteId = { quote_id: idParam('Il preventivo') };

export const list = defineCall({
  ...seen,
  path: 'staff/quotes',
  summary: 'Quotes companies asked for, the latest first',
  request: z.object({
    state: optional(choiceParam('Lo stato', quoteStates)),
    page: pageParam,
    page_size: pageSizeParam({ fallback: 30, max: 100 }),
  }),
  data: z.object({ page, /** That wait for an answer. */ waiting: z.number().int(), quotes: z.array(staffQuoteRow) }),
});

export const detail = defineCall({
  ...seen,
  path: 'staff/quote',
  summary: 'One quote with list price, usual price and cost of each line',
  request: z.object(quoteId),
  data: z.object({ quote: staffQuote }),
  errors: ['quote-not-found'],
});

export const offer = defineCall({
  ...answered,
  path: 'staff/quote/offer',
  summary: 'Offers prices until a day; a line without one keeps its usual price',
  request: z.object({
    ...quoteId,
    prices: listParam(
      'I prezzi',
      z.object({
        quote_line_id: idParam('La riga'),
        /** Euro of one unit, VAT included. */
        price: euroParam('Il prezzo').refine((euro) => euro > 0, { error: 'Il prezzo deve essere più di zero' }),
      }),
      { max: MOST_QUOTE_LINES },
    ),
    valid_until: dayParam('La scadenza'),
    note: optional(noteParam('La nota')),
  }),
  errors: ['quote-not-found', 'quote-not-open', 'day-too-far', 'line-not-found', 'price-not-allowed'],
});

const reason = { reason: textParam('Il motivo', 300, { min: 3 }) };

export const decline = defineCall({
  ...answered,
  path: 'staff/quote/decline',
  summary: 'Tells the company why the shop offers nothing',
  request: z.object({ ...quoteId, ...reason }),
  errors: ['quote-not-found', 'quote-not-open'],
});

export const withdraw = defineCall({
  ...answered,
  path: 'staff/quote/withdraw',
  summary: 'Takes back an offer that nobody has accepted yet',
  request: z.object({ ...quoteId, ...reason }),
  errors: ['quote-not-found', 'quote-not-open'],
});
