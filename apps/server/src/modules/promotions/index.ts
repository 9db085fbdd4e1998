import type { Module } from '../../platform/module.ts';
import { registerPromotionRoutes } from './promotions.routes.ts';

export { costsOf } from './promotions.repo.ts';

/** Promotions as staff make, try, publish and stop them; customers' carts are priced by the same engine. */
export const promotionsModule: Module = {
  name: 'promotions',
  register: (app) => registerPromotionRoutes(app),
};
