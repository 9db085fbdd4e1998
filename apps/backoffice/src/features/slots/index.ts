export { SlotsPage } from './SlotsPage.tsx';
export { readSlotsSearch } from './slots-search.ts';
