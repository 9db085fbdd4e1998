import { type ListingRequest, pageOf } from '@sporta/contract';
import { readPriceLimit } from '@sporta/search';
import { LRUCache } from 'lru-cache';
import { AskedBefore } from '../../../platform/asked-before.ts';
import type { JsonWriter } from '../../../platform/http/json-writer.ts';
import { showCache } from '../../../platform/shown-caches.ts';
import { type Bitset, bitsOf, countSlots, createBitset, hasBit, intersection, setBit } from '../snapshot/bitset.ts';
import { ancestry } from '../snapshot/category-tree.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';
import { applyFacets } from './facets.ts';
import type { Found, TextSearch } from './text-search.ts';
import { withinLimit } from './within-limit.ts';
import { withoutAllergens } from './without-allergens.ts';

export type Listing = Omit<ListingRequest, 'hash' | 'purchased' | 'avoid_mine'> & {
  /** Codes of allergens whose products are left out. */
  avoid?: readonly string[] | undefined;
  /** Narrow to these products (e.g. those bought before), when given; by relevance they stand in this order. */
  onlyProductIds?: ReadonlySet<number> | undefined;
  /** Day on which a product still counts as new, `YYYY-MM-DD`. */
  today: string;
};

/** What a listing found, whatever page of it is asked for in whatever order. */
interface Matched {
  matches: Bitset;
  total: number;
  /** Slots in the order of the search, where words were searched: all of them, or the best ones. */
  ranked: number[] | undefined;
  /** What stands beside page and products, as JSON fields without the opening brace. */
  rest: string;
}

/** Sorts in which what is sold out keeps its place. */
const byPrice: ReadonlySet<Listing['sort']> = new Set(['price_asc', 'price_desc', 'unit_price_asc']);
const mostMatchedBytes = 16 * 2 ** 20;
const mostOrderedBytes = 8 * 2 ** 20;
/** Roughly what an entry takes beside its bytes. */
const entryBytes = 400;

/**
 * Pages of products with facets counted over all matches: the `data` of `GET products`, already as JSON text.
 * Without a query products stand in the order of the sort, what is out of stock last; with one, in the order of the
 * search, which has what is out of stock after its like, unless a sort is asked. By price everything keeps its place: who compares
 * prices must not take the first one for the lowest because a lower one is sold out. What was found is kept for the next pages
 * from the second time on that it is asked for, most searches being of one page; and from the second page on the order of all of it.
 */
export class Listings {
  readonly #search: TextSearch;
  readonly #matched = showCache(
    'listing_matched',
    new LRUCache<string, Matched>({
      maxSize: mostMatchedBytes,
      sizeCalculation: ({ matches, ranked, rest }, key) =>
        matches.byteLength + 8 * (ranked?.length ?? 0) + rest.length + key.length + entryBytes,
    }),
  );
  readonly #ordered = showCache(
    'listing_ordered',
    new LRUCache<string, Int32Array>({
      maxSize: mostOrderedBytes,
      sizeCalculation: (slots, key) => slots.byteLength + key.length + entryBytes,
    }),
  );

  readonly #asked = new AskedBefore();

  constructor(search: TextSearch) {
    this.#search = search;
  }

  write(shop: ShopIndex, request: Listing, writer: JsonWriter): void {
    const { page, page_size: size } = request;
    // what one customer bought is asked for too seldom to be kept
    const key = request.onlyProductIds ? undefined : keyOf(shop, request);
    const matched = this.#match(shop, request, key);
    const slots = this.#page(shop, request, matched, key);
    writer.text(`{"page":${JSON.stringify(pageOf(matched.total, page, size))},"products":[`);
    shop.view.writeAll(slots, writer);
    writer.text('],').text(matched.rest);
  }

  #match(shop: ShopIndex, request: Listing, key: string | undefined): Matched {
    const known = key === undefined ? undefined : this.#matched.get(key);
    if (known && hasPage(known, request)) return known;
    const found = match(shop, this.#search, request);
    if (key !== undefined && this.#asked.saw(key)) this.#matched.set(key, found);
    return found;
  }

  #page(shop: ShopIndex, request: Listing, { matches, ranked }: Matched, key: string | undefined) {
    const { page, page_size: size, sort } = request;
    const from = (page - 1) * size;
    if (sort === 'relevance' && ranked) return ranked.slice(from, from + size);
    const { sold, inStock } = shop.view;
    const first = byPrice.has(sort) ? sold : inStock;
    const order = () => (sort === 'relevance' && slotsOf(shop, request.onlyProductIds)) || shop.order(sort);
    if (from === 0 || key === undefined) return inOrder(order(), matches, first, from + size).slice(from);
    const orderKey = `${sort} ${key}`;
    let ordered = this.#ordered.get(orderKey);
    if (!ordered) {
      ordered = Int32Array.from(inOrder(order(), matches, first, countSlots(matches)));
      this.#ordered.set(orderKey, ordered);
    }
    return ordered.subarray(from, from + size);
  }
}

function keyOf(shop: ShopIndex, { page, page_size, sort, ...asked }: Listing): string {
  return `${shop.number} ${shop.revision} ${JSON.stringify(asked)}`;
}

/** Whether what is asked for is in order. */
function hasPage({ ranked, total }: Matched, { page, page_size: size, sort }: Listing): boolean {
  return sort !== 'relevance' || ranked === undefined || ranked.length >= Math.min(total, page * size);
}

