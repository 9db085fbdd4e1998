export { RoundsPage } from './RoundsPage.tsx';
export { type RoundsSearch, readRoundsSearch } from './rounds-search.ts';
