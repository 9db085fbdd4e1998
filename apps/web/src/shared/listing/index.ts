export { Listing } from './listing.tsx';
export { type ListingScope, listingQuery } from './listing-query.ts';
export { countFilters, type ListingSearch, readListingSearch } from './listing-search.ts';
