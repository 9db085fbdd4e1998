import type { Module } from '../../platform/module.ts';
import { registerCrateRoutes } from './crates.routes.ts';
import { registerPickingRoutes } from './picking.routes.ts';
import { sendOrderPrepared } from './prepared-mail.ts';
import { registerStoreSettingsRoutes } from './store-settings.routes.ts';

export { readCrates } from './crates.repo.ts';
export { crateCode } from './crates.ts';
export { readWorkSums } from './figures.repo.ts';

/** Preparing orders: work and carts, what is done to lines, crates, and closing. */
export const pickingModule: Module = {
  name: 'picking',
  register(app) {
    registerPickingRoutes(app);
    registerCrateRoutes(app);
    registerStoreSettingsRoutes(app);
  },
  outbox: {
    'order.prepared': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendOrderPrepared(deps, orderId),
    },
  },
};
