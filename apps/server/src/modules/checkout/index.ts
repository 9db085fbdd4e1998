import type { Module } from '../../platform/module.ts';
import { registerCheckoutRoutes } from './checkout.routes.ts';

/** Buying a cart: prepare, pay, resume or abandon. */
export const checkoutModule: Module = {
  name: 'checkout',
  register: (app) => registerCheckoutRoutes(app),
};
