import { type ListingScope, type ListingSearch, readListingSearch } from '../../../shared/listing/index.ts';

/** The address of a search (specification, section 2). */
export interface SearchSearch extends ListingSearch {
  q?: string;
  barcode?: string;
  parent_category_id?: string;
  parent_vendor_id?: string;
}

const LONGEST = 200;
const ID = /^\d{1,9}$/;
const IDS = /^\d{1,9}(,\d{1,9})*$/;

export function readSearchSearch(search: Record<string, unknown>): SearchSearch {
  // control characters search nothing, and the server refuses a text of nothing else
  const text = (value: unknown) =>
    value === undefined
      ? ''
      : String(value)
          .replace(/\p{Cc}/gu, ' ')
          .toWellFormed()
          .trim()
          .slice(0, LONGEST);
  const q = text(search.q);
  const barcode = text(search.barcode).slice(0, 60);
  const category = text(search.parent_category_id);
  const vendor = text(search.parent_vendor_id);
  return {
    ...readListingSearch(search),
    ...(q ? { q } : {}),
    ...(barcode ? { barcode } : {}),
    ...(ID.test(category) && Number(category) > 0 ? { parent_category_id: category } : {}),
    ...(IDS.test(vendor) ? { parent_vendor_id: vendor } : {}),
  };
}

/** What is searched; undefined without a text, a barcode or a brand: then nothing is asked (specification, section 5). */
export function scopeOf({ q, barcode, parent_category_id, parent_vendor_id }: SearchSearch): ListingScope | undefined {
  if (!q && !barcode && !parent_vendor_id) return undefined;
  return {
    ...(q ? { q } : {}),
    ...(barcode ? { barcode } : {}),
    ...(parent_category_id ? { parent_category_id: Number(parent_category_id) } : {}),
    ...(parent_vendor_id ? { parent_vendor_id } : {}),
  };
}

/** The part of the address that narrows the list. */
export function listingPart(search: SearchSearch): ListingSearch {
  const { q: _q, barcode: _barcode, parent_category_id: _category, parent_vendor_id: _vendor, ...listing } = search;
  return listing;
}
