import type { Module } from '../../platform/module.ts';
import { registerCartRoutes } from './cart.routes.ts';
import { registerTimeslotRoutes } from './timeslot.routes.ts';

export { addItems } from './add-items.ts';
export { lockOpenCart } from './cart.repo.ts';
export { type CartLineState, type CartState, type MealTicketSelection, visibleLines } from './cart-state.ts';
export { guardCodeGuesses } from './guard-code-guesses.ts';
export { lineProblems } from './line-problems.ts';
export { loadCart } from './load-cart.repo.ts';
export { refuseWhilePaying } from './payment-in-progress.ts';
export { isEstimated, priceCartState } from './price-cart-state.ts';
export type { PricedCartState } from './priced-cart-state.ts';
export type { AppliedMealTickets } from './tenders-of-cart.ts';
export { ticketLimit } from './ticket-limit.repo.ts';
export { answerCart, type CartContext, pricingContext, readCart, toWire, updateCart, viewCart } from './update-cart.ts';

export const cartModule: Module = {
  name: 'cart',
  register(app) {
    registerCartRoutes(app);
    registerTimeslotRoutes(app);
  },
};