/** How many of what is found are to be put in order: facets and allergens leave any of them out, a second page brings a third. */
function wanted({ page, page_size: size, selection, avoid = [] }: Listing): number | undefined {
  const isNarrowed = Object.keys(selection).length > 0 || avoid.length > 0;
  return isNarrowed || page > 1 ? undefined : size + mostNear;
}

function match(shop: ShopIndex, search: TextSearch, request: Listing): Matched {
  const { view } = shop;
  const { words, limit } = request.q === undefined ? { words: undefined, limit: undefined } : readPriceLimit(request.q);
  const sold = matching(shop, request);
  const scope = limit ? withinLimit(view, sold, limit) : sold;
  // who says a price and no thing sees all that costs so much
  const found = words ? search.search(words, scope, view.inStock, wanted(request)) : undefined;
  // what was found lies in the scope
  const all = found ? found.matches : scope;
  const { avoid = [] } = request;
  const base = avoid.length > 0 ? withoutAllergens(view.catalogue, all, avoid) : all;
  const { matches, facets } = applyFacets(view, base, request.selection);
  const category =
    request.parent_category_id === undefined ? undefined : view.catalogue.tree.byId.get(request.parent_category_id);
  const isBarren = found?.slots.length === 0;
  // what is near is like the words, not like the wishes
  const near = Object.keys(request.selection).length === 0 && avoid.length === 0 ? found?.near : undefined;
  const suggestions = isBarren && !near && words ? search.nearNames(words) : [];
  const others = JSON.stringify({
    ...(category
      ? { breadCrumbs: ancestry(category).map(({ categoryId, name, slug }) => ({ categoryId, name, slug })) }
      : {}),
    ...(avoid.length > 0 ? { avoided: { hidden: countSlots(all) - countSlots(base) } } : {}),
    ...(found?.correctedQuery ? { correctedQuery: found.correctedQuery } : {}),
    ...(found?.droppedWords ? { droppedWords: found.droppedWords } : {}),
    ...(limit ? { priceLimit: { ...limit, words: words ?? '' } } : {}),
    ...(suggestions.length > 0 ? { suggestions } : {}),
  }).slice(1);
  return {
    matches,
    total: countSlots(matches),
    ranked: matches === all ? found?.slots : found?.slots.filter((slot) => hasBit(matches, slot)),
    rest: `${near ? nearJson(view, near) : ''}"facets":${facets}${others === '}' ? '' : ','}${others}`,
  };
}

/** Near matches shown under the answer. */
const mostNear = 12;

/** What is near as a JSON field, whatever order or page is asked for. */
function nearJson(view: ShopIndex['view'], { slots, withoutWords }: NonNullable<Found['near']>): string {
  const products = slots.slice(0, mostNear).flatMap((slot) => view.json(slot) ?? []);
  return `"near":{"withoutWords":${JSON.stringify(withoutWords)},"products":[${products.join(',')}]},`;
}

const nothingFound = '"totPages":0,';

/** Whether a listing, as `Listings` writes it, has no product. */
export const isEmptyListing = (json: Buffer): boolean => json.subarray(0, 60).includes(nothingFound);

function slotsOf({ view }: ShopIndex, productIds: ReadonlySet<number> | undefined): number[] | undefined {
  return productIds && [...productIds].flatMap((id) => view.catalogue.slotOf(id) ?? []);
}

/** Everything the request asks for but text and facets. */
function matching(shop: ShopIndex, request: Listing): Bitset {
  const { view } = shop;
  const { catalogue } = view;
  const sets: Bitset[] = [];
  if (request.parent_category_id !== undefined) {
    sets.push(catalogue.slotsInCategory(request.parent_category_id) ?? createBitset(0));
  }
  const vendors = request.parent_vendor_id ?? [];
  const width = view.sold.length;
  if (vendors.length > 0)
    sets.push(
      bitsOf(
        width,
        vendors.flatMap((id) => [...catalogue.slotsOfVendor(id)]),
      ),
    );
  if (request.promo) sets.push(view.promoted);
  if (request.barcode !== undefined) {
    const slot = catalogue.slotOfEan(request.barcode.replace(/\D/g, ''));
    sets.push(bitsOf(width, slot === undefined ? [] : [slot]));
  }
  if (request.new_product)
    sets.push(slotsWhere(shop, (slot) => (catalogue.products[slot]!.newUntil ?? '') >= request.today));
  const { onlyProductIds } = request;
  if (onlyProductIds) {
    sets.push(bitsOf(width, slotsOf(shop, onlyProductIds) ?? []));
  }
  return intersection(view.sold, ...sets);
}

function slotsWhere(shop: ShopIndex, test: (slot: number) => boolean): Bitset {
  const bits = new Uint32Array(shop.view.sold.length);
  for (const slot of shop.order('popularity')) if (test(slot)) setBit(bits, slot);
  return bits;
}

/** The first `count` of the matches in an order in which what is not in `first` stands last. */
function inOrder(order: ArrayLike<number>, matches: Bitset, first: Bitset, count: number): number[] {
  const found: number[] = [];
  const missing: number[] = [];
  for (let index = 0; found.length < count && index < order.length; index++) {
    const slot = order[index]!;
    const word = slot >>> 5;
    const bit = 1 << (slot & 31);
    if ((matches[word]! & bit) === 0) continue;
    if ((first[word]! & bit) !== 0) found.push(slot);
    else if (missing.length < count) missing.push(slot);
  }
  for (let index = 0; found.length < count && index < missing.length; index++) found.push(missing[index]!);
  return found;
}
