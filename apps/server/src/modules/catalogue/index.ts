import { awaitDatabase } from '../../platform/db/await-database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../platform/module.ts';
import { avoidedAllergens } from './avoided-allergens.repo.ts';
import { readProducts } from './catalogue.repo.ts';
import { registerCatalogueRoutes } from './catalogue.routes.ts';
import { customerWarehouse } from './customer-warehouse.repo.ts';
import { followChanges } from './follow-changes.ts';
import { forgetOldChanges } from './old-changes.ts';
import { forgetOldMisses, SearchMisses } from './search/search-misses.ts';
import { SearchService } from './search/search-service.ts';
import { CatalogueStore } from './snapshot/catalogue-store.ts';
import { makeTexts } from './snapshot/make-texts.ts';
import type { ProductRow } from './snapshot/rows.ts';
import { announceVatOfTheDay } from './vat-of-the-day.ts';

export { avoidedAllergens } from './avoided-allergens.repo.ts';
export { shopDay, shopOf, storeOf } from './catalogue.routes.ts';
export { type ProductChoice, pickProducts } from './listing/pick-products.ts';
export { hasBit } from './snapshot/bitset.ts';
export { Catalogue, type Offers } from './snapshot/catalogue.ts';
export { CatalogueStore } from './snapshot/catalogue-store.ts';
export { grossListPrice } from './snapshot/current-offer.ts';
export type { Offer } from './snapshot/offer.ts';
export { consumerSteps, type Glance, lowestBefore, offerOf, offersWith, productAsSeen } from './snapshot/preview.ts';
export { bitmapOf, pictureOf, sellingUnitCents } from './snapshot/product-json.ts';
export type { ProductRow, PromotionRow } from './snapshot/rows.ts';
export type { ShopIndex } from './snapshot/shop-index.ts';
export { productJson, type ShopView } from './snapshot/shop-view.ts';
export { availableIn, type Stock, withAvailable } from './snapshot/stock.ts';
export { toPromotion } from './snapshot/to-promotion.ts';

interface Running {
  store: CatalogueStore;
  search: SearchService;
  misses: SearchMisses;
  writing?: ReturnType<typeof setInterval>;
  unfollow?: () => void;
  isStopped?: boolean;
}

const running = new WeakMap<Deps, Running>();

function runningOf(deps: Deps): Running {
  let found = running.get(deps);
  if (!found) {
    const store = new CatalogueStore(deps.pool, deps.log, () => deps.clock.now().getTime(), deps.config.media);
    found = { store, search: new SearchService(store), misses: new SearchMisses() };
    running.set(deps, found);
  }
  return found;
}

/** The catalogue in memory of this process, for other modules: names and prices to show, never to charge by. */
export function catalogueOf(deps: Deps): CatalogueStore {
  return runningOf(deps).store;
}

/** Search by words, for who keeps its words. */
export function searchOf(deps: Deps): SearchService {
  return runningOf(deps).search;
}

/** How often searches without a result are written, in milliseconds. */
const missesEveryMs = 60_000;

/** Writes what was searched in vain; a database that is away gets it later. */
export async function writeMisses(deps: Deps): Promise<void> {
  await runningOf(deps)
    .misses.write(deps.pool)
    .catch((err: unknown) => deps.log.warn({ err }, 'searches not written'));
}

/** Products as the database has them now, hidden ones too: what staff work on. */
export function readProductRows({ pool, config }: Pick<Deps, 'pool' | 'config'>, ids: number[]): Promise<ProductRow[]> {
  return readProducts(pool, config.media, ids, { hidden: true });
}

/** Makes the texts of the catalogue that is there now, unless the next one comes before they are done. */
function makeTextsOf({ log }: Deps, own: Running): void {
  makeTexts(own.store, () => own.isStopped === true).catch((err: unknown) =>
    log.error({ err }, 'texts of products not made ahead'),
  );
}

export const catalogueModule: Module = {
  name: 'catalogue',
  register(app, deps) {
    const { store, search, misses } = runningOf(deps);
    registerCatalogueRoutes(app, store, search, misses);
  },
  sessionFacts: [customerWarehouse, avoidedAllergens],
  async start(deps) {
    const own = runningOf(deps);
    await awaitDatabase(deps.log, 'the catalogue', () => own.store.load());
    own.search.warmUp();
    makeTextsOf(deps, own);
    own.store.onChange(({ everything }) => {
      deps.pages.forget();
      if (everything) makeTextsOf(deps, own);
    });
    own.unfollow = await followChanges(deps, own.store);
    own.writing = setInterval(() => void writeMisses(deps), missesEveryMs).unref();
  },
  async stop(deps) {
    const own = runningOf(deps);
    own.isStopped = true;
    own.unfollow?.();
    clearInterval(own.writing);
    if (own.writing) await writeMisses(deps);
  },
  jobs: [
    { name: 'catalogue.vat-of-the-day', cron: '0 0 * * *', run: announceVatOfTheDay },
    { name: 'catalogue.forget-misses', cron: '20 3 * * *', run: forgetOldMisses },
    { name: 'catalogue.forget-old-changes', cron: '25 3 * * *', run: forgetOldChanges },
  ],
};
