import { type ListingRequest, pageOf } from '@sporta/contract';
import { LRUCache } from 'lru-cache';
import { type Bitset, countSlots, createBitset, difference, hasBit, intersection, setBit } from '../snapshot/bitset.ts';
import { ancestry } from '../snapshot/category-tree.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';
import { applyFacets } from './facets.ts';
import type { Found, TextSearch } from './text-search.ts';

export type Listing = Omit<ListingRequest, 'hash' | 'purchased'> & {
  /** Narrow to these products (e.g. those bought before), when given; by relevance they stand in this order. */
  onlyProductIds?: ReadonlySet<number> | undefined;
  /** Day on which a product still counts as new, `YYYY-MM-DD`. */
  today: string;
};

/** What a listing found, whatever page of it is asked for in whatever order. */
interface Matched {
  matches: Bitset;
  total: number;
  /** Slots in the order of the search, where words were searched. */
  ranked: number[] | undefined;
  /** What stands beside page and products, as JSON fields without the opening brace. */
  rest: string;
}

const mostMatchedBytes = 32 * 2 ** 20;

/**
 * Pages of products with facets counted over all matches: the `data` of `GET products`, already as JSON text.
 * Without a query products stand in the order of the sort, what is out of stock last; with one, in the order of the
 * search, which has what is out of stock after its like, unless a sort is asked. What was found for one page is kept for
 * the next ones.
 */
export class Listings {
  readonly #search: TextSearch;
  readonly #matched = new LRUCache<string, Matched>({
    maxSize: mostMatchedBytes,
    sizeCalculation: ({ matches, ranked, rest }, key) =>
      matches.byteLength + 8 * (ranked?.length ?? 0) + rest.length + key.length,
  });

  constructor(search: TextSearch) {
    this.#search = search;
  }

  page(shop: ShopIndex, request: Listing): string {
    const { view } = shop;
    const { page, page_size: size, sort } = request;
    const { matches, total, ranked, rest } = this.#match(shop, request);
    const byRelevance = sort === 'relevance';
    const order = (byRelevance && slotsOf(shop, request.onlyProductIds)) || shop.order(sort);
    const from = (page - 1) * size;
    const slots =
      byRelevance && ranked
        ? ranked.slice(from, from + size)
        : availableFirst(order, matches, view.inStock, from, size);
    const products = slots.flatMap((slot) => view.json(slot) ?? []);
    return `{"page":${JSON.stringify(pageOf(total, page, size))},"products":[${products.join(',')}],${rest}`;
  }

  #match(shop: ShopIndex, request: Listing): Matched {
    // what one customer bought is asked for too seldom to be kept
    if (request.onlyProductIds) return match(shop, this.#search, request);
    const { page, page_size, sort, ...asked } = request;
    const key = `${shop.number} ${shop.revision} ${JSON.stringify(asked)}`;
    const known = this.#matched.get(key);
    if (known) return known;
    const found = match(shop, this.#search, request);
    this.#matched.set(key, found);
    return found;
  }
}

function match(shop: ShopIndex, search: TextSearch, request: Listing): Matched {
  const { view } = shop;
  const scope = matching(shop, request);
  const found = request.q === undefined ? undefined : search.search(request.q, scope, view.inStock);
  const base = found ? intersection(scope, bitsOf(found.slots, scope.length)) : scope;
  const { matches, facets } = applyFacets(view, base, request.selection);
  const category =
    request.parent_category_id === undefined ? undefined : view.catalogue.tree.byId.get(request.parent_category_id);
  const isBarren = found?.slots.length === 0;
  const near = Object.keys(request.selection).length === 0 ? found?.near : undefined;
  const suggestions = isBarren && !near && request.q !== undefined ? search.nearNames(request.q) : [];
  const rest = {
    facets,
    ...(category
      ? { breadCrumbs: ancestry(category).map(({ categoryId, name, slug }) => ({ categoryId, name, slug })) }
      : {}),
    ...(found?.correctedQuery ? { correctedQuery: found.correctedQuery } : {}),
    ...(found?.droppedWords ? { droppedWords: found.droppedWords } : {}),
    ...(suggestions.length > 0 ? { suggestions } : {}),
  };
  return {
    matches,
    total: countSlots(matches),
    ranked: found?.slots.filter((slot) => hasBit(matches, slot)),
    rest: `${near ? nearJson(view, near) : ''}${JSON.stringify(rest).slice(1)}`,
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
        vendors.flatMap((id) => [...catalogue.slotsOfVendor(id)]),
        width,
      ),
    );
  if (request.promo) sets.push(view.promoted);
  if (request.barcode !== undefined) {
    const slot = catalogue.slotOfEan(request.barcode.replace(/\D/g, ''));
    sets.push(bitsOf(slot === undefined ? [] : [slot], width));
  }
  if (request.new_product)
    sets.push(slotsWhere(shop, (slot) => (catalogue.products[slot]!.newUntil ?? '') >= request.today));
  const { onlyProductIds } = request;
  if (onlyProductIds) {
    sets.push(bitsOf(slotsOf(shop, onlyProductIds) ?? [], width));
  }
  return intersection(view.sold, ...sets);
}

function slotsWhere(shop: ShopIndex, test: (slot: number) => boolean): Bitset {
  const bits = new Uint32Array(shop.view.sold.length);
  for (const slot of shop.order('popularity')) if (test(slot)) setBit(bits, slot);
  return bits;
}

function bitsOf(slots: Iterable<number>, words: number): Bitset {
  const bits = new Uint32Array(words);
  for (const slot of slots) setBit(bits, slot);
  return bits;
}

/** `count` of the matches from place `from` of the order on, in which what is out of stock stands last. */
function availableFirst(
  order: ArrayLike<number>,
  matches: Bitset,
  inStock: Bitset,
  from: number,
  count: number,
): number[] {
  const available = intersection(matches, inStock);
  const inOrder = (set: Bitset, skip: number, most: number) => {
    const found: number[] = [];
    let before = 0;
    for (let index = 0; found.length < most && index < order.length; index++) {
      const slot = order[index]!;
      if ((set[slot >>> 5]! & (1 << (slot & 31))) !== 0 && before++ >= skip) found.push(slot);
    }
    return found;
  };
  const first = inOrder(available, from, count);
  if (first.length === count) return first;
  const missing = difference(matches, available);
  return first.concat(inOrder(missing, Math.max(0, from - countSlots(available)), count - first.length));
}
