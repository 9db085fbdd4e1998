export { isGoneStore } from './api/stores.ts';
export { GoneStorePage } from './gone-store-page.tsx';
export { addressText } from './model/find-stores.ts';
export { storeQuery, storesQuery } from './model/stores-query.ts';
export { StorePage } from './store-page.tsx';
export { StoresPage } from './stores-page.tsx';
