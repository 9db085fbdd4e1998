export { FastSearchPage } from './fast-search-page.tsx';
export { FastSearchStart } from './fast-search-start.tsx';
export { fastSearchQuery } from './model/fast-search-query.ts';
export { readList } from './model/list-address.ts';
export { fastSearchOverlays } from './overlays.ts';
