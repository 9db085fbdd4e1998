import type { Module } from '../../platform/module.ts';
import { sendAcceptance, sendAnswer } from './quote-mail.ts';
import { registerQuoteRoutes } from './quotes.routes.ts';

/** Quotes: what companies ask for, what the shop offers, and who accepts it. Their prices in carts: quoted-prices. */
export const quotesModule: Module = {
  name: 'quotes',
  register: (app) => registerQuoteRoutes(app),
  outbox: {
    'quotes.answered': {
      lane: 'mail',
      handle: ({ quoteId }: { quoteId: number }, deps) => sendAnswer(deps, quoteId),
    },
    'quotes.accepted': {
      lane: 'mail',
      handle: (accepted: { quoteId: number; accountId: number }, deps) => sendAcceptance(deps, accepted),
    },
  },
};
