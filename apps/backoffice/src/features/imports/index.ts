export { ImportsPage } from './ImportsPage.tsx';
export { type ImportsSearch, readImportsSearch } from './imports-search.ts';
