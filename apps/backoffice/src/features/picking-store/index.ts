export { StorePage } from './StorePage.tsx';
export { readStoreSearch } from './store-search.ts';
