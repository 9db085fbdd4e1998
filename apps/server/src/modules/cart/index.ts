import type { Module } from '../../platform/module.ts';
import { registerCartRoutes } from './cart.routes.ts';
import { forgetOldChanges } from './old-changes.ts';
import { registerTimeslotRoutes } from './timeslot.routes.ts';

export { addItems } from './add-items.ts';
export { lockOpenCart } from './cart.repo.ts';
export {
  type CartLineState,
  type CartState,
  type MealTicketSelection,
  type ProductFacts,
  visibleLines,
} from './cart-state.ts';
export { guardCodeGuesses } from './guard-code-guesses.ts';
export { knownFacts } from './known-facts.ts';
export { lineProblems } from './line-problems.ts';
export { loadCart } from './load-cart.repo.ts';
export { paymentInProgress, refuseWhilePaying } from './payment-in-progress.ts';
export { isEstimated, priceCartState } from './price-cart-state.ts';
export type { PricedCartState } from './priced-cart-state.ts';
export { setAddress } from './set-address.ts';
export { lockerAddress } from './shipping-to-wire.ts';
export type { AppliedMealTickets } from './tenders-of-cart.ts';
export { ticketLimit } from './ticket-limit.repo.ts';
export {
  answerCart,
  type CartContext,
  giftsNotGiven,
  pricingContext,
  readCart,
  toWire,
  updateCart,
  viewCart,
} from './update-cart.ts';
export { whyNoPlace, whySlotLost } from './why-no-place.ts';

export const cartModule: Module = {
  name: 'cart',
  register(app) {
    registerCartRoutes(app);
    registerTimeslotRoutes(app);
  },
  jobs: [{ name: 'cart.forget-old-changes', cron: '17 4 * * *', run: forgetOldChanges }],
};
