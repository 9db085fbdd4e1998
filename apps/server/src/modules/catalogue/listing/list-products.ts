import { type ListingRequest, pageOf } from '@sporta/contract';
import { type Bitset, createBitset, hasBit, intersection, setBit } from '../snapshot/bitset.ts';
import { ancestry } from '../snapshot/category-tree.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';
import { applyFacets } from './facets.ts';
import type { TextSearch } from './text-search.ts';

export type Listing = Omit<ListingRequest, 'hash' | 'purchased'> & {
  /** Narrow to these products (e.g. those bought before), when given; by relevance they stand in this order. */
  onlyProductIds?: ReadonlySet<number> | undefined;
  /** Day on which a product still counts as new, `YYYY-MM-DD`. */
  today: string;
};

/**
 * A page of products with facets counted over all matches: the `data` of `GET products`, already as JSON text.
 * Without a query products stand in the order of the sort, what is out of stock last; with one, in the order of the
 * search, which has what is out of stock after its like, unless a sort is asked.
 */
export function listProducts(shop: ShopIndex, search: TextSearch, request: Listing): string {
  const { view } = shop;
  const { catalogue } = view;
  const scope = matching(shop, request);
  const found = request.q === undefined ? undefined : search.search(request.q, scope, view.inStock);
  const base = found ? intersection(scope, bitsOf(found.slots, scope.length)) : scope;
  const { matches, facets } = applyFacets(catalogue, shop.facets, base, request.selection);
  const byRelevance = request.sort === 'relevance';
  const order = (byRelevance && slotsOf(shop, request.onlyProductIds)) || shop.order(request.sort);
  const slots =
    byRelevance && found
      ? found.slots.filter((slot) => hasBit(matches, slot))
      : availableFirst(order, matches, view.inStock);
  const from = (request.page - 1) * request.page_size;
  const products: string[] = [];
  for (let index = from; index < Math.min(slots.length, from + request.page_size); index++) {
    const json = view.json(slots[index]!);
    if (json !== undefined) products.push(json);
  }
  const category =
    request.parent_category_id === undefined ? undefined : catalogue.tree.byId.get(request.parent_category_id);
  const near = found?.slots.length === 0 && request.q !== undefined ? search.nearNames(request.q) : [];
  const rest = {
    facets,
    ...(category
      ? { breadCrumbs: ancestry(category).map(({ categoryId, name, slug }) => ({ categoryId, name, slug })) }
      : {}),
    ...(found?.correctedQuery ? { correctedQuery: found.correctedQuery } : {}),
    ...(found?.droppedWords ? { droppedWords: found.droppedWords } : {}),
    ...(near.length > 0 ? { suggestions: near } : {}),
  };
  const page = JSON.stringify(pageOf(slots.length, request.page, request.page_size));
  return `{"page":${page},"products":[${products.join(',')}],${JSON.stringify(rest).slice(1)}`;
}

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
  const vendors = [...(request.parent_vendor_id ?? []), ...(request.vendor_id ?? [])];
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

function availableFirst(order: ArrayLike<number>, matches: Bitset, inStock: Bitset): number[] {
  const available: number[] = [];
  const missing: number[] = [];
  for (let index = 0; index < order.length; index++) {
    const slot = order[index]!;
    if (hasBit(matches, slot)) (hasBit(inStock, slot) ? available : missing).push(slot);
  }
  return available.concat(missing);
}
