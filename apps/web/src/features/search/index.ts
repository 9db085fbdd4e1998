export { listingPart, readSearchSearch, scopeOf } from './model/search-search.ts';
export { topSearchesQuery } from './model/top-searches-query.ts';
export { SearchBox } from './search-box.tsx';
export { SearchPage } from './search-page.tsx';
