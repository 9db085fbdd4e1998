export { ColdPage } from './ColdPage.tsx';
export { type ColdSearch, readColdSearch } from './cold-search.ts';
