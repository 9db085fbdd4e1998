import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../platform/module.ts';
import { loadShop } from './load-shop.ts';
import { registerShopSettingRoutes } from './shop-settings.routes.ts';

export { checked, line, shopFieldTable } from './fields.ts';
export { keepLogo } from './keep-logo.ts';
export { loadShop } from './load-shop.ts';
export { saySetup } from './save-shop.ts';
export { readSaid } from './shop-settings.repo.ts';

const following = new WeakMap<Deps, () => void>();

/** Name, seller, look and ways to pay of the shop, as its people say them. First of all: what others show at their start is right then. */
export const shopSettingsModule: Module = {
  name: 'shop-settings',
  register: (app) => registerShopSettingRoutes(app),
  async start(deps) {
    const stop = await deps.notifications.on('shop_settings', () => {
      loadShop(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'the look of the shop was not read anew'));
    });
    following.get(deps)?.();
    following.set(deps, stop);
    await loadShop(deps);
  },
  stop(deps) {
    following.get(deps)?.();
  },
};
