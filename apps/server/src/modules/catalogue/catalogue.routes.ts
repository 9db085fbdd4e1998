import { calls, isSpecialSlug, type ListingRequest, type ShopScope, type UnsoldProduct } from '@sporta/contract';
import { shopDay as shopDayAt } from '@sporta/domain';
import { readPriceLimit } from '@sporta/search';
import type { FastifyInstance } from 'fastify';
import { inAnonymousEnvelope, type RawAnswer, rawAnswer } from '../../platform/http/envelope.ts';
import type { JsonWriter } from '../../platform/http/json-writer.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { viewerLike, viewerOf } from '../../platform/viewer.ts';
import { previewOf } from '../content-preview/index.ts';
import { menuFor, menuShown } from '../menus/index.ts';
import { avoidedAllergens } from './avoided-allergens.repo.ts';
import { purchasedProductIds } from './catalogue.repo.ts';
import { customerWarehouse } from './customer-warehouse.repo.ts';
import { AnswerCache } from './listing/answer-cache.ts';
import { categoryWithChildren, countProducts, listCategories } from './listing/list-categories.ts';
import { isEmptyListing, type Listing, Listings } from './listing/list-products.ts';
import { similarProducts, similarToUnsold } from './listing/similar-products.ts';
import type { SearchMisses } from './search/search-misses.ts';
import type { SearchService } from './search/search-service.ts';
import { hasBit } from './snapshot/bitset.ts';
import type { CatalogueStore } from './snapshot/catalogue-store.ts';
import type { CategoryNode } from './snapshot/category-tree.ts';
import { anonymousCustomer, type Customer } from './snapshot/customer.ts';
import type { ShopIndex } from './snapshot/shop-index.ts';

/** What is said of a product that is on sale no more, or not in this shop: which it is, and what to take in its place. */
function unsoldProduct(shop: ShopIndex, productId: number, now: Date): UnsoldProduct | undefined {
  const { view } = shop;
  const row = view.catalogue.everSold(productId);
  if (!row) return undefined;
  const slots = similarToUnsold(shop, row, now.getTime(), 12);
  return { product: view.unsold(productId, 0), alternatives: slots.flatMap((slot) => view.object(slot) ?? []) };
}

/** Seconds a shared cache may keep an anonymous answer; an ETag makes asking again cheap. */
const maxAge = 15;

