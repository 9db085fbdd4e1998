import { facetGroup, formatFacetFilter, parseFacetFilter } from '@sporta/contract/facet-filter.ts';

/** Orders of a listing, with the words customers choose them by (contract, section 3: `sort`). */
export const sortOptions = [
  { value: 'relevance', label: 'Consigliati' },
  { value: 'popularity', label: 'Più venduti' },
  { value: 'price_asc', label: 'Prezzo crescente' },
  { value: 'price_desc', label: 'Prezzo decrescente' },
  { value: 'unit_price_asc', label: 'Prezzo al kg o al litro' },
  { value: 'discount', label: 'Sconto' },
  { value: 'name', label: 'Nome' },
] as const;

export type SortValue = (typeof sortOptions)[number]['value'];

/** What the address of a listing says. Everything is optional; what makes no sense is left out. */
export interface ListingSearch {
  /** Facet selection, `caratteristiche-1.2_marca-6`. */
  filter?: string;
  promo?: true;
  new_product?: true;
  purchased?: true;
  /** What the customer never wants is shown too. */
  all?: true;
  sort?: Exclude<SortValue, 'relevance'>;
  /** Page the list starts from; absent = the first. */
  page?: number;
}

const MAX_PAGE = 10_000;

export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  const filter = typeof search.filter === 'string' ? formatFacetFilter(parseFacetFilter(search.filter)) : '';
  const sort = sortOptions.find(({ value }) => value === search.sort)?.value;
  const page = Number(search.page);
  return {
    ...(filter ? { filter } : {}),
    ...(search.promo === 'true' || search.promo === true ? { promo: true } : {}),
    ...(search.new_product === 'true' || search.new_product === true ? { new_product: true } : {}),
    ...(search.purchased === 'true' || search.purchased === true ? { purchased: true } : {}),
    ...(search.all === 'true' || search.all === true ? { all: true } : {}),
    ...(sort && sort !== 'relevance' ? { sort } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}),
  };
}

/** The address after a facet value was ticked or unticked; a narrower list starts from its first page. */
export function toggleFacetValue(search: ListingSearch, group: string, id: number): ListingSearch {
  const selection = parseFacetFilter(search.filter ?? '');
  const chosen = selection[group] ?? [];
  const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
  const filter = formatFacetFilter({ ...selection, [group]: next });
  return withoutPage({ ...search, filter: filter || undefined } as ListingSearch);
}

export function withoutPage({ page: _, ...rest }: ListingSearch): ListingSearch {
  return rest;
}

/** How many things narrow the list: facet values and switches. */
export function countFilters(search: ListingSearch): number {
  const values = Object.values(parseFacetFilter(search.filter ?? '')).reduce((sum, ids) => sum + ids.length, 0);
  return values + (search.promo ? 1 : 0) + (search.new_product ? 1 : 0) + (search.purchased ? 1 : 0);
}

/** `caratteristiche` of the request parameter `product_class_caratteristiche`, as it stands in the page address. */
export function groupOf(parameterName: string): string {
  return facetGroup(parameterName) ?? parameterName;
}
