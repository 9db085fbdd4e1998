import { awaitDatabase } from '../../platform/db/await-database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../platform/module.ts';
import { readProducts } from './catalogue.repo.ts';
import { registerCatalogueRoutes } from './catalogue.routes.ts';
import { customerWarehouse } from './customer-warehouse.repo.ts';
import { followChanges } from './follow-changes.ts';
import { SearchService } from './search/search-service.ts';
import { CatalogueStore } from './snapshot/catalogue-store.ts';
import type { ProductRow } from './snapshot/rows.ts';
import { announceVatOfTheDay } from './vat-of-the-day.ts';

export { shopDay, shopOf } from './catalogue.routes.ts';
export { type ProductChoice, pickProducts } from './listing/pick-products.ts';
export { hasBit } from './snapshot/bitset.ts';
export { Catalogue } from './snapshot/catalogue.ts';
export { CatalogueStore } from './snapshot/catalogue-store.ts';
export { grossListPrice } from './snapshot/current-offer.ts';
export { type Glance, lowestBefore, offerOf, productAsSeen } from './snapshot/preview.ts';
export { pictureOf, sellingUnitCents } from './snapshot/product-json.ts';
export type { ProductRow } from './snapshot/rows.ts';
export type { ShopIndex } from './snapshot/shop-index.ts';
export { productText, type ShopView } from './snapshot/shop-view.ts';

interface Running {
  store: CatalogueStore;
  search: SearchService;
  unfollow?: () => void;
}

const running = new WeakMap<Deps, Running>();

function runningOf(deps: Deps): Running {
  let found = running.get(deps);
  if (!found) {
    const store = new CatalogueStore(deps.pool, deps.log, () => deps.clock.now().getTime(), deps.config.media);
    found = { store, search: new SearchService(store) };
    running.set(deps, found);
  }
  return found;
}

/** The catalogue in memory of this process, for other modules: names and prices to show, never to charge by. */
export function catalogueOf(deps: Deps): CatalogueStore {
  return runningOf(deps).store;
}

/** Products as the database has them now, hidden ones too: what staff work on. */
export function readProductRows({ pool, config }: Pick<Deps, 'pool' | 'config'>, ids: number[]): Promise<ProductRow[]> {
  return readProducts(pool, config.media, ids, { hidden: true });
}

export const catalogueModule: Module = {
  name: 'catalogue',
  register(app, deps) {
    const { store, search } = runningOf(deps);
    registerCatalogueRoutes(app, store, search);
  },
  sessionFacts: [customerWarehouse],
  async start(deps) {
    const own = runningOf(deps);
    await awaitDatabase(deps.log, 'the catalogue', () => own.store.load());
    own.search.warmUp();
    own.store.onChange(() => deps.pages.forget());
    own.unfollow = await followChanges(deps, own.store);
  },
  stop(deps) {
    runningOf(deps).unfollow?.();
  },
  jobs: [{ name: 'catalogue.vat-of-the-day', cron: '0 0 * * *', run: announceVatOfTheDay }],
};