export function registerCatalogueRoutes(
  app: FastifyInstance,
  store: CatalogueStore,
  search: SearchService,
  misses: SearchMisses,
): void {
  const answers = new AnswerCache();
  const listings = new Listings(search);

  const keep = (shop: ShopIndex, key: string, write: (writer: JsonWriter) => void): RawAnswer => {
    const { revision, view } = shop;
    const etag = `${store.catalogue.version}-${view.warehouseId}-${revision}`;
    // A new catalogue, a change in it, or a promotion that begins or ends: then the answer is another.
    const { edition } = store;
    // the instant of a promotion may have come since the shop was looked up
    const isCurrent = store.shop(view.warehouseId, view.customer) === shop;
    const validWhile = () => isCurrent && store.edition === edition;
    const { json, whole, giveBack } = answers.get(shop, key, write);
    return rawAnswer(json, { whole, etag, maxAge, validWhile, giveBack });
  };

  const keepJson = (shop: ShopIndex, key: string, make: () => object) =>
    keep(shop, key, (writer) => writer.text(JSON.stringify(make())));

  registerCall(app, calls.catalogue.products, (c) => {
    const { hash, purchased, avoid_mine: avoidMine, ...request } = c.input;
    const shop = shopOf(store, c, hash);
    const avoid = avoidMine && c.visitor ? avoidedAllergens.of(c.visitor) : [];
    const listing: Listing = { ...request, today: shopDay(c.now), ...(avoid.length > 0 ? { avoid } : {}) };
    if (purchased) return purchasedProducts(c, shop, listing);
    const answer = keep(shop, `products ${JSON.stringify(listing)}`, (writer) => listings.write(shop, listing, writer));
    if (request.q === undefined || !asksForWordsOnly(request) || !isEmptyListing(answer.json)) return answer;
    // what costs too much for the words is no word the shop lacks
    if (readPriceLimit(request.q).limit) return answer;
    misses.note(request.q);
    // asked for again, it is counted again
    return rawAnswer(answer.json, { whole: answer.whole!, etag: answer.etag!, maxAge, giveBack: answer.giveBack });
  });

  /** The listing of what the visitor has bought; nothing for who is nobody. */
  async function purchasedProducts(
    { deps, visitor }: CallContext,
    shop: ShopIndex,
    listing: Listing,
  ): Promise<RawAnswer> {
    const onlyProductIds = new Set(visitor ? await purchasedProductIds(deps.pool, visitor.accountId) : []);
    const { json } = inAnonymousEnvelope((writer) => listings.write(shop, { ...listing, onlyProductIds }, writer));
    return rawAnswer(json);
  }

  registerCall(app, calls.catalogue.productBySlug, (c) => {
    const slot = store.catalogue.slotOfSlug(c.input.slug);
    return productAnswer(c, slot, store.catalogue.withdrawnOf(c.input.slug));
  });

  registerCall(app, calls.catalogue.productById, (c) => {
    const slot = store.catalogue.slotOf(c.input.productId);
    return productAnswer(c, slot, c.input.productId);
  });

  function productAnswer(
    c: CallContext<typeof calls.catalogue.productBySlug> | CallContext<typeof calls.catalogue.productById>,
    slot: number | undefined,
    withdrawnId: number | undefined,
  ): RawAnswer {
    const shop = shopOf(store, c, c.input.hash);
    if (slot === undefined || !hasBit(shop.view.sold, slot)) {
      const id = slot === undefined ? withdrawnId : store.catalogue.products[slot]?.productId;
      const data = id === undefined ? undefined : unsoldProduct(shop, id, c.now);
      if (!data) throw c.refuse('product-not-found', 'Non abbiamo trovato questo prodotto');
      throw c.refuse('product-not-found', `${data.product.name}: ora non è in vendita`, { data });
    }
    return keep(shop, `product ${slot}`, (writer) => {
      shop.view.writeDetail(slot, c.now.getTime(), writer);
      writer.text(',"alternatives":[');
      shop.view.writeAll(similarProducts(shop, slot, 12), writer);
      writer.text(']}');
    });
  }

  registerCall(app, calls.catalogue.categories, (c) => {
    const shop = shopOf(store, c, c.input.hash);
    return keepJson(shop, `categories ${c.input.filtered}`, () => ({
      categories: listCategories(shop.view, c.input.filtered),
    }));
  });

  registerCall(app, calls.catalogue.suggest, (c) => {
    const shop = shopOf(store, c, c.input.hash);
    return keepJson(shop, `suggest ${c.input.q}`, () => ({ suggestions: search.suggest(c.input.q, shop) }));
  });

  registerCall(app, calls.catalogue.topSearches, (c) => {
    const shop = shopOf(store, c, undefined);
    return keepJson(shop, 'top', () => ({ searches: search.topSearches(shop) }));
  });

  registerCall(app, calls.catalogue.fastSearch, async (c) => {
    const shop = shopOf(store, c, c.input.hash);
    return rawAnswer(Buffer.from(await search.fastSearch(shop, c.input.words, c.input.page_size)));
  });

  registerCall(app, calls.catalogue.categoryBySlug, async (c) => {
    if (isSpecialSlug(c.input.slug)) {
      const preview = await previewOf(c);
      if (preview?.document === `menu:${c.input.slug}`) {
        const { places } = preview.body as { places: Parameters<typeof menuShown>[1] };
        const viewer = viewerLike(preview.audience, preview.warehouseId ?? storeOf(store, c));
        return { category: menuShown(c.input.slug, places, { viewer, at: preview.at }) };
      }
      const look = { viewer: viewerOf(c.visitor, storeOf(store, c)), at: c.now };
      const json = JSON.stringify({ category: await menuFor(c.db, c.input.slug, look, c.deps.shop.seller) });
      const until = c.now.getTime() + maxAge * 1000;
      return rawAnswer(Buffer.from(json), { maxAge, validWhile: () => c.deps.clock.now().getTime() < until });
    }
    const shop = shopOf(store, c, c.input.hash);
    return oneCategory(c, shop, store.catalogue.tree.bySlug.get(c.input.slug));
  });

  registerCall(app, calls.catalogue.categoryById, (c) => {
    const shop = shopOf(store, c, c.input.hash);
    return oneCategory(c, shop, store.catalogue.tree.byId.get(c.input.categoryId));
  });

  function oneCategory(
    c: Pick<CallContext, 'refuse'> & { input: { filtered: boolean } },
    shop: ShopIndex,
    node: CategoryNode | undefined,
  ): RawAnswer {
    const { filtered } = c.input;
    if (!node || (filtered && countProducts(shop.view, node.categoryId) === 0))
      throw c.refuse('category-not-found', 'Non abbiamo trovato questo reparto');
    return keepJson(shop, `category ${node.slug} ${filtered}`, () => ({
      category: categoryWithChildren(shop.view, node, filtered),
    }));
  }
}

/** The warehouse a call is about, without a look at its prices. */
export function storeOf(store: CatalogueStore, c: Pick<CallContext, 'visitor'>): number {
  const chosen = c.visitor && customerWarehouse.of(c.visitor);
  return chosen || (store.catalogue.defaultWarehouse?.warehouseId ?? 0);
}

/** Nothing but words narrows it: an empty listing then says that the words found nothing. */
function asksForWordsOnly({
  parent_category_id: category,
  ...request
}: Omit<ListingRequest, 'hash' | 'purchased' | 'avoid_mine'>): boolean {
  const narrows = [request.parent_vendor_id, request.promo, request.barcode, request.new_product];
  const isWhole = category === undefined || category === 1;
  return isWhole && narrows.every((each) => !each) && Object.keys(request.selection).length === 0;
}

/** The shop a call is about: the one its hash names, else the one the customer chose, else the default one. */
export function shopOf(store: CatalogueStore, c: Pick<CallContext, 'visitor'>, hash: ShopScope | undefined): ShopIndex {
  const warehouseId = hash?.warehouseId || (c.visitor && customerWarehouse.of(c.visitor)) || 0;
  return store.shop(warehouseId, customerOf(c));
}

export function customerOf(c: Pick<CallContext, 'visitor'>): Customer {
  if (!c.visitor) return anonymousCustomer;
  const { priceListId, segment, isMember } = c.visitor;
  return { priceListId, segment, member: isMember };
}

const HOUR_MS = 3_600_000;
/** The day of the last hour that was asked for: to format a date costs more than the rest of a kept answer. */
let lastHour = { hour: Number.NaN, day: '' };

/** The shop's day, `YYYY-MM-DD`. */
export function shopDay(now: Date): string {
  // Rome is whole hours away from UTC, so that no day begins within an hour
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (hour !== lastHour.hour) lastHour = { hour, day: shopDayAt(now.getTime()) };
  return lastHour.day;
}
